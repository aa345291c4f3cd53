import SwiftUI
import SwiftUIIntrospect

struct FollowedCapture: View {
  @StateObject private var model = FollowedCaptureModel()

  var body: some View {
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27), customize: track) // expect: strong-view-capture
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        track(scrollView) // expect: strong-view-capture@9
        model.track(scrollView)
      }
  }

  private func track(_ scrollView: UIScrollView) {
    model.subscription = model.changes.sink { _ in scrollView.alpha = 0 }
  }
}

final class FollowedCaptureModel: ObservableObject {
  var subscription: AnyCancellable?
  let changes = PassthroughSubject<Void, Never>()

  func track(_ scrollView: UIScrollView) {
    subscription = changes.sink { [weak scrollView] _ in scrollView?.alpha = 0 }
  }
}
