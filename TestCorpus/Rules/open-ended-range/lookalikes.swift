// does not compile: a version that another file declares
@_spi(Advanced) import SwiftUIIntrospect
import SwiftUI

// expect-none

struct Bounded: View {
  let rows: [Row]

  var body: some View {
    VStack {
      ScrollView { Rows(rows) }
        .introspect(.scrollView, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { $0.bounces = false }

      // The check ends the range.
      if #available(iOS 18, *) {
        Rows(rows)
      } else {
        ScrollView { Rows(rows) }.introspect(.scrollView, on: .iOS(.v15...)) { $0.bounces = false }
      }

      // From the change of class on the first call finds nothing, and the second one takes over.
      List(rows, rowContent: RowView.init)
        .introspect(.list, on: .iOS(.v14...)) { $0.separatorInset = .zero }
        .introspect(.list, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { $0.bounces = false }
      List(rows, rowContent: RowView.init)
        .introspect(.list, on: .iOS(.v14...)) { $0.separatorInset = .zero }
        .introspect(.list, on: .supportedVersions) { $0.bounces = false }

      // A constant of somebody else's, a version newer than all that is known, and a view type from elsewhere.
      ScrollView { Rows(rows) }.introspect(.scrollView, on: .iOS(.current...)) { $0.bounces = false }
      ScrollView { Rows(rows) }.introspect(.scrollView, on: .iOS(.v31...)) { $0.bounces = false }
      Carousel(rows).introspect(.carousel, on: .iOS(.v16...)) { $0.bounces = false }

      // No build takes this branch.
      #if os(macOS)
        ScrollView { Rows(rows) }.introspect(.scrollView, on: .iOS(.v16...)) { $0.bounces = false }
      #endif

      ForEach(rows[1...]) { RowView($0) }
    }
  }
}
