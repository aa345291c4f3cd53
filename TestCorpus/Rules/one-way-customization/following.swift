import SwiftUI
import SwiftUIIntrospect

struct Followed: View {
  var isCompact: Bool

  var body: some View {
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27), customize: tune) // expect: one-way-customization@65
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        tune(scrollView) // expect: one-way-customization@9
        tuneBothWays(scrollView)
      }
  }

  private func tune(_ scrollView: UIScrollView) {
    if isCompact { scrollView.bounces = false }
  }

  private func tuneBothWays(_ scrollView: UIScrollView) {
    scrollView.bounces = true
    if isCompact { scrollView.bounces = false }
  }
}
