import SwiftUI
import SwiftUIIntrospect

struct FollowedWrites: View {
  @State private var inset: CGFloat = 0
  @StateObject private var model = FollowedState()

  var body: some View {
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27), customize: measure) // expect: state-change-in-closure "'inset' is SwiftUI state"
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        measure(scrollView) // expect: state-change-in-closure@9
        model.measure(scrollView) // expect: state-change-in-closure@15 "'offset' is SwiftUI state"
        model.measureLater(scrollView)
        model.note(scrollView)
        // What is called later writes later.
        DispatchQueue.main.async { measure(scrollView) }
        fill($inset, from: scrollView) // expect: state-change-in-closure
      }
  }

  private func measure(_ scrollView: UIScrollView) {
    inset = scrollView.contentInset.top
    inset += 1
  }

  private func fill(_ value: Binding<CGFloat>, from scrollView: UIScrollView) {
    value.wrappedValue = scrollView.contentInset.top
  }
}

final class FollowedState: ObservableObject {
  @Published var offset = CGPoint.zero
  var isKnown = false

  func measure(_ scrollView: UIScrollView) {
    offset = scrollView.contentOffset
  }

  func measureLater(_ scrollView: UIScrollView) {
    DispatchQueue.main.async { [self] in offset = scrollView.contentOffset }
  }

  func note(_ scrollView: UIScrollView) {
    isKnown = true
  }
}
