import SwiftUI
import SwiftUIIntrospect

// Keeps the host in a property.
final class StoredHost: UIViewController {
  private lazy var host: UIViewController = UIHostingController(
    rootView: ScrollView {}.introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
      self.attach(scrollView) // expect: strong-self-capture@7 "neither is ever freed"
    })

  func attach(_ scrollView: UIScrollView) {}
}

// Builds the view in a function of its own, and adds the host as a child.
final class ChildHost: UIViewController {
  var offset: CGFloat = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let host = UIHostingController(rootView: makeList())
    addChild(host)
    view.addSubview(host.view)
    host.didMove(toParent: self)
  }

  private func makeList() -> some View {
    List {}
      .introspect(.list, on: .iOS(.v26, .v27)) { [self] list in // expect: strong-self-capture "held strongly"
        offset = list.contentOffset.y
      }
  }
}

// A method passed by name holds its object too, and nobody sees a `self`.
final class ByName: UIViewController {
  private var content: AnyView?

  func load() {
    content = AnyView(
      ScrollView {}.introspect(
        .scrollView, on: .iOS(.v26, .v27), customize: configure)) // expect: strong-self-capture "'configure' passed by name"
  }

  private func configure(_ scrollView: UIScrollView) { scrollView.bounces = false }
}

// So does a local function that uses the object.
final class ByLocalFunction: UIViewController {
  var host: UIViewController?
  var limit = 3

  func load() {
    func apply(_ scrollView: UIScrollView) { scrollView.tag = self.limit }
    self.host = UIHostingController(
      rootView: ScrollView {}.introspect(.scrollView, on: .iOS(.v26, .v27), customize: apply)) // expect: strong-self-capture "local function 'apply'"
  }
}

// The list of the inner closure comes too late: the outer one holds `self` to hand it on.
final class InnerList: UIViewController {
  private lazy var host: UIViewController = UIHostingController(
    rootView: ScrollView {}.introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
      DispatchQueue.main.async { [weak self] in // expect: strong-self-capture "move '[weak self]' to the outer closure"
        self?.attach(scrollView)
      }
    })

  func attach(_ scrollView: UIScrollView) {}
}

// Weak outside, and strong again in a closure that stays.
final class StrongAgain: UIViewController {
  private lazy var host: UIViewController = UIHostingController(
    rootView: ScrollView {}.introspect(.scrollView, on: .iOS(.v26, .v27)) { [weak self] scrollView in
      guard let self else { return }
      self.observation = scrollView.observe(\.contentOffset) { view, _ in
        self.attach(view) // expect: strong-self-capture "strong again"
      }
    })
  var observation: NSKeyValueObservation?

  func attach(_ scrollView: UIScrollView) {}
}

// A subclass of the host is the host.
final class Host: UIHostingController<AnyView> {
  func load() {
    rootView = AnyView(
      TabView {}.introspect(.tabView, on: .iOS(.v26, .v27)) { controller in
        self.tint(controller) // expect: strong-self-capture "neither is ever freed"
      })
  }

  func tint(_ controller: UITabBarController) {}
}

// Presented: `self` lives until that ends.
final class Presenter: UIViewController {
  func show() {
    present(
      UIHostingController(
        rootView: ScrollView {}.introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
          self.attach(scrollView) // expect: strong-self-capture "until the presented view is dismissed"
        }),
      animated: true)
  }

  func attach(_ scrollView: UIScrollView) {}
}

// A controller that only gives the view away.
final class Factory: UIViewController {
  func makeView() -> some View {
    ScrollView {}.introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
      self.attach(scrollView) // expect: strong-self-capture "if 'self' also keeps this view"
    }
  }

  func attach(_ scrollView: UIScrollView) {}
}

// `unowned` makes no cycle, and a trap instead.
final class Unowned: UIViewController {
  private lazy var host: UIViewController = UIHostingController(
    rootView: ScrollView {}.introspect(.scrollView, on: .iOS(.v26, .v27)) { [unowned self] scrollView in // expect: strong-self-capture "traps"
      self.attach(scrollView)
    })

  func attach(_ scrollView: UIScrollView) {}
}

// An extension of a class that the file declares, and an actor.
extension ChildHost {
  func more() {
    view.addSubview( // expect: unretained-hosting-controller
      UIHostingController(
        rootView: List {}.introspect(.list, on: .iOS(.v26, .v27)) { list in
          self.offset = 0 // expect: strong-self-capture "neither is ever freed"
        }
      ).view)
  }
}
