// settings: targets iOS 16.4, macOS 13, tvOS 17 to 18, visionOS 2
import SwiftUI
import SwiftUIIntrospect

struct LeftOver: View {
  let rows: [Row]
  @State private var text = ""

  var body: some View {
    VStack {
      // 16.4 still runs iOS 16.
      ScrollView { Rows(rows) }
        .introspect(.scrollView, on: .iOS(.v14, .v15, .v16, .v17, .v18, .v26, .v27)) { $0.bounces = false }  // expect: unreachable-version@43 "'.v14' and '.v15' are below the deployment target, iOS 16.4, so they never match"

      // Out of order: each run by itself.
      Slider(value: .constant(0))
        .introspect(.slider, on: .iOS(.v15,.v16,.v17,.v18,.v13,.v26,.v27,.v14)) { $0.isContinuous = false }  // expect: unreachable-version@39 "'.v15' is", unreachable-version@59 "'.v13' is below", unreachable-version@74 "'.v14' is"

      // The list must not become empty, and the other clause is for another platform.
      List(rows, rowContent: RowView.init)
        .introspect(.list, on: .iOS(.v13, .v14, .v15), .tvOS(.v17, .v18, .v26, .v27)) { $0.separatorInset = .zero }  // expect: unreachable-version@37 "'.v13', '.v14' and '.v15' are", stale-version-list

      #if os(macOS)
        DatePicker("Due", selection: .constant(.now))
          .introspect(
            .datePicker(style: .compact),
            on: .macOS(
              .v10_15_4,  // expect: unreachable-version@15 "'.v10_15_4', '.v11' and '.v12' are below the deployment target, macOS 13"
              .v11,
              .v12,
              .v13, .v14, .v15, .v26, .v27
            )
          ) { $0.isBezeled = false }
      #endif

      // The lower one of two targets counts.
      ScrollView { Rows(rows) }
        .introspect(.scrollView, on: .tvOS(.v16, .v17, .v18, .v26, .v27), .visionOS(.v1, .v2, .v26, .v27)) { $0.bounces = false }  // expect: unreachable-version@44 "'.v16' is below the deployment target, tvOS 17", unreachable-version@85 "'.v1' is"

      // What else stands in the call does not matter.
      TextField("Title", text: $text)
        .introspect(.textField, on: .iOS(.v15, .v16, .v17, .v18, .v26, .v27), Platforms.more) { $0.borderStyle = .none }  // expect: unreachable-version@42
    }
  }
}
