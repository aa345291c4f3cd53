import SwiftUI
import SwiftUIIntrospect

struct Followed: View {
  let scrollsToTop: Bool

  var body: some View {
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27), customize: scrollUp) // expect: repeated-action@65
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        scrollUp(scrollView) // expect: repeated-action@9 "scrolls back"
        if scrollsToTop { scrollUp(scrollView) }
        scrollUpWhenAsked(scrollView)
      }
  }

  private func scrollUp(_ scrollView: UIScrollView) {
    scrollView.setContentOffset(.zero, animated: true)
    scrollView.contentInset.top += 3
  }

  private func scrollUpWhenAsked(_ scrollView: UIScrollView) {
    guard scrollsToTop else { return }
    scrollView.setContentOffset(.zero, animated: true)
  }
}
