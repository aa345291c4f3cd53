// settings: targets iOS 17.2, tvOS 16 to 18
import SwiftUI
import SwiftUIIntrospect

struct BelowTarget: View {
  let rows: [Row]

  var body: some View {
    VStack {
      // No device has iOS 16 any more, and 17.2 is a part of 17.
      List(rows, rowContent: RowView.init)
        .introspect(.list, on: .iOS(.v14, .v15)) { $0.separatorInset = .zero }  // expect: unreachable-version
        .introspect(.list, on: .iOS(.v17, .v18, .v26, .v27)) { $0.bounces = false }

      Slider(value: .constant(0))
        .introspect(.slider, on: .iOS(.v15, .v18, .v26, .v27)) { $0.isContinuous = false }  // expect: unreachable-version, version-gap "iOS 17 is left out"

      // Of several targets the lowest counts.
      ScrollView { Rows(rows) }
        .introspect(.scrollView, on: .tvOS(.v15, .v17, .v18, .v26, .v27)) { $0.bounces = false }  // expect: unreachable-version, version-gap "tvOS 16 is left out"
    }
  }
}
