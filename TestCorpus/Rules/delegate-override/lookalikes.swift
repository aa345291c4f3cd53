// does not compile: a view type that is not declared here
// expect-none
import SwiftUI
import SwiftUIIntrospect

struct Careful: View {
  @State private var delegate = CarefulDelegate()
  @State private var proxy = ForwardingDelegate()
  let originalDelegate: UIScrollViewDelegate

  var body: some View {
    // The old delegate is kept, or handed to the new one.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        delegate.original = scrollView.delegate
        scrollView.delegate = delegate
      }
    TextField("Name", text: .constant(""))
      .introspect(.textField, on: .iOS(.v26, .v27)) { textField in
        guard textField.delegate !== delegate else { return }
        textField.delegate = delegate
      }
      .introspect(.textField, on: .tvOS(.v26, .v27)) { textField in
        let old = textField.delegate
        delegate.attach(to: textField, forwardingTo: old)
        textField.delegate = delegate
      }
      .introspect(.textField, on: .visionOS(.v26, .v27)) { textField in
        if textField.delegate == nil { textField.delegate = delegate }
      }
    List {}
      .introspect(.list, on: .iOS(.v26, .v27)) { collectionView in
        collectionView.delegate = delegate.wrapping(collectionView.delegate)
        collectionView.dataSource = delegate.proxy(for: collectionView)
      }
    // What forwards by itself, and what is put back.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        scrollView.delegate = proxy
        scrollView.delegate = originalDelegate
      }
    // Members that nobody needs, and plain looks.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        scrollView.bounces = false
        scrollView.isScrollEnabled = false
        scrollView.contentInset.top = 3
        scrollView.keyboardDismissMode = .onDrag
        scrollView.delegate?.scrollViewDidScroll?(scrollView)
        print(scrollView.delegate ?? "")
      }
    List {}
      .introspect(.list, on: .iOS(.v26, .v27)) { collectionView in
        collectionView.isPrefetchingEnabled = true
        collectionView.prefetchDataSource = delegate
        collectionView.backgroundColor = .clear
      }
    // A place that is set once.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        if delegate.isDone { return }
        defer { delegate.isDone = true }
        scrollView.contentOffset = .zero
      }
    // Objects that the closure makes, and those of the project.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        let field = UITextField()
        field.delegate = delegate
        field.text = "a"
        delegate.text = "b"
        delegate.delegate = delegate
        (scrollView as? CarefulScrollView)?.delegate = delegate
      }
    // A view type of which nobody knows the class.
    ScrollView {}
      .introspect(.someoneElses, on: .iOS(.v26, .v27)) { view in
        view.delegate = delegate
      }
  }
}

final class CarefulDelegate: NSObject {
  weak var original: UIScrollViewDelegate?
  var text = ""
  var isDone = false
  weak var delegate: CarefulDelegate?
}

final class ForwardingDelegate: NSObject, UIScrollViewDelegate {
  override func forwardingTarget(for selector: Selector!) -> Any? { nil }
}

struct NotTheLibrary: View {
  var body: some View {
    HighlightedEditor(text: "").introspect { editor in
      editor.textView.delegate = delegate
    }
  }
}

extension CarefulDelegate: UIScrollViewDelegate, UITextFieldDelegate {}

extension NotTheLibrary {
  var delegate: UITextViewDelegate? { nil }
}
