import Combine
import SwiftUI
import SwiftUIIntrospect

struct Captured: View {
  @StateObject private var model = CapturedModel()

  var body: some View {
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        model.token = NotificationCenter.default.addObserver(forName: nil, object: nil, queue: .main) { _ in // expect: non-idempotent-closure
          scrollView.setContentOffset(.zero, animated: true) // expect: strong-view-capture@11 "kept until it is removed"
        }
        // An inner list comes too late.
        model.token = NotificationCenter.default.addObserver(forName: nil, object: nil, queue: .main) { _ in // expect: non-idempotent-closure
          DispatchQueue.main.async { [weak scrollView] in // expect: strong-view-capture
            scrollView?.setContentOffset(.zero, animated: true)
          }
        }
        model.timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in // expect: non-idempotent-closure
          scrollView.contentOffset.y = 3 // expect: strong-view-capture "this timer"
        }
      }
      .introspect(.scrollView, on: .iOS(.v26, .v27), scope: .ancestor) { scrollView in
        model.subscription = scrollView.publisher(for: \.contentOffset).sink { _ in
          scrollView.alpha = 0 // expect: strong-view-capture "as 'subscription' keeps it"
        }
        model.cancellables.removeAll()
        scrollView.publisher(for: \.contentSize)
          .sink { [scrollView] _ in scrollView.alpha = 1 } // expect: strong-view-capture@20 "as 'cancellables' keeps it"
          .store(in: &model.cancellables)
        model.observation = scrollView.observe(\.contentSize) { _, _ in
          print(scrollView.contentSize) // expect: strong-view-capture
        }
      }
    // An alias, and an object that is reached through the view.
    ScrollView {}
      .introspect(.viewController, on: .iOS(.v26, .v27)) { controller in
        guard let window = controller.view.window else { return }
        model.subscription = model.changes.sink { _ in
          window.endEditing(true) // expect: strong-view-capture "'window' is captured"
        }
      }
    // A cycle of the control with its own action.
    TextField("Name", text: .constant(""))
      .introspect(.textField, on: .iOS(.v26, .v27)) { textField in
        textField.addAction(
          UIAction(identifier: .init("clear")) { _ in
            textField.selectAll(nil) // expect: strong-view-capture "neither is ever freed"
          }, for: .editingDidEnd)
        URLSession.shared.dataTask(with: model.url) { data, _, _ in
          print(textField.frame, data ?? .init()) // expect: strong-view-capture "until the request has ended"
        }.resume()
      }
  }
}

struct MacCaptured: View {
  @StateObject private var model = CapturedModel()

  var body: some View {
    Text("Notes")
      .introspect(.window, on: .macOS(.v26, .v27)) { window in
        if model.monitor == nil {
          model.monitor = NSEvent.addLocalMonitorForEvents(matching: .keyDown) { event in
            window.makeKey() // expect: strong-view-capture
            return event
          }
        }
      }
  }
}
