// does not compile: a view type that is not declared here
@_spi(Advanced) import SwiftUIIntrospect
import SwiftUI

// expect-none
// introspect-lint:disable:file open-ended-range -- their ends are no subject here

struct StraightRanges: View {
  let rows: [Row]

  var body: some View {
    VStack {
      List(rows, rowContent: RowView.init)
        .introspect(.list, on: .iOS(.v16...)) { $0.bounces = false }
      List(rows, rowContent: RowView.init)
        .introspect(.list, on: .tvOS(.v13...)) { $0.separatorInset = .zero }
      ScrollView { Rows(rows) }
        .introspect(.scrollView, on: .iOS(.v13...), .tvOS(.v13...), .visionOS(.v1...)) { $0.bounces = false }

      // A sibling takes over where the class changes.
      List(rows, rowContent: RowView.init)
        .introspect(.list, on: .iOS(.v13...)) { $0.separatorInset = .zero }
        .introspect(.list, on: .iOS(.v16...)) { $0.bounces = false }
      List(rows, rowContent: RowView.init)
        .introspect(.list(style: .plain), on: .iOS(.v15...)) { $0.separatorInset = .zero }
        .introspect(.list, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { $0.bounces = false }
      // What the constant covers is not known.
      List(rows, rowContent: RowView.init)
        .introspect(.list, on: .iOS(.v13...)) { $0.separatorInset = .zero }
        .introspect(.list, on: .supportedVersions) { $0.bounces = false }

      // The later class cannot be met here.
      if #available(iOS 16, *) {
        Rows(rows)
      } else {
        List(rows, rowContent: RowView.init).introspect(.list, on: .iOS(.v14...)) { $0.separatorInset = .zero }
      }

      Carousel(rows).introspect(.carousel, on: .iOS(.v13...)) { $0.bounces = false }
    }
    .sheet(isPresented: .constant(true)) {
      // The class of iOS 13 is there on all later versions too.
      Text("a").introspect(.sheet, on: .iOS(.v13...)) { $0.overrideTraitCollection = nil }
    }
  }
}
