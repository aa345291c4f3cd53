extension GrowthShape {
  private typealias Pieces = SourcePieces

  /// Types that bring views from UIKit to SwiftUI, and back.
  static let bridging: [GrowthShape] = [
    GrowthShape("representables", base: 25) { count in
      "import SwiftUI\n"
        + Pieces.many(count) { """
          struct R\($0): UIViewRepresentable {
            @Binding var x: Int
            func makeUIView(context: Context) -> UIScrollView { UIScrollView() }
            func updateUIView(_ view: UIScrollView, context: Context) { view.addSubview(UIView()); x = 1 }
            func makeCoordinator() -> C { C(self) }
            class C: NSObject { var parent: R\($0); init(_ parent: R\($0)) { self.parent = parent } }
          }

          """ }
    },
    GrowthShape("statements of updateUIView", base: 60) { count in
      """
      import SwiftUI
      struct R: UIViewRepresentable {
        @Binding var x: Int
        func makeUIView(context: Context) -> UIScrollView { UIScrollView() }
        func updateUIView(_ view: UIScrollView, context: Context) {
        \(Pieces.many(count) { _ in "view.addSubview(UIView())\nx = 1\n" })
        }
      }

      """
    },
    GrowthShape("hosts in one class", base: 40) { count in
      "import SwiftUI\nclass V: UIViewController {\n"
        + Pieces.many(count) {
          "func f\($0)() { let h = UIHostingController(rootView: Text(\"\")); view.addSubview(h.view) }\n"
        } + "}\n"
    },
    GrowthShape("hosts in one method", base: 40) { count in
      "import SwiftUI\nclass V: UIViewController {\n  override func viewDidLayoutSubviews() {\n"
        + Pieces.many(count) {
          "let h\($0) = UIHostingController(rootView: Text(\"\"))\nview.addSubview(h\($0).view)\n"
        } + "  }\n}\n"
    },
    GrowthShape("cells that host", base: 60) { count in
      "import SwiftUI\n"
        + Pieces.many(count) { """
          final class Cell\($0): UITableViewCell {
            func configure(_ title: String) {
              let host = UIHostingController(rootView: Text(title))
              contentView.addSubview(host.view)
            }
          }

          """ }
    },
    GrowthShape("hosting views in methods", base: 60) { count in
      "import SwiftUI\nfinal class V: NSView {\n"
        + Pieces.many(count) {
          "func update\($0)() { let host = NSHostingView(rootView: Text(\"\")); addSubview(host) }\n"
        } + "override func layout() {\n" + Pieces.many(count) { "update\($0)()\n" } + "}\n}\n"
    },
    GrowthShape("hosts that are kept", base: 60) { count in
      "import SwiftUI\nfinal class V: UIViewController {\n"
        + Pieces.many(count) { "let host\($0) = UIHostingController(rootView: Text(\"\"))\n" }
        + "override func viewDidLoad() {\n"
        + Pieces.many(count) {
          "addChild(host\($0))\nview.addSubview(host\($0).view)\nhost\($0).didMove(toParent: self)\n"
        }
        + "}\n}\n"
    },
    GrowthShape("coordinators of one name", base: 60) { count in
      "import SwiftUI\n" + Pieces.many(count) { Pieces.representable("R\($0)", coordinator: "Coordinator", copies: 1) }
    },
    GrowthShape("coordinators of another name", base: 60) { count in
      "import SwiftUI\n" + Pieces.many(count) { Pieces.representable("R\($0)", coordinator: "Feeder", copies: 1) }
    },
    GrowthShape("copies in one coordinator", base: 60) { count in
      "import SwiftUI\n" + Pieces.representable("R", coordinator: "Coordinator", copies: count)
    },
    GrowthShape("helpers of updateUIView", base: 60) { count in
      """
      import SwiftUI
      struct R: UIViewRepresentable {
        func makeUIView(context: Context) -> UIScrollView { UIScrollView() }
        func updateUIView(_ view: UIScrollView, context: Context) {
        \(Pieces.many(count) { "tune\($0)(view)\n" })
        }
        \(Pieces.many(count) { "func tune\($0)(_ view: UIScrollView) { view.addSubview(UIView()) }\n" })
      }

      """
    },
  ]
}
