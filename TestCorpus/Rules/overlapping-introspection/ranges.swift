// does not compile: the native classes differ
import SwiftUI
@_spi(Advanced) import SwiftUIIntrospect

struct Handed: View {
  let rows: [Row]

  var body: some View {
    VStack {
      // The range looks for a table view, which is not there where the second call begins.
      List(rows, rowContent: RowView.init)
        .introspect(.list, on: .iOS(.v14...)) { $0.separatorInset = .zero }
        .introspect(.list, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { $0.bounces = false }

      // Not compiled: what the first call covers means nothing.
      List(rows, rowContent: RowView.init)
        .introspect(.list, on: .iOS(.v15, .v16, .v17, .v18, .v26, .v27)) { $0.bounces = false }  // expect: mixed-native-classes
        .introspect(.list, on: .iOS(.v27)) { $0.bounces = false }

      // Beyond the versions that are known both go on.
      ScrollView { Rows(rows) }
        .introspect(.scrollView, on: .iOS(.v17...)) { $0.bounces = false }  // expect: open-ended-range
        .introspect(.scrollView, on: .iOS(.v27...)) { $0.bounces = true }  // expect: open-ended-range, overlapping-introspection@43
    }
  }
}
