// does not compile: a form that does not exist
@_spi(Advanced) import SwiftUIIntrospect
import SwiftUI

struct Ranges: View {
  let rows: [Row]

  var body: some View {
    VStack {
      List(rows, rowContent: RowView.init)
        .introspect(.list, on: .iOS(.v13...)) { $0.separatorInset = .zero }  // expect: range-crosses-class-change@37 "from iOS 16 on '.list' is backed by UICollectionView and no longer by UITableView, so '.v13...' finds nothing from there on"
      List(rows, rowContent: RowView.init)
        .introspect(.list(style: .sidebar), on: .iOS(.v15...), .tvOS(.v15...)) { $0.separatorInset = .zero }  // expect: range-crosses-class-change@54, unavailable-platform
      Text("row")
        .introspect(.listCell, on: .iOS(.v14), .iOS(.v15...)) { $0.backgroundView = nil }  // expect: range-crosses-class-change@53 "UICollectionViewCell"

      // The sibling covers other versions, and the change is not among them.
      List(rows, rowContent: RowView.init)
        .introspect(.list, on: .iOS(.v14...)) { $0.separatorInset = .zero }  // expect: range-crosses-class-change@37
        .introspect(.list, on: .visionOS(.v1...)) { $0.bounces = false }  // expect: open-ended-range

      // Over the end of a view type.
      NavigationSplitView { Text("a") } detail: { Text("b") }
        #if os(tvOS)
          .introspect(.navigationSplitView, on: .tvOS(.v16...)) { $0.hidesBarsOnTap = true }  // expect: range-crosses-class-change@55 "'.navigationSplitView' has no native class from tvOS 18 on"
        #endif
      Toggle("On", isOn: .constant(true))
        #if os(macOS)
          .introspect(.toggle(style: .button), on: .macOS(.v12...)) { $0.isBordered = false }  // expect: range-crosses-class-change@59 "from macOS 26 on"
        #endif

      // The check leaves the later class in.
      if #available(iOS 15, *) {
        Form { Text("c") }
          .introspect(.form, on: .iOS(.v15...)) { $0.separatorInset = .zero }  // expect: range-crosses-class-change@39
      }
    }
  }
}
