import SwiftUI

struct Followed: UIViewRepresentable {
  let title: String

  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ uiView: UIView, context: Context) {
    decorate(uiView) // expect: side-effect-in-update@5 "in 'decorate', 'addSubview' adds one more subview"
    prepare(uiView, with: title)
    tidy(uiView)
    adorn(in: uiView)
  }

  private func decorate(_ view: UIView) {
    view.addSubview(UILabel())
    view.addGestureRecognizer(UITapGestureRecognizer())
  }

  private func prepare(_ view: UIView, with title: String) {
    guard view.subviews.isEmpty else { return }
    view.addSubview(UILabel())
  }

  private func tidy(_ view: UIView) {
    view.backgroundColor = .red
  }
}

struct Guarded: UIViewRepresentable {
  func makeCoordinator() -> GuardedCoordinator { GuardedCoordinator() }
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ uiView: UIView, context: Context) {
    // The guard stands where the function is called.
    if !context.coordinator.isDecorated {
      decorate(uiView)
      context.coordinator.isDecorated = true
    }
  }
  private func decorate(_ view: UIView) {
    view.addSubview(UILabel())
  }
}

final class GuardedCoordinator {
  var isDecorated = false
}
