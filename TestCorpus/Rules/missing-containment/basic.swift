import SwiftUI

struct RowView: View {
  let title: String
  var body: some View { Text(title) }
}

final class Screen: UIViewController {
  let host = UIHostingController(rootView: RowView(title: "a"))
  private var later: UIHostingController<RowView>?
  private var told: UIHostingController<RowView>!

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(host.view) // expect: missing-containment@10 "'host' is no child of this view controller"
    addChild(told) // expect: missing-containment@5 "'told' is made a child here and never told that it has moved"
    view.addSubview(told.view)
  }

  func show(in stack: UIStackView) {
    let later = UIHostingController(rootView: RowView(title: "b"))
    stack.addArrangedSubview(later.view!) // expect: missing-containment
    self.later = later
  }
}

class Base: UITableViewController {}

final class Derived: BaseViewController {
  private let host = UIHostingController(rootView: RowView(title: "a"))
}
extension Derived {
  func attach() {
    view.insertSubview(self.host.view, at: 0) // expect: missing-containment
  }
}

final class Preview: QLPreviewController {
  private let badge: UIHostingController<RowView> = .init(rootView: RowView(title: "a"))
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(badge.view) // expect: missing-containment
  }
}
