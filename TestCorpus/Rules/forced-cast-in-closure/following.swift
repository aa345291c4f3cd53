import SwiftUI
import SwiftUIIntrospect

/// What a reference and a call lead to, reported where the reader of the closure sees it.
struct Followed: View {
  var body: some View {
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27), customize: tune) // expect: forced-cast-in-closure@65
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        tune(scrollView) // expect: forced-cast-in-closure@9 "'superview!' crashes"
        if scrollView.superview != nil { scrollView.superview!.tag = 1 }
        tuneCarefully(scrollView)
      }
  }

  private func tune(_ scrollView: UIScrollView) {
    scrollView.superview!.clipsToBounds = false
    scrollView.subviews[0].tag = 1
  }

  private func tuneCarefully(_ scrollView: UIScrollView) {
    guard let container = scrollView.superview, container.subviews.count > 1 else { return }
    container.subviews[1].tag = 1
    (scrollView as? UITableView)?.separatorStyle = .none
  }
}
