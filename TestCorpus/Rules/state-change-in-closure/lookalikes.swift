// does not compile: a property wrapper that is not declared here
// expect-none
@_spi(Advanced) import SwiftUIIntrospect
import SwiftUI

struct Harmless: View {
  @State private var inset: CGFloat = 0
  @State private var adapter = Adapter()
  @State private var progress = UIProgressView()
  @State private var reference: WeakRef<UIScrollView>?
  @State private var silent = SilentModel()
  @State private var unseen: SomeoneElsesValue
  @State private var names: [String] = []
  @State private var queue = SomeoneElsesQueue()
  @StateObject private var model = HarmlessModel()
  @ObservedObject var other: SomeoneElsesModel
  @Weak var weakView: UIScrollView?
  @Default(.theme) var theme: Theme
  let plain: HarmlessModel

  var body: some View {
    // Properties of objects in '@State' are no state.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        adapter.scrollView = scrollView
        adapter.count += 1
        adapter.sizes["a"] = .zero
        adapter.value.size = .zero
        progress.alpha = 0
        unseen.offset = scrollView.contentOffset
        queue.removeAll()
      }
    // Nor are unpublished ones of a model, nor those of a model that nobody has seen.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        model.offset = scrollView.contentOffset
        model.child.offset = scrollView.contentOffset
        model.computed = 3
        other.offset = scrollView.contentOffset
        other.names.removeAll()
        plain.published = 3
        // No view reads it.
        silent.offset = scrollView.contentOffset
        silent.ignored = scrollView.contentOffset
      }
    // Written later.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        DispatchQueue.main.async { inset = scrollView.contentInset.top }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { model.published = 3 }
        Task { @MainActor in inset = 3 }
        RunLoop.main.perform { inset = 3 }
        OperationQueue.main.addOperation { inset = 3 }
        model.token = scrollView.observe(\.contentSize) { view, _ in inset = view.contentSize.height }
        model.subscription = model.objectWillChange.sink { inset = 3 }
        model.onReturn = { inset = 4 }
        scrollView.addAction(identifier: "a") { inset = 3 }
        UIView.animate(withDuration: 1) { scrollView.alpha = 0 } completion: { _ in inset = 3 }
        func later() { inset = 3 }
        model.later(later)
      }
    // Weak storage of any kind, and wrappers that nobody knows.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        weakView = scrollView
        reference = WeakRef(scrollView)
        reference = .init(scrollView)
        theme = .dark
      }
    // Reading is not writing, and a local of the same name is another thing.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        scrollView.contentInset.top = inset
        var inset: CGFloat = 3
        inset += 1
        if inset == 4, names.isEmpty { scrollView.contentInset.bottom = inset }
        var names = self.names
        names.append("a")
        let frame = adapter.value
        scrollView.contentInset.top = frame.height
        _ = names.filter { $0 != "" }
        let sorted: [String] = names
        print(sorted)
        if let first = names.first, case let inset? = Int(first) { print(inset) }
      }
    // A probe hands the view over a main-queue turn later.
    ScrollView {}
      .extract(UIScrollView.self) { scrollView in
        inset = scrollView.contentInset.top
      }
  }
}

final class Adapter {
  weak var scrollView: UIScrollView?
  var count = 0
  var sizes: [String: CGSize] = [:]
  var value = CGRect.zero
}

final class HarmlessModel: ObservableObject {
  final class Child: ObservableObject {
    @Published var offset = CGPoint.zero
  }
  let child = Child()
  var offset = CGPoint.zero
  @Published var published = 0
  var computed: Int {
    get { published }
    set { offset.x = CGFloat(newValue) }
  }
  var token: NSKeyValueObservation?
  var subscription: AnyCancellable?
  var onReturn: () -> Void = {}
  func later(_ work: @escaping () -> Void) { onReturn = work }
}

@Observable final class SilentModel {
  var offset = CGPoint.zero
  @ObservationIgnored var ignored = CGPoint.zero
}

// Other calls run when something happens.
struct OtherTimes: View {
  @State private var count = 0

  var body: some View {
    Text("").onAppear { count += 1 }
    HighlightedEditor(text: "").introspect { editor in
      count = editor.textView.subviews.count
    }
    client.introspect(token: token) { _ in
      count += 1
    }
  }
}
