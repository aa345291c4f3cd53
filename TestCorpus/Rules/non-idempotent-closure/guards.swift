// expect-none
import SwiftUI
import SwiftUIIntrospect

// Conditions that make an effect happen once.
struct Guarded: View {
  @StateObject private var keeper = Keeper()
  @State private var isConfigured = false

  var body: some View {
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        if scrollView.viewWithTag(7) == nil {
          let badge = UIView()
          badge.tag = 7
          scrollView.addSubview(badge)
        }
      }
      .introspect(.viewController, on: .iOS(.v26, .v27)) { controller in
        guard !controller.view.subviews.contains(where: { $0 is UIVisualEffectView }) else { return }
        controller.view.addSubview(UIVisualEffectView(effect: nil))
      }
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        guard scrollView.gestureRecognizers?.isEmpty != false else { return }
        scrollView.addGestureRecognizer(UIPanGestureRecognizer())
      }
    // A flag that the closure sets.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        if !isConfigured {
          scrollView.addInteraction(UIDragInteraction(delegate: keeper))
          DispatchQueue.main.async { isConfigured = true }
        }
      }
    // A flag that is set on the way out.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        if keeper.isDone { return }
        defer { keeper.isDone = true }
        scrollView.addSubview(UIView())
      }
    // The identity of the native object.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        guard keeper.scrollView !== scrollView else { return }
        keeper.scrollView = scrollView
        scrollView.addSubview(UIView())
      }
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        guard scrollView != keeper.scrollView else { return }
        scrollView.addGestureRecognizer(UITapGestureRecognizer())
      }
    // A property that is filled once.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        if keeper.badge == nil {
          let badge = UIView()
          keeper.badge = badge
          scrollView.addSubview(badge)
        }
        if scrollView.refreshControl == nil {
          scrollView.refreshControl = UIRefreshControl()
        }
        if keeper.token == nil {
          keeper.token = NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in }
        }
      }
    // An associated object.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        guard objc_getAssociatedObject(scrollView, &key) == nil else { return }
        objc_setAssociatedObject(scrollView, &key, true, .OBJC_ASSOCIATION_RETAIN)
        scrollView.addSubview(UIView())
      }
    // A tag that the closure sets.
    List {}
      .introspect(.listCell, on: .iOS(.v26, .v27)) { cell in
        if cell.tag != 1 {
          cell.tag = 1
          cell.contentView.addSubview(UIView())
        }
      }
    // The branch behind a failed test.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        if let badge = scrollView.subviews.first(where: { $0.tag == 3 }) {
          badge.isHidden = false
        } else {
          scrollView.addSubview(UIView())
        }
      }
  }
}

// What was added before is taken away first.
struct Removed: View {
  @StateObject private var keeper = Keeper()

  var body: some View {
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        keeper.badge?.removeFromSuperview()
        let badge = UIView()
        keeper.badge = badge
        scrollView.addSubview(badge)
      }
      .introspect(.scrollView, on: .iOS(.v26, .v27), scope: .ancestor) { scrollView in
        scrollView.gestureRecognizers?.forEach { scrollView.removeGestureRecognizer($0) }
        scrollView.addGestureRecognizer(UITapGestureRecognizer())
      }
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        keeper.timer?.invalidate()
        keeper.timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
        keeper.cancellables.removeAll()
        scrollView.publisher(for: \.contentOffset).sink { _ in }.store(in: &keeper.cancellables)
      }
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        keeper.views = []
        keeper.views.append(scrollView.window)
        NotificationCenter.default.removeObserver(keeper)
        NotificationCenter.default.addObserver(keeper, selector: #selector(Keeper.run), name: nil, object: nil)
      }
  }
}
