// does not compile: methods of other libraries that are not declared here
// expect-none
import SwiftUI
import SwiftUIIntrospect

struct SameInstance: View {
  let badge: UIView
  @State private var recognizer = UIPanGestureRecognizer()
  @StateObject private var coordinator = Coordinator()
  static let shade = UIView()

  var body: some View {
    // The same object again changes nothing.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        scrollView.addSubview(badge)
        scrollView.addSubview(Self.shade)
        scrollView.addGestureRecognizer(recognizer)
        scrollView.addGestureRecognizer(coordinator.pan)
        scrollView.refreshControl = coordinator.refreshControl
        scrollView.panGestureRecognizer.addTarget(coordinator, action: #selector(Coordinator.pan(_:)))
      }
    // What a function gives may be the same object each time.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        scrollView.addSubview(makeBadge())
        scrollView.addSubview(coordinator.existing ?? UIView())
        let container = makeContainer()
        container.addSubview(UIView())
        let found = scrollView.viewWithTag(4) ?? UIView()
        scrollView.addSubview(found)
      }
    // Properties keep the value they are given.
    List {}
      .introspect(.list, on: .iOS(.v26, .v27)) { collectionView in
        collectionView.backgroundColor = .clear
        collectionView.isScrollEnabled = false
        collectionView.keyboardDismissMode = .onDrag
        collectionView.bringSubviewToFront(badge)
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      }
    NavigationStack {}
      .introspect(.navigationStack, on: .iOS(.v26, .v27)) { controller in
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        controller.navigationBar.standardAppearance = appearance
        controller.navigationBar.scrollEdgeAppearance = UINavigationBarAppearance()
      }
    // A token in one property replaces the one before.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        coordinator.observation = scrollView.observe(\.contentOffset) { view, _ in
          view.addSubview(UIView())
        }
        coordinator.subscription = scrollView.publisher(for: \.contentSize).sink { _ in }
      }
    // Locals die with the run.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        var names: [String] = []
        for view in scrollView.subviews { names.append(view.description) }
        let stack = UIStackView()
        stack.addArrangedSubview(UILabel())
        print(names, stack)
        coordinator.ids.insert(scrollView.tag)
      }
    // An action with an identifier replaces the one before.
    TextField("Name", text: .constant(""))
      .introspect(.textField, on: .iOS(.v26, .v27)) { textField in
        textField.addAction(UIAction(identifier: .init("clear")) { _ in }, for: .editingDidEnd)
        let submit = UIAction(identifier: .init("submit")) { _ in }
        textField.addAction(submit, for: .editingDidEndOnExit)
        textField.addTarget(coordinator, action: #selector(Coordinator.changed), for: .editingChanged)
      }
    // Kept for later, or never called here.
    TextField("Name", text: .constant(""))
      .introspect(.textField, on: .iOS(.v26, .v27)) { textField in
        coordinator.onReturn = { textField.addSubview(UIView()) }
        func decorate() { textField.addSubview(UIView()) }
        final class Marker: UIView {
          func install(in view: UIView) { view.addSubview(UIView()) }
        }
      }
    // Other things with such names.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        if coordinator.spins { scrollView.layer.add(CABasicAnimation(), forKey: "spin") }
        Logger.shared.add(scrollView.tag, name: "tag")
        coordinator.store(in: scrollView)
        coordinator.menuItems.addItem("x")
      }
  }

  private func makeBadge() -> UIView { badge }
}

// The inner `$0` or name of a builder is another object.
struct Builders: View {
  var body: some View {
    TextField("Name", text: .constant(""))
      .introspect(.textField, on: .iOS(.v26, .v27)) {
        $0.do { $0.textColor = .label }
        $0.leftView = existing ?? UIButton().then { $0.addSubview(UILabel()) }
        let button = UIButton().then { button in
          button.addSubview(UILabel())
          button.addGestureRecognizer(UITapGestureRecognizer())
        }
        with(UIStackView()) { $0.addArrangedSubview(UILabel()) }
        print(button)
      }
  }
}

// Not the library's calls.
struct OtherLibraries: View {
  var body: some View {
    HighlightedEditor(text: "")
      .introspect { editor in
        editor.textView.addSubview(UIView())
      }
    archive.extract(entry) { data in
      sink.append(data)
    }
    client.introspect(token: token) { result in
      results.append(result)
    }
  }
}
