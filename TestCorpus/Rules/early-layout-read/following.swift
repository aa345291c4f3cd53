import SwiftUI
import SwiftUIIntrospect

struct Followed: View {
  let model: FeedModel

  var body: some View {
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27), customize: measure) // expect: early-layout-read@65
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        measure(scrollView) // expect: early-layout-read@9 "'contentSize' is read"
        DispatchQueue.main.async { measure(scrollView) }
      }
  }

  private func measure(_ scrollView: UIScrollView) {
    model.height = scrollView.contentSize.height
    model.width = scrollView.bounds.width
  }
}
