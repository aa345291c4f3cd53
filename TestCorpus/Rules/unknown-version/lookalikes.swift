// does not compile: a version that does not exist
import SwiftUI
import SwiftUIIntrospect

// expect-none

struct Known: View {
  @Binding var name: String

  var body: some View {
    VStack {
      TextField("Name", text: $name)
        .introspect(.textField, on: .iOS(.v13, .v14, .v15, .v16, .v17, .v18, .v26, .v27), .tvOS(.v27)) {
          $0.clearButtonMode = .always
        }
      #if os(macOS)
        DatePicker("Due", selection: .constant(.now))
          .introspect(.datePicker(style: .compact), on: .macOS(.v10_15_4, .v11, .v12, .v13, .v14, .v15, .v26, .v27)) {
            $0.isBezeled = false
          }
      #endif

      // Newer than all that is known, and so perhaps new.
      TextField("Name", text: $name).introspect(.textField, on: .iOS(.v27, .v28)) { $0.clearButtonMode = .always }
      TextField("Name", text: $name).introspect(.textField, on: .visionOS(.v31)) { $0.clearButtonMode = .always }

      // Names of a package's own, and values that are no members.
      TextField("Name", text: $name)
        .introspect(.textField, on: .iOS(.v15Later), .tvOS(.all)) { $0.clearButtonMode = .always }
      TextField("Name", text: $name)
        .introspect(.textField, on: .iOS(iOSViewVersion<TextFieldType, UITextField>.v12)) { $0.clearButtonMode = .always }

      // A constant that this file declares, and a view type of somebody else's.
      TextField("Name", text: $name).introspect(.textField, on: .iOS(.v16_4)) { $0.clearButtonMode = .always }
      Carousel(name).introspect(.carousel, on: .iOS(.v1)) { $0.bounces = false }

      // No build takes this branch.
      #if os(macOS)
        TextField("Name", text: $name).introspect(.textField, on: .iOS(.v19)) { $0.clearButtonMode = .always }
      #endif
    }
  }
}

extension iOSViewVersion<TextFieldType, UITextField> {
  static let v16_4 = Self.v16
}
