// expect-none
import SwiftUI

final class Calm: UIView {
  private let gradient = CAGradientLayer()
  private var isReady = false
  private var shape: CAShapeLayer?

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.addSublayer(CALayer())
    addSubview(UILabel())
  }
  required init?(coder: NSCoder) { fatalError() }

  override func layoutSubviews() {
    super.layoutSubviews()
    gradient.frame = bounds
    // The same one again.
    layer.addSublayer(gradient)
    if !isReady {
      isReady = true
      addSubview(UIView())
    }
    if shape == nil {
      let shape = CAShapeLayer()
      layer.addSublayer(shape)
      self.shape = shape
    }
    // What is new dies with the run.
    let path = UIBezierPath()
    let mask = CAShapeLayer()
    mask.path = path.cgPath
    mask.addSublayer(CALayer())
    layer.mask = mask
    onLayout = { [weak self] in self?.addSubview(UIView()) }
    guard traitCollection.userInterfaceStyle == .dark else { return }
    addSubview(UIView())
  }

  var onLayout: () -> Void = {}

  // Not what UIKit calls.
  func layout() { addSubview(UIView()) }
}

final class Tidy: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    subviews.forEach { $0.removeFromSuperview() }
    addSubview(UIView())
  }
}

// Taken away when it leaves.
final class Balanced: UIViewController {
  private var overlay: UIView?
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let overlay = UIView()
    view.addSubview(overlay)
    self.overlay = overlay
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: nil, object: nil)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    overlay?.removeFromSuperview()
  }
  @objc private func changed() {}
}

final class Windowed: UIView {
  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else { return }
    addSubview(UIView())
  }
}

struct CalmView: UIViewRepresentable {
  func makeUIView(context: Context) -> Calm { Calm() }
  func updateUIView(_ uiView: Calm, context: Context) {}
}
