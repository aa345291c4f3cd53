// expect-none
import MapKit
import SwiftUI

struct Once: UIViewRepresentable {
  let titles: [String]
  let onTap: () -> Void
  @Binding var shouldAdd: Bool

  func makeCoordinator() -> OnceCoordinator { OnceCoordinator() }
  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    view.addSubview(UILabel())
    view.addGestureRecognizer(UITapGestureRecognizer())
    NSLayoutConstraint.activate([view.widthAnchor.constraint(equalToConstant: 40)])
    return view
  }

  func updateUIView(_ uiView: UIView, context: Context) {
    // Values only.
    context.coordinator.onTap = onTap
    uiView.backgroundColor = .red
    // What is kept is the same in each run.
    uiView.addSubview(context.coordinator.label)
    // Looked for first.
    if uiView.subviews.isEmpty { uiView.addSubview(UILabel()) }
    if uiView.viewWithTag(7) == nil { uiView.addSubview(UILabel()) }
    if uiView.gestureRecognizers?.contains(where: { $0 is UITapGestureRecognizer }) != true {
      uiView.addGestureRecognizer(UITapGestureRecognizer())
    }
    // The coordinator knows.
    if !context.coordinator.isSetUp {
      context.coordinator.isSetUp = true
      uiView.addSubview(UILabel())
    }
    if context.coordinator.needsLabel { uiView.addSubview(UILabel()) }
    let coordinator = context.coordinator
    if coordinator.titles != titles { uiView.addSubview(UILabel()) }
    if isFirst(uiView) { uiView.addSubview(UILabel()) }
    // The request is taken back.
    if shouldAdd {
      uiView.addSubview(UILabel())
      DispatchQueue.main.async { shouldAdd = false }
    }
    // What only this run sees.
    let container = UIView()
    container.addSubview(UILabel())
    var names = titles
    names.append("x")
    var text = titles[0]
    text += "!"
    _ = (names, text)
    // A target is kept once for each action.
    (uiView as? UIButton)?.addTarget(context.coordinator, action: #selector(OnceCoordinator.fire), for: .touchUpInside)
  }

  private func isFirst(_ view: UIView) -> Bool { view.tag == 0 }
}

struct Leaving: UIViewRepresentable {
  func makeCoordinator() -> OnceCoordinator { OnceCoordinator() }
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ uiView: UIView, context: Context) {
    guard !context.coordinator.isSetUp else { return }
    uiView.addSubview(UILabel())
  }
}

struct Cleared: UIViewRepresentable {
  let places: [MKPointAnnotation]
  func makeUIView(context: Context) -> MKMapView { MKMapView() }
  func updateUIView(_ map: MKMapView, context: Context) {
    map.removeAnnotations(map.annotations)
    map.addAnnotation(MKPointAnnotation())
    map.subviews.forEach { $0.removeFromSuperview() }
    map.addSubview(UILabel())
  }
}

struct ClearedByHelper: UIViewRepresentable {
  func makeUIView(context: Context) -> UIStackView { UIStackView() }
  func updateUIView(_ stack: UIStackView, context: Context) {
    stack.clearRows()
    stack.addArrangedSubview(UILabel())
  }
}

// The rows of a table of the project's own are its business.
struct Table: UIViewRepresentable {
  func makeUIView(context: Context) -> UITableView { UITableView() }
  func updateUIView(_ table: UITableView, context: Context) {
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    table.performBatchUpdates(nil)
    table.tableHeaderView = UIView()
  }
}

// Neither method belongs to a representable.
final class Plain {
  func updateUIView(_ uiView: UIView) { uiView.addSubview(UILabel()) }
}

final class OnceCoordinator: NSObject {
  var onTap: () -> Void = {}
  let label = UILabel()
  var isSetUp = false
  var needsLabel = true
  var titles: [String] = []
  @objc func fire() {}
}

extension UIStackView {
  fileprivate func clearRows() { arrangedSubviews.forEach { $0.removeFromSuperview() } }
}
