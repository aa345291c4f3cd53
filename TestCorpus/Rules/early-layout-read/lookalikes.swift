// expect-none
import SwiftUI
import SwiftUIIntrospect

struct Lookalikes: View {
  let model: FeedModel
  @State private var observation: NSKeyValueObservation?

  var body: some View {
    // A main-queue turn later, or when something happens.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        DispatchQueue.main.async { model.height = scrollView.bounds.height }
        Task { @MainActor in model.height = scrollView.contentSize.height }
        model.onScroll = { model.height = scrollView.frame.height }
        model.observation = scrollView.observe(\.contentSize) { view, _ in model.height = view.contentSize.height }
      }
    // Windows and screens have their size.
    ScrollView {}
      .introspect(.window, on: .macOS(.v26, .v27)) { window in
        model.size = window.frame.size
      }
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        model.size = scrollView.window?.bounds.size ?? .zero
        if let window = scrollView.window { model.inset = window.safeAreaInsets.bottom }
        model.size = UIScreen.main.bounds.size
      }
    // Looked at before.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        if scrollView.contentSize.height > 0 { model.height = scrollView.contentSize.height }
        guard scrollView.bounds != .zero else { return }
        model.width = scrollView.bounds.width
      }
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        if model.isNew { scrollView.layoutIfNeeded() }
        model.width = scrollView.bounds.width
      }
    // A first frame for a view that follows its container.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        model.shade.frame = scrollView.bounds
        model.shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      }
    // Not the native object, not a value, or only a message.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        scrollView.contentInset.top = model.bar.frame.height
        print(scrollView.frame, scrollView.bounds)
        scrollView.setValue(CGRect.zero, forKeyPath: #keyPath(UIView.frame))
        model.watch(scrollView, at: \UIScrollView.contentSize)
        scrollView.frame.origin.x = 3
        scrollView.window?.frame(of: scrollView)
      }
    // A probe waits for the next turn of the main queue.
    HomeView()
      .extract(UIScrollView.self) { model.height = $0.contentSize.height }
  }
}
