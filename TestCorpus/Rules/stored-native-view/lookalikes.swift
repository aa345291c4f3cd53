// does not compile: members that are not declared here
// expect-none
@_spi(Advanced) import SwiftUIIntrospect
import SwiftUI

private weak var lastScrollView: UIScrollView?

struct Kept: View {
  @Weak var weakView: UIScrollView?
  @State private var reference: WeakRef<UIScrollView>?
  @State private var hasView = false
  @Binding var handedUp: UIScrollView?
  @StateObject private var model = KeptModel()
  @SomeoneElses var wrapped: UIScrollView?
  let unseen: SomeoneElsesModel
  static weak var current: UIScrollView?

  var body: some View {
    // Weak, at any distance.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        weakView = scrollView
        model.scrollView = scrollView
        model.fallback = scrollView
        model.parts.header = scrollView
        model.child.scrollView = scrollView
        model.link?.scrollView = scrollView
        Self.current = scrollView
        lastScrollView = scrollView
      }
    // Boxes.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        reference = WeakRef(scrollView)
        reference = .init(scrollView)
        model.boxes = [WeakRef(scrollView)]
        model.table.add(scrollView)
      }
    // Nobody knows what these do with it.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        wrapped = scrollView
        unseen.scrollView = scrollView
        model.computed = scrollView
        model.unseen = scrollView
        if unseen.views.isEmpty { unseen.views.append(scrollView) }
        self[3] = scrollView
      }
    // Plain values that are read from it.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        model.offset = scrollView.contentOffset
        let inset = scrollView.contentInset
        model.inset = inset
        model.id = ObjectIdentifier(scrollView)
        model.description = scrollView.description
        model.offsets[scrollView.tag] = scrollView.contentOffset
        model.isTracking = scrollView.isTracking
        model.delegate = scrollView.delegate
      }
    // Locals, and the native object itself.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        var found: UIView?
        found = scrollView
        print(found ?? scrollView)
        let holder = Holder()
        holder.view = scrollView
        var views: [UIView] = []
        views.append(scrollView)
        scrollView.refreshControl?.superview?.accessibilityElements = views
      }
    // What stands in closures that run later is another question.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        model.onAppear = { [weak scrollView] in model.strong = scrollView }
      }
    // A bare name may be the library's own.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        model.strong = UIScrollView()
        model.strong = nil
        model.strong = model.strong ?? scrollView
      }
    // What a builder hands on is not the native object.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        scrollView.refreshControl = model.control ?? UIRefreshControl().then { model.control = $0 }
        UIView().then { view in model.strongView = view }.isHidden = true
      }
  }
}

struct WeakParts {
  weak var header: UIView?
}

final class Holder {
  var view: UIView?
}

final class KeptModel: ObservableObject {
  final class Child {
    public fileprivate(set) weak var scrollView: UIScrollView?
  }
  weak var scrollView: UIScrollView? {
    didSet { isTracking = scrollView != nil }
  }
  unowned var fallback: UIScrollView
  weak var link: Child?
  @Published weak var delegate: UIScrollViewDelegate?
  var parts = WeakParts()
  let child = Child()
  var boxes: [WeakRef<UIScrollView>] = []
  let table = NSHashTable<UIView>.weakObjects()
  var computed: UIScrollView? {
    get { scrollView }
    set { scrollView = newValue }
  }
  var offset = CGPoint.zero
  var inset: UIEdgeInsets?
  var id: ObjectIdentifier?
  var description = ""
  var offsets: [Int: CGPoint] = [:]
  var isTracking = false
  var onAppear: () -> Void = {}
  var strong: UIScrollView?
  var strongView: UIView?
  var control: UIRefreshControl?
}

// In a type of which only a part can be seen, nothing is known of its properties.
extension SomeoneElsesView {
  func tracked() -> some View {
    introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
      self.scrollView = scrollView
      model.scrollView = scrollView
    }
  }
}

// Not the library's calls.
struct OtherCalls: View {
  @State private var editor: UITextView?

  var body: some View {
    HighlightedEditor(text: "").introspect { editor in
      self.editor = editor.textView
    }
    Text("").onAppear { editor = UITextView() }
  }
}
