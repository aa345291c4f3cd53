// expect-none
import SwiftUI
import SwiftUIIntrospect

struct Guarded: View {
  let model: FeedModel
  let scrollsToTop: Bool

  var body: some View {
    // A condition that is not always the same.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        if scrollsToTop { scrollView.setContentOffset(.zero, animated: true) }
        guard model.needsFlash else { return }
        scrollView.flashScrollIndicators()
      }
    // Once, by a flag, by the object itself, or by its identity.
    Text("Home")
      .introspect(.window, on: .macOS(.v26, .v27)) { window in
        if !model.isCentred {
          window.center()
          model.isCentred = true
        }
        if !window.styleMask.contains(.fullScreen) { window.toggleFullScreen(nil) }
        if !window.isKeyWindow { window.makeKeyAndOrderFront(nil) }
        guard window !== model.window else { return }
        window.setContentSize(model.size)
      }
    NavigationStack {}
      .introspect(.navigationStack, on: .iOS(.v26, .v27)) { controller in
        guard controller.presentedViewController == nil else { return }
        controller.present(model.alert, animated: true)
      }
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        if scrollView.contentInset.top == 0 { scrollView.contentInset.top += 20 }
        if scrollView.tag != 3 {
          scrollView.tag = 3
          scrollView.frame.origin.y += 4
        }
        model.item?.cancel()
        DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: model.makeItem())
      }
    TextField("Name", text: .constant(""))
      .introspect(.textField, on: .iOS(.v26, .v27)) { textField in
        if !(textField is NameField) { object_setClass(textField, NameField.self) }
      }
    Text("Home")
      .extract(UIWindow.self) { window in
        if !(window.rootViewController is Wrapper) { window.rootViewController = Wrapper(window.rootViewController) }
      }
  }
}
