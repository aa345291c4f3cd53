// expect-none
import Combine
import SwiftUI
import SwiftUIIntrospect

struct WeaklyCaptured: View {
  @StateObject private var model = WeakModel()

  var body: some View {
    // Weak, or not the view at all.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        guard model.token == nil else { return }
        model.token = NotificationCenter.default.addObserver(forName: nil, object: nil, queue: .main) { [weak scrollView] _ in
          guard let scrollView else { return }
          scrollView.setContentOffset(.zero, animated: true)
        }
        model.token = NotificationCenter.default.addObserver(forName: nil, object: scrollView, queue: .main) { [unowned scrollView] _ in
          scrollView.alpha = 0
        }
        model.token = NotificationCenter.default.addObserver(forName: nil, object: nil, queue: .main) { note in
          model.scrollView?.alpha = 0
          print(note)
        }
        weak var weakView = scrollView
        model.token = NotificationCenter.default.addObserver(forName: nil, object: nil, queue: .main) { _ in
          weakView?.alpha = 0
        }
        let offset = scrollView.contentOffset
        model.token = NotificationCenter.default.addObserver(forName: nil, object: nil, queue: .main) { _ in
          print(offset)
        }
      }
    // The closure is given the view itself, or has a name of its own for something else.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        model.observation = scrollView.observe(\.contentOffset) { scrollView, _ in
          print(scrollView.contentOffset)
        }
        model.subscription = model.changes.sink { change in
          let scrollView = change.view
          scrollView.alpha = 0
          model.handle(scrollView: change)
          print(model.scrollView ?? change, change.scrollView)
        }
        model.subscription = model.changes.sink { [weak view = scrollView] _ in view?.alpha = 0 }
      }
    // Over soon, or gone with the run.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        DispatchQueue.main.async { scrollView.bounces = false }
        Task { @MainActor in scrollView.bounces = false }
        if model.timer == nil {
          model.timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in scrollView.alpha = 0 }
        }
        UIView.animate(withDuration: 1) { scrollView.alpha = 0 }
        let subscription = scrollView.publisher(for: \.bounds).sink { _ in scrollView.alpha = 0 }
        subscription.cancel()
        scrollView.subviews.forEach { _ in scrollView.alpha = 0 }
        // What the project's own functions do with a closure, nobody knows.
        model.perform { scrollView.alpha = 0 }
      }
    // The action of another control that the closure makes.
    TextField("Name", text: .constant(""))
      .introspect(.textField, on: .iOS(.v26, .v27)) { textField in
        textField.leftView = model.button ?? UIButton(primaryAction: UIAction { _ in textField.isHidden = true })
        textField.addAction(UIAction(identifier: .init("a")) { action in print(action.sender ?? "") }, for: .editingDidEnd)
      }
  }
}

struct OtherClosures: View {
  var body: some View {
    let _ = client.introspect(token: token) { result in
      NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in print(result) }
    }
    EmptyView()
  }
}
