// does not compile: versions that do not exist
import SwiftUI
import SwiftUIIntrospect

struct VolumePane: View {
  @Binding var volume: Double
  @Binding var name: String

  var body: some View {
    VStack {
      Slider(value: $volume)
        .introspect(.slider, on: .iOS(.v18, .v19)) { $0.isContinuous = false }  // expect: unknown-version@45 "SwiftUIIntrospect has no '.v19' for iOS: iOS 26 follows 18"
      Slider(value: $volume)
        .introspect(.slider, on: .iOS(.v25, .v26, .v27)) { $0.isContinuous = false }  // expect: unknown-version@39 "iOS 26 follows 18"

      // Older than SwiftUI, and an update of a release.
      TextField("Name", text: $name)
        .introspect(.textField, on: .iOS(.v12, .v13)) { $0.clearButtonMode = .always }  // expect: unknown-version@42 "the first is '.v13', as SwiftUI began with iOS 13"
      TextField("Name", text: $name)
        .introspect(.textField, on: .iOS(.v16_4)) { $0.clearButtonMode = .always }  // expect: unknown-version@42 "'.v16' stands for all of iOS 16"
      TextField("Name", text: $name)
        .introspect(.textField, on: .iOS(.v26_1)) { $0.clearButtonMode = .always }  // expect: unknown-version@42 "'.v26' stands for all of iOS 26"

      // Spelled as no constant is.
      TextField("Name", text: $name)
        .introspect(.textField, on: .iOS(.v013)) { $0.clearButtonMode = .always }  // expect: unknown-version@42 "its constants are named like '.v13'"
      TextField("Name", text: $name)
        .introspect(.textField, on: .iOS(.v17_0)) { $0.clearButtonMode = .always }  // expect: unknown-version@42

      // A number of another platform.
      ScrollView { Text("a") }
        .introspect(.scrollView, on: .visionOS(.v17, .v27)) { $0.bounces = false }  // expect: unknown-version@48 "visionOS 26 follows 2"
      ScrollView { Text("b") }
        .introspect(.scrollView, on: .tvOS(.v12, .v27)) { $0.bounces = false }  // expect: unknown-version@44

      #if os(macOS)
        TextField("Name", text: $name)
          .introspect(.textField, on: .macOS(.v10_14, .v10_15)) { $0.isBezeled = false }  // expect: unknown-version@46 "the first is '.v10_15'"
        TextField("Name", text: $name)
          .introspect(.textField, on: .macOS(.v10_16, .v12)) { $0.isBezeled = false }  // expect: unknown-version@46 "the nearest version is '.v11'"
        TextField("Name", text: $name)
          .introspect(.textField, on: .macOS(.v16, .v26, .v27)) { $0.isBezeled = false }  // expect: unknown-version@46 "macOS 26 follows 15"
      #endif
    }
  }
}
