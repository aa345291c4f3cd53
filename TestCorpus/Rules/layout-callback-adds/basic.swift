import SwiftUI

// Bridged by a representable further down.
final class Card: UIView {
  private let label = UILabel()

  override func layoutSubviews() {
    super.layoutSubviews()
    let gradient = CAGradientLayer()
    gradient.frame = bounds
    layer.addSublayer(gradient) // expect: layout-callback-adds@11 "adds one more layer each time 'layoutSubviews' runs"
    addSubview(UIView()) // expect: layout-callback-adds@5
    self.addGestureRecognizer(UITapGestureRecognizer()) // expect: layout-callback-adds
    label.topAnchor.constraint(equalTo: topAnchor).isActive = true // expect: layout-callback-adds
    NSLayoutConstraint.activate([label.leadingAnchor.constraint(equalTo: leadingAnchor)]) // expect: layout-callback-adds
    for _ in 0..<3 {
      let dot = UIView()
      addSubview(dot) // expect: layout-callback-adds
    }
  }

  override func draw(_ rect: CGRect) {
    let shape = CAShapeLayer()
    layer.insertSublayer(shape, at: 0) // expect: layout-callback-adds
  }
}

final class Screen: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.addSubview(UILabel()) // expect: layout-callback-adds "each time 'viewDidAppear' runs"
    if #available(iOS 17, *) {
      view.addInteraction(UIPointerInteraction()) // expect: layout-callback-adds
    }
  }
}

final class Pane: NSView {
  override func layout() {
    super.layout()
    addSubview(NSTextField()) // expect: layout-callback-adds
  }
}

struct CardView: UIViewRepresentable {
  func makeUIView(context: Context) -> Card { Card() }
  func updateUIView(_ uiView: Card, context: Context) {}
}
