import SwiftUI
@_spi(Advanced) import SwiftUIIntrospect

// What is left out goes where it belongs.
struct Order: View {
  let rows: [Row]

  var body: some View {
    VStack {
      ScrollView { Rows(rows) }
        .introspect(.scrollView, on: .iOS(.v14,.v16,.v27)) { $0.bounces = false }  // expect: version-gap, version-gap
      List(rows, rowContent: RowView.init)
        .introspect(.list, on: .iOS(.v14)) { $0.separatorInset = .zero }  // expect: version-gap
        .introspect(
          .list,
          on: .iOS(
            .v18,  // expect: version-gap
            .v26, .v27)
        ) { $0.allowsFocus = false }
      // One call cannot name it beside a range.
      List(rows, rowContent: RowView.init)
        .introspect(.list, on: .iOS(.v15)) { $0.separatorInset = .zero }
        .introspect(.list, on: .iOS(.v17...)) { $0.allowsFocus = false }  // expect: version-gap, open-ended-range
    }
  }
}
