// expect-none
import SwiftUI

struct RowView: View {
  let title: String
  var body: some View { Text(title) }
}

final class Keeper: UIView {
  private var host: UIHostingController<RowView>?
  private var hosts: [UIViewController] = []
  var provider: (() -> UIView)?

  func stored(in container: UIView) {
    let host = UIHostingController(rootView: RowView(title: "a"))
    container.addSubview(host.view)
    self.host = host
  }
  func collected(in container: UIView) {
    let host = UIHostingController(rootView: RowView(title: "a"))
    container.addSubview(host.view)
    hosts.append(host)
  }
  func child(of parent: UIViewController) {
    let host = UIHostingController(rootView: RowView(title: "a"))
    parent.addChild(host)
    parent.view.addSubview(host.view)
    host.didMove(toParent: parent)
  }
  func returned(in container: UIView) -> UIViewController {
    let host = UIHostingController(rootView: RowView(title: "a"))
    container.addSubview(host.view)
    return host
  }
  func embedded(in parent: UIViewController) {
    let host = UIHostingController(rootView: RowView(title: "a"))
    addSubview(host.view)
    host.embed(in: parent)
  }
  func captured(in container: UIView) {
    let host = UIHostingController(rootView: RowView(title: "a"))
    container.addSubview(host.view)
    provider = { host.view }
  }
  func associated(in container: UIView) {
    let host = UIHostingController(rootView: RowView(title: "a"))
    container.addSubview(host.view)
    objc_setAssociatedObject(container, "host", host, .OBJC_ASSOCIATION_RETAIN)
  }
  // Only drawn.
  func drawn(in window: UIWindow) -> UIImage {
    let host = UIHostingController(rootView: RowView(title: "a"))
    window.addSubview(host.view)
    let image = UIGraphicsImageRenderer(size: host.view.bounds.size).image { _ in }
    host.view.removeFromSuperview()
    return image
  }
  // A view of AppKit needs no controller.
  func alone(in container: NSView) {
    container.addSubview(NSHostingView(rootView: RowView(title: "a")))
    let host = NSHostingController(rootView: RowView(title: "a"))
    container.addSubview(host.view)
  }
  // Never added.
  func measured() -> CGSize {
    UIHostingController(rootView: RowView(title: "a")).view.intrinsicContentSize
  }
}

struct Keeper_Previews: PreviewProvider {
  static var previews: some View {
    let container = UIView()
    container.addSubview(UIHostingController(rootView: RowView(title: "a")).view)
    return EmptyView()
  }
}
