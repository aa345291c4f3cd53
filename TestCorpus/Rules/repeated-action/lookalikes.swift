// does not compile: methods of other classes
// expect-none
import SwiftUI
import SwiftUIIntrospect

struct Lookalikes: View {
  let model: FeedModel

  var body: some View {
    // Values that do not depend on the old ones.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        scrollView.contentInset.top = 20
        scrollView.transform = CGAffineTransform(rotationAngle: .pi)
        scrollView.transform = model.transform.rotated(by: .pi)
        scrollView.tag = scrollView.tag == 0 ? 1 : 2
        scrollView.layer.transform = CATransform3DMakeRotation(.pi, 0, 0, 1)
      }
    // Local values.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        var inset = scrollView.contentInset
        inset.top += 10
        scrollView.verticalScrollIndicatorInsets = inset
        var count = 0
        for view in scrollView.subviews { count += view.tag }
        scrollView.accessibilityLabel = "\(count)"
        let layer = CALayer()
        layer.zPosition += 1
      }
    // Another class has a member of that name.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        scrollView.center()
        scrollView.load(model)
        scrollView.reload(3)
        scrollView.center = .zero
        model.window.center()
        model.present(model.alert, animated: true)
        model.queue.load(scrollView)
      }
    // When something happens, not when the closure runs; a main-queue turn later is no action.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        model.onTap = { scrollView.setContentOffset(.zero, animated: true) }
        model.observation = scrollView.observe(\.contentSize) { view, _ in view.contentInset.top += 1 }
        DispatchQueue.main.async { scrollView.bounces = false }
        Task { @MainActor in scrollView.isPagingEnabled = true }
        UIView.performWithoutAnimation { scrollView.alpha = 1 }
        UIView.animate(withDuration: 0.2) { scrollView.alpha = 1 }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { scrollView.bounces = true }
      }
    // A counter of the app is its own affair.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        model.runs += 1
        scrollView.tag = model.runs
      }
  }
}
