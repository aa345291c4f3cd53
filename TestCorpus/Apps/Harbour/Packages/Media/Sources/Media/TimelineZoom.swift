import SwiftUI

@MainActor
public final class TimelineZoom {
  public init() {}

  #if os(iOS)
    private lazy var pinch = UIPinchGestureRecognizer()

    func apply(to scrollView: UIScrollView) {
      scrollView.decelerationRate = .fast
      scrollView.addGestureRecognizer(pinch)
    }
  #elseif os(macOS)
    private var scale = 1.0

    func watch(_ scrollView: NSScrollView) {
      NotificationCenter.default.addObserver(
        forName: NSScrollView.didEndLiveMagnifyNotification, object: scrollView, queue: .main
      ) { [weak self] note in
        guard let scrollView = note.object as? NSScrollView else { return }
        MainActor.assumeIsolated { self?.scale = scrollView.magnification }
      }
    }
  #endif
}
