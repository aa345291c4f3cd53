import SwiftUI
import UIKit

/// Hands a window to its closure: a probe of the project's own.
struct WindowAccessor: UIViewRepresentable {
  let onWindow: (UIWindow?) -> Void

  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) { onWindow(view.window) }
}

struct Player: UIViewControllerRepresentable {
  typealias UIViewControllerType = PlayerController

  func makeUIViewController(context: Context) -> UIViewControllerType { PlayerController() }
  func updateUIViewController(_ controller: UIViewControllerType, context: Context) {}
}

final class PlayerController: UIViewController {
  private lazy var host = UIHostingController<AnyView>(rootView: AnyView(Text("A")))

  func cell() -> UICollectionViewListCell {
    let cell = UICollectionViewListCell()
    cell.contentConfiguration = UIHostingConfiguration { Text("B") }
    return cell
  }
}

final class RootController: UIHostingController<Text> {}

struct Probed: View {
  var body: some View {
    Text("C").background(WindowAccessor { $0?.windowLevel = .alert })
    ScrollView { Text("D") }.extract(UIScrollView.self) { $0.bounces = false }
  }
}
