import SwiftUI
import SwiftUIIntrospect

struct Followed: View {
  @State private var scrollView: UIScrollView?
  @StateObject private var model = FollowedModel()

  var body: some View {
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27), customize: keep) // expect: stored-native-view "'scrollView' in '@State'"
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        keep(scrollView) // expect: stored-native-view@9
        model.attach(to: scrollView) // expect: stored-native-view@15 "'scrollView' of 'FollowedModel'"
        model.attachWeakly(to: scrollView)
        hand(scrollView, to: model) // expect: stored-native-view
        // A plain value is not the view.
        model.note(scrollView.contentOffset)
      }
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27), customize: model.attach(to:)) // expect: stored-native-view
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27), customize: model.attachWeakly(to:))
  }

  private func keep(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
  }

  private func hand(_ scrollView: UIScrollView, to model: FollowedModel) {
    model.scrollView = scrollView
    model.other = scrollView
  }
}

final class FollowedModel: ObservableObject {
  var scrollView: UIScrollView?
  var other: UIScrollView?
  weak var weakView: UIScrollView?
  private var offset = CGPoint.zero

  func attach(to scrollView: UIScrollView) {
    guard self.scrollView !== scrollView else { return }
    self.scrollView = scrollView
  }

  func attachWeakly(to scrollView: UIScrollView) {
    weakView = scrollView
  }

  func note(_ offset: CGPoint) {
    self.offset = offset
  }
}
