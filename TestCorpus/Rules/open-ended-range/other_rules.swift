// does not compile: the native classes differ
@_spi(Advanced) import SwiftUIIntrospect
import SwiftUI

// What another rule says of a range is enough.
struct Reported: View {
  let rows: [Row]

  var body: some View {
    VStack {
      List(rows, rowContent: RowView.init)
        .introspect(.list, on: .iOS(.v14...)) { $0.separatorInset = .zero }  // expect: range-crosses-class-change
      NavigationStack { Rows(rows) }
        .introspect(.navigationStack, on: .iOS(.v15...)) { $0.hidesBarsOnTap = true }  // expect: unavailable-version
      List(rows, rowContent: RowView.init)
        .introspect(.list, on: .iOS(.v15), .iOS(.v16...)) { $0.bounces = false }  // expect: mixed-native-classes
    }
  }
}
