// does not compile: a constant that is not declared here
// settings: targets iOS 16.4, macOS 10.15.7, visionOS 1
import SwiftUI
@_spi(Advanced) import SwiftUIIntrospect

// introspect-lint:disable:file open-ended-range -- only its beginning matters here
// expect-none

struct Reachable: View {
  let rows: [Row]
  @State private var text = ""

  var body: some View {
    VStack {
      // 16.4 is an update of 16.
      ScrollView { Rows(rows) }
        .introspect(.scrollView, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { $0.bounces = false }
      // So is 10.15.7 of 10.15, with what came with 10.15.4.
      #if os(macOS)
        DatePicker("Due", selection: .constant(.now))
          .introspect(.datePicker(style: .compact), on: .macOS(.v10_15_4, .v11, .v12, .v13, .v14, .v15, .v26, .v27)) {
            $0.isBezeled = false
          }
      #endif
      // The range only starts there.
      TextEditor(text: $text)
        .introspect(.textEditor, on: .iOS(.v14...)) { $0.spellCheckingType = .no }
      // Nothing is known of tvOS.
      ScrollView { Rows(rows) }
        .introspect(.scrollView, on: .tvOS(.v13, .v14, .v15, .v16, .v17, .v18, .v26, .v27)) { $0.bounces = false }
      // A constant of the project's own may be anything.
      ScrollView { Rows(rows) }
        .introspect(.scrollView, on: .iOS(.early, .v16, .v17, .v18, .v26, .v27)) { $0.bounces = false }
      // The branch is for another platform.
      #if os(macOS)
        Slider(value: .constant(0))
          .introspect(.slider, on: .iOS(.v14, .v16, .v17, .v18, .v26, .v27)) { $0.isContinuous = false }
      #endif
    }
  }
}
