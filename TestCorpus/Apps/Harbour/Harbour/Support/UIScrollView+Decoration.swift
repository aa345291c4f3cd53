#if os(iOS)
  import UIKit

  extension UIScrollView {
    func installVignette() {
      let gradient = CAGradientLayer()
      gradient.colors = [UIColor.clear.cgColor, UIColor.black.cgColor]
      layer.addSublayer(gradient)
    }

    func replaceVignette() {
      layer.sublayers?.first { $0.name == "vignette" }?.removeFromSuperlayer()
      let gradient = CAGradientLayer()
      gradient.name = "vignette"
      layer.addSublayer(gradient)
    }

    func prepareForPaging() {
      decelerationRate = .fast
      if #available(iOS 17.4, *) {
        bouncesVertically = false
      } else {
        bounces = false
      }
    }
  }
#endif
