// does not compile: types that are not declared here
import Introspect
import SwiftUI

// expect-none

extension View {
  // The project's own, whatever the library has of that name.
  func introspectSearchController(customize: @escaping (UISearchController) -> Void) -> some View {
    inject(finder(customize))
  }

  func introspectTableViewHeaderFooterView(customize: @escaping (UITableViewHeaderFooterView) -> Void) -> some View {
    inject(finder(customize))
  }

  func introspect(selector: @escaping (Probe) -> UIView?, customize: @escaping (UIView) -> Void) -> some View { self }
}

struct Own: View {
  var body: some View {
    VStack {
      List(rows, rowContent: RowView.init)
        .introspectSearchController { $0.hidesNavigationBarDuringPresentation = false }
        .introspectTableViewHeaderFooterView { $0.textLabel?.textColor = .red }
      // No method of the old module.
      content.introspectSidebar { $0.isHidden = true }
      content.introspect(selector: { $0.view }) { $0.isHidden = true }
      Text(".introspectScrollView { $0.bounces = false }")
      // content.introspectScrollView { $0.bounces = false }
    }
  }
}
