import MapKit
import SwiftUI
import SwiftUIIntrospect

struct Actions: View {
  let model: FeedModel

  var body: some View {
    Text("Home")
      .introspect(.window, on: .macOS(.v26, .v27)) { window in
        window.center() // expect: repeated-action@16 "a window that the user has moved jumps back"
        window.setFrame(model.frame, display: true) // expect: repeated-action
        window.makeKeyAndOrderFront(nil) // expect: repeated-action
        if let button = window.standardWindowButton(.closeButton) { button.window?.toggleFullScreen(nil) } // expect: repeated-action
      }
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        scrollView.setContentOffset(.zero, animated: true) // expect: repeated-action@20 "scrolls back"
        DispatchQueue.main.async { scrollView.flashScrollIndicators() } // expect: repeated-action
        UIImpactFeedbackGenerator(style: .light).impactOccurred() // expect: repeated-action
        scrollView.layoutIfNeeded() // expect: repeated-action
        scrollView.layer.add(model.pulse, forKey: "pulse") // expect: repeated-action "starts the animation again at each update of the view; check"
        UIView.animate(withDuration: 0.2) { model.settle(scrollView) } // expect: repeated-action
      }
    List {}
      .introspect(.list, on: .iOS(.v26, .v27)) {
        $0.scrollToItem(at: model.path, at: .top, animated: false) // expect: repeated-action
        $0.selectItem(at: model.path, animated: false, scrollPosition: .top) // expect: repeated-action
      }
    TextField("Name", text: .constant(""))
      .introspect(.textField, on: .iOS(.v26, .v27)) { $0.selectAll(nil) } // expect: repeated-action
    NavigationStack {}
      .introspect(.navigationStack, on: .iOS(.v26, .v27)) { controller in
        controller.present(model.alert, animated: true) // expect: repeated-action "use '.sheet'"
        controller.topViewController?.present(model.alert, animated: true, completion: nil) // expect: repeated-action
      }
    TextField("Name", text: .constant(""))
      .introspect(.textField, on: .iOS(.v26, .v27)) { object_setClass($0, NameField.self) } // expect: repeated-action
    // A block for later, one more each time.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { model.reload(scrollView) } // expect: repeated-action@28
        DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: model.item) // expect: repeated-action
      }
  }
}

struct Drifts: View {
  var body: some View {
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        scrollView.contentInset.top += 20 // expect: repeated-action@9 "'contentInset' starts from what the run before has left"
        scrollView.frame.origin.y -= 4 // expect: repeated-action
        scrollView.superview?.alpha *= 0.5 // expect: repeated-action
        scrollView.isHidden.toggle() // expect: repeated-action "flips the value"
        scrollView.transform = scrollView.transform.rotated(by: .pi) // expect: repeated-action@20
        var inset = scrollView.contentInset
        inset.bottom += 10 // expect: repeated-action
        scrollView.contentInset = inset
      }
    TextField("Name", text: .constant(""))
      .introspect(.textField, on: .iOS(.v26, .v27)) { textField in
        textField.font = textField.font?.withSize(textField.font!.pointSize + 1) // expect: repeated-action@19
        textField.frame = textField.frame.insetBy(dx: 2, dy: 2) // expect: repeated-action
      }
    ProgressView()
      .introspect(.progressView(style: .circular), on: .macOS(.v26, .v27)) { $0.rotate(byDegrees: 90) } // expect: repeated-action
    Text("Home")
      .extract(UIWindow.self) { window in
        window.rootViewController = Wrapper(window.rootViewController!) // expect: repeated-action@16 "wraps the root controller"
      }
  }
}
