// expect-none
import SwiftUI

struct RowView: View {
  let title: String
  var body: some View { Text(title) }
}

final class Contained: UIViewController {
  let host = UIHostingController(rootView: RowView(title: "a"))
  private let handed = UIHostingController(rootView: RowView(title: "a"))
  private var stored: UIHostingController<RowView>?
  private let banner = UIHostingController(rootView: RowView(title: "a"))

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(host)
    view.addSubview(host.view)
    host.didMove(toParent: self)
    // Somebody else may do it.
    embed(handed)
    view.addSubview(handed.view)
    // A bar belongs to another controller.
    navigationController?.navigationBar.addSubview(banner.view)
    view.window?.addSubview(banner.view)
  }

  func later() {
    let host = UIHostingController(rootView: RowView(title: "b"))
    stored = host
    view.addSubview(host.view)
    if let stored { addChild(stored) }
    attach(stored)
  }

  private func embed(_ child: UIViewController) {
    addChild(child)
    child.didMove(toParent: self)
  }
  private func attach(_ child: UIViewController?) {}
}

// In a view there is no parent at hand.
final class Card: UIView {
  private let host = UIHostingController(rootView: RowView(title: "a"))
  func fill() { addSubview(host.view) }
}

// AppKit's works alone.
final class Pane: NSViewController {
  private let host = NSHostingController(rootView: RowView(title: "a"))
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(host.view)
  }
}

// Other views and controllers.
final class Others: UIViewController {
  let label = UILabel()
  let child = UIViewController()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    view.addSubview(child.view)
  }
}
