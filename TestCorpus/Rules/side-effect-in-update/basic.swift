import MapKit
import SwiftUI

struct Added: UIViewRepresentable {
  let titles: [String]
  let image: UIImage?
  let isMarked: Bool

  func makeCoordinator() -> AddedCoordinator { AddedCoordinator() }
  func makeUIView(context: Context) -> UIView { UIView() }

  func updateUIView(_ uiView: UIView, context: Context) {
    let tap = UITapGestureRecognizer(target: context.coordinator, action: #selector(AddedCoordinator.fire))
    uiView.addGestureRecognizer(tap) // expect: side-effect-in-update@12 "adds one more gesture recogniser each time 'updateUIView' runs"
    uiView.addSubview(UIView()) // expect: side-effect-in-update@12 "do it once, in 'makeUIView'"
    uiView.insertSubview(UILabel(), at: 0) // expect: side-effect-in-update
    uiView.layer.addSublayer(CALayer()) // expect: side-effect-in-update
    uiView.addInteraction(UIContextMenuInteraction(delegate: context.coordinator)) // expect: side-effect-in-update
    NSLayoutConstraint.activate([uiView.widthAnchor.constraint(equalToConstant: 40)]) // expect: side-effect-in-update
    uiView.heightAnchor.constraint(equalToConstant: 40).isActive = true // expect: side-effect-in-update
    // One for each title, in each run.
    for title in titles {
      let label = UILabel()
      label.text = title
      uiView.addSubview(label) // expect: side-effect-in-update
    }
    // The values of the struct say nothing of earlier runs.
    if isMarked {
      uiView.addSubview(UISwitch()) // expect: side-effect-in-update
    }
    if let image, !titles.isEmpty {
      uiView.addSubview(UIImageView(image: image)) // expect: side-effect-in-update
    }
    if #available(iOS 17, *) {
      uiView.addSubview(UISlider()) // expect: side-effect-in-update
    }
    // That there is a window says as little.
    if let window = uiView.window {
      window.addSubview(UIProgressView()) // expect: side-effect-in-update
    }
    DispatchQueue.main.async {
      uiView.addSubview(UIDatePicker()) // expect: side-effect-in-update
    }
    NotificationCenter.default.addObserver( // expect: side-effect-in-update
      forName: Notification.Name("x"), object: nil, queue: .main
    ) { _ in }
    context.coordinator.seen.append("x") // expect: side-effect-in-update "grow by one"
  }
}

final class AddedCoordinator: NSObject {
  var seen: [String] = []
  @objc func fire() {}
}

// A constraint that belongs to a view which is added is told of with it.
struct Companions: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) {
    let child = UIView()
    view.addSubview(child) // expect: side-effect-in-update
    child.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
  }
}

// The other protocols.
struct MapProbe: NSViewRepresentable {
  let places: [CLLocationCoordinate2D]
  func makeNSView(context: Context) -> MKMapView { MKMapView() }
  func updateNSView(_ nsView: MKMapView, context: Context) {
    for place in places {
      let pin = MKPointAnnotation()
      pin.coordinate = place
      nsView.addAnnotation(pin) // expect: side-effect-in-update "each time 'updateNSView' runs"
    }
  }
}

struct Children: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
  func updateUIViewController(_ controller: UIViewController, context: Context) {
    let child = UIViewController()
    controller.addChild(child) // expect: side-effect-in-update "do it once, in 'makeUIViewController'"
    controller.view.addSubview(UIView()) // expect: side-effect-in-update
  }
}

struct Targets: UIViewRepresentable {
  func makeUIView(context: Context) -> UIButton { UIButton() }
  func updateUIView(_ button: UIButton, context: Context) {
    button.addTarget(AddedCoordinator(), action: #selector(AddedCoordinator.fire), for: .touchUpInside) // expect: side-effect-in-update "adds one more target"
    button.addAction(UIAction { _ in }, for: .touchUpInside) // expect: side-effect-in-update
  }
}

// Conforming in an extension, and by a name of the project's own.
struct Extended {
  let text: String
}
extension Extended: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ uiView: UIView, context: Context) {
    uiView.addSubview(UILabel()) // expect: side-effect-in-update
  }
}

struct Named: PlatformViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ uiView: UIView, context: Context) {
    uiView.addSubview(UILabel()) // expect: side-effect-in-update
  }
}

extension AddedCoordinator: UIContextMenuInteractionDelegate {}
