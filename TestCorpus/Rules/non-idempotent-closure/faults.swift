import Combine
import SwiftUI
import SwiftUIIntrospect

struct AddedViews: View {
  @State private var badges: [UIView] = []
  let model: FeedModel

  var body: some View {
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        scrollView.addSubview(UIView()) // expect: non-idempotent-closure@20 "adds one more subview"
        let badge = UILabel()
        badge.text = "new"
        scrollView.insertSubview(badge, at: 0) // expect: non-idempotent-closure "adds one more subview"
        scrollView.layer.addSublayer(CAGradientLayer()) // expect: non-idempotent-closure "layer"
      }
    List {}
      .introspect(.list, on: .iOS(.v26, .v27)) {
        $0.addGestureRecognizer(UITapGestureRecognizer()) // expect: non-idempotent-closure "recogniser"
      }
    // What runs a main-queue turn later runs each time all the same.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        DispatchQueue.main.async {
          scrollView.addInteraction(UIContextMenuInteraction(delegate: model)) // expect: non-idempotent-closure
        }
        Task { @MainActor in
          scrollView.addSubview(UIImageView(image: nil)) // expect: non-idempotent-closure
        }
      }
    // A condition that has nothing to do with the effect is no guard.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        guard let window = scrollView.window else { return }
        if model.isEnabled {
          window.addSubview(UIView()) // expect: non-idempotent-closure
        } else {
          let shade = UIView()
          shade.removeFromSuperview()
          scrollView.addSubview(shade) // expect: non-idempotent-closure
        }
      }
    // An alias of the native object, and what is reached through it.
    TabView {}
      .introspect(.tabView, on: .iOS(.v26, .v27)) { controller in
        let bar = controller.tabBar
        if let container = bar.superview {
          container.addSubview(UIVisualEffectView(effect: nil)) // expect: non-idempotent-closure
        }
        for item in bar.subviews {
          item.addSubview(UIView(frame: .zero)) // expect: non-idempotent-closure
        }
      }
    // The elements of a loop, and the object that a builder hands on.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        scrollView.subviews.forEach { $0.addSubview(UIView()) } // expect: non-idempotent-closure
        scrollView.then { view in view.addInteraction(UIDragInteraction(delegate: model)) } // expect: non-idempotent-closure
      }
    // Through a cast, and through `self`.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { view in
        (view as? UICollectionView)?.addSubview(UIView()) // expect: non-idempotent-closure
        if let list = view as? UITableView { list.addSubview(UIView()) } // expect: non-idempotent-closure
        self.model.container.addSubview(UIView()) // expect: non-idempotent-closure
      }
    // Made in a closure that is applied on the spot.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        let banner: UILabel = {
          let label = UILabel()
          label.text = "offline"
          return label
        }()
        scrollView.addSubview(banner) // expect: non-idempotent-closure
        NSLayoutConstraint.activate([
          banner.topAnchor.constraint(equalTo: scrollView.topAnchor),
          banner.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
        ])
      }
    // Constraints alone, on views that were there before.
    TextField("Name", text: .constant(""))
      .introspect(.textField, on: .iOS(.v26, .v27)) { textField in
        textField.heightAnchor.constraint(equalToConstant: 44).isActive = true // expect: non-idempotent-closure
        textField.addConstraint(NSLayoutConstraint(item: textField, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 9)) // expect: non-idempotent-closure
      }
  }
}

struct Observers: View {
  @ObservedObject var model: FeedModel

  var body: some View {
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        NotificationCenter.default.addObserver( // expect: non-idempotent-closure@36 "registers one more block"
          forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main
        ) { _ in
          // Runs when the keyboard shows, not when the closure does.
          scrollView.addSubview(UIView()) // expect: strong-view-capture
        }
        scrollView.publisher(for: \.contentOffset)
          .sink { model.offset = $0 }
          .store(in: &model.cancellables) // expect: non-idempotent-closure "subscription"
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in } // expect: non-idempotent-closure "timer"
        model.observations.append(scrollView.observe(\.contentSize) { _, _ in }) // expect: non-idempotent-closure "'observations'"
      }
  }
}

struct Replaced: View {
  let model: FeedModel

  var body: some View {
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        scrollView.refreshControl = UIRefreshControl() // expect: non-idempotent-closure "spinning"
      }
    TextField("Name", text: .constant(""))
      .introspect(.textField, on: .iOS(.v26, .v27)) { textField in
        textField.leftView = UIImageView() // expect: non-idempotent-closure "'leftView' makes a new view"
        let accessory = UIToolbar()
        // What is added to a local dies with it; the local is what is made anew.
        accessory.addSubview(UIView())
        textField.inputAccessoryView = accessory // expect: non-idempotent-closure
      }
  }
}

extension View {
  func pushesDetail() -> some View {
    introspect(.navigationStack, on: .iOS(.v26, .v27)) { controller in
      controller.pushViewController(UIViewController(), animated: false) // expect: non-idempotent-closure "pushes"
    }
  }

  func addsNamedAction(_ handler: @escaping () -> Void) -> some View {
    introspect(.textField, on: .iOS(.v26, .v27)) { textField in
      let clear = UIAction { _ in handler() }
      textField.addAction(clear, for: .editingDidEnd) // expect: non-idempotent-closure "action"
    }
  }

  func addsAction(_ handler: @escaping () -> Void) -> some View {
    introspect(.textField, on: .iOS(.v26, .v27), customize: { textField in
      textField.addAction(UIAction { _ in handler() }, for: .editingChanged) // expect: non-idempotent-closure "action"
    })
  }
}

struct MacWindow: View {
  var body: some View {
    Text("Notes")
      .introspect(.window, on: .macOS(.v26, .v27)) { window in
        let accessory = NSTitlebarAccessoryViewController()
        window.addTitlebarAccessoryViewController(accessory) // expect: non-idempotent-closure "accessory"
        window.toolbar = NSToolbar(identifier: "main") // expect: delegate-override "toolbar items"
        NSEvent.addLocalMonitorForEvents(matching: .keyDown) { $0 } // expect: non-idempotent-closure "monitor"
      }
  }
}

struct Probe: View {
  var body: some View {
    ScrollView {}
      .extract(UIScrollView.self) { scrollView in
        scrollView.addSubview(UIView()) // expect: non-idempotent-closure
      }
  }
}
