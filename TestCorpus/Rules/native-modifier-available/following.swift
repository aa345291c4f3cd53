// settings: targets iOS 17
import SwiftUI
import SwiftUIIntrospect

struct FollowedModifier: View {
  var body: some View {
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v17, .v18, .v26, .v27), customize: lock) // expect: native-modifier-available@8
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v17, .v18, .v26, .v27)) { lock($0) } // expect: native-modifier-available@8
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v17, .v18, .v26, .v27)) { scrollView in
        scrollView.scrollsToTop = false
        lock(scrollView) // expect: native-modifier-available@9 "in 'lock'"
      }
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v17, .v18, .v26, .v27)) { tune($0) } // expect: native-modifier-available@68
  }

  private func lock(_ scrollView: UIScrollView) {
    scrollView.isScrollEnabled = false
  }

  private func tune(_ scrollView: UIScrollView) {
    scrollView.scrollsToTop = false
    scrollView.isScrollEnabled = false
  }
}
