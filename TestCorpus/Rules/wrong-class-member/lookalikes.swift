// does not compile: members that nobody declares
// expect-none
import SwiftUI
import SwiftUIIntrospect

struct RightClass: View {
  @State private var text = ""

  var body: some View {
    // The classes share the member.
    List {}
      .introspect(.list, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { list in
        list.allowsSelection = showsSelection
        list.backgroundView = nil
      }
    // Nobody knows the member.
    List {}
      .introspect(.list, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { list in
        list.separators = .none
      }
    // Another object.
    List {}
      .introspect(.list, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { list in
        (list.superview as? UITableView)?.separatorStyle = .none
        list.visibleCells.forEach { $0.separatorInset = .zero }
        list.subviews.forEach { cell in cell.separatorInset = .zero }
        settings.separatorStyle = .none
      }
    // An object inside, under the name of the one around it.
    List {}
      .introspect(.list, on: .iOS(.v16, .v17, .v18, .v26, .v27)) {
        $0.subviews.compactMap { $0 as? UITableView }.forEach { $0.separatorStyle = .none }
      }
    // The project gives the class the member.
    Form {}
      .introspect(.form, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { form in
        form.sectionHeaderHeight = 12
        form.rowHeight = 44
      }
    // Compiled for another platform than the call.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        #if os(macOS)
          scrollView.hasVerticalScroller = false
        #else
          scrollView.bounces = bounces
        #endif
      }
    // What the closure gets is not known.
    List {}
      .introspect(.list, on: .supportedVersions) { list in
        list.separatorStyle = .none
      }
    // One version, two classes; another rule says so.
    Text("Sheet")
      .introspect(.sheet, on: .iOS(.v15, .v16, .v17, .v18, .v26, .v27)) { (sheet: UISheetPresentationController) in
        sheet.detents = detents
      }
    // Archives, tables of one's own.
    archive.extract(UICollectionView.self)
  }
}

extension UICollectionView {
  var sectionHeaderHeight: CGFloat {
    get { 0 }
    set { contentInset.top = newValue }
  }
}

protocol Rows {}

extension Rows {
  var rowHeight: CGFloat {
    get { 0 }
    set {}
  }
}

extension UIScrollView: Rows {}
