import SwiftUI

struct RowView: View {
  let title: String
  var body: some View { Text(title) }
}

func embed(in container: UIView) {
  let host = UIHostingController(rootView: RowView(title: "a"))
  host.view.translatesAutoresizingMaskIntoConstraints = false
  host.view.backgroundColor = .clear
  container.addSubview(host.view) // expect: unretained-hosting-controller@13 "freed when the function returns"
  NSLayoutConstraint.activate([host.view.topAnchor.constraint(equalTo: container.topAnchor)])
}

final class Stack: UIView {
  private let stack = UIStackView()

  func fill() {
    stack.addArrangedSubview(UIHostingController(rootView: RowView(title: "b")).view) // expect: unretained-hosting-controller@11 "freed at once"
    let view = UIHostingController(rootView: RowView(title: "c")).view!
    insertSubview(view, at: 0) // expect: unretained-hosting-controller@5 "freed at once"
    let other = UIHostingController<RowView>(rootView: RowView(title: "d"))
    other.rootView = RowView(title: "e")
    addSubview(other.view!) // expect: unretained-hosting-controller
    [1, 2].forEach { _ in other.view.isHidden = false }
  }
}

// That it has moved, it is told by nobody's parent.
final class Sheet: UIViewController {
  private func setup() {
    let host = UIHostingController(rootView: RowView(title: "a"))
    view.addSubview(host.view) // expect: unretained-hosting-controller
    host.didMove(toParent: self)
  }
}
