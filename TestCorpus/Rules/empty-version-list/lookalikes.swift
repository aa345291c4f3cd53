// does not compile: methods of other libraries that are not declared here
import SwiftUI
import SwiftUIIntrospect

// expect-none

struct NotEmpty: View {
  var body: some View {
    VStack {
      ScrollView { Text("a") }
        .introspect(.scrollView, on: .iOS(.v18, .v26, .v27)) { (view: UIScrollView) in
          view.bounces = false
        }
      // The compiler cannot tell the class of these, so they are somebody else's method.
      ScrollView { Text("b") }
        .introspect(.scrollView) { $0.bounces = false }
      ScrollView { Text("c") }
        .introspect(.scrollView) { view in view.bounces = false }
      ScrollView { Text("d") }
        .introspect(.scrollView, customize: configure)
      // Not a view type that is known.
      Carousel().introspect(.carousel) { (view: UIScrollView) in view.bounces = false }
      // Other libraries.
      Editor().introspect { (editor: UITextView) in editor.isEditable = false }
      Own.iOS().introspect(value) { (editor: UITextView) in editor.isEditable = false }
      ScrollView { Text("e") }.introspect(.scrollView, on: Own.iOS()) { (view: UIScrollView) in view.bounces = false }
      // Excluded by its branch.
      #if os(macOS)
        ScrollView { Text("f") }.introspect(.scrollView, on: .iOS()) { (view: UIScrollView) in view.bounces = false }
      #endif
    }
  }
}
