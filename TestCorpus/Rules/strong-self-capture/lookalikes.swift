// does not compile: members that are not declared here
// expect-none
// introspect-lint:disable:file overlapping-introspection -- only what is captured matters here
import SwiftUI
import SwiftUIIntrospect

// A view is a value: `self` is a copy, and cannot be weak.
struct Feed: View {
  let model: FeedModel
  @State private var offset = CGFloat.zero

  var body: some View {
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        self.model.attach(scrollView)
      }
      .introspect(.viewController, on: .iOS(.v26, .v27), customize: configure)
  }

  private func configure(_ controller: UIViewController) { model.attach(self) }
}

struct Tinted: ViewModifier {
  let color: UIColor
  func body(content: Content) -> some View {
    content.introspect(.scrollView, on: .iOS(.v26, .v27)) { $0.backgroundColor = self.color }
  }
}

extension View {
  func tint(_ color: UIColor) -> some View {
    self.introspect(.scrollView, on: .iOS(.v26, .v27)) { $0.backgroundColor = color; print(self) }
  }
}

// The kind of this type is not known here.
extension SomewhereElse {
  func view() -> some View {
    ScrollView {}.introspect(.scrollView, on: .iOS(.v26, .v27)) { self.attach($0) }
  }
}

// Weak, in all its spellings.
final class Weak: UIViewController {
  private lazy var host: UIViewController = UIHostingController(rootView: makeView())
  var model = FeedModel()

  func makeView() -> some View {
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { [weak self] scrollView in
        self?.attach(scrollView)
      }
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { [weak self] scrollView in
        guard let self else { return }
        self.attach(scrollView)
        DispatchQueue.main.async { self.attach(scrollView) }
      }
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { [model] scrollView in
        model.attach(scrollView)
      }
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { [weak model = self.model] scrollView in
        model?.attach(scrollView)
      }
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        scrollView.tag = Self.tag
        print(UIScrollView.self, \UIScrollView.tag)
      }
      .introspect(.scrollView, on: .iOS(.v26, .v27), customize: Weak.prepare)
  }

  // An outer closure took `self` weakly already.
  func load() {
    onAppear { [weak self] in
      self?.content = AnyView(
        ScrollView {}.introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
          self?.attach(scrollView)
        })
    }
  }

  var content: AnyView?
  static let tag = 3
  static func prepare(_ scrollView: UIScrollView) { scrollView.bounces = false }
  func attach(_ scrollView: UIScrollView) {}

  // In a static member, `self` is the type.
  static func makeStatic() -> some View {
    ScrollView {}.introspect(.scrollView, on: .iOS(.v26, .v27)) { $0.bounces = false; print(self) }
  }

  // A struct inside a class is a value.
  struct Row: View {
    let tag: Int
    var body: some View {
      ScrollView {}.introspect(.scrollView, on: .iOS(.v26, .v27)) { $0.tag = self.tag }
    }
  }
}

// Not a view, whatever it is.
final class Page {
  var body: some View {
    ScrollView {}.introspect(.scrollView, on: .iOS(.v26, .v27)) { self.attach($0) }
  }
  func attach(_ scrollView: UIScrollView) {}
}

final class Previews: PreviewProvider {
  var view: some View {
    ScrollView {}.introspect(.scrollView, on: .iOS(.v26, .v27)) { self.attach($0) }
  }
}
