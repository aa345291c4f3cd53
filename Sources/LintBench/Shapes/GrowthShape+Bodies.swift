extension GrowthShape {
  private typealias Pieces = SourcePieces

  /// Long closures.
  static let bodies: [GrowthShape] = [
    GrowthShape("statements of one closure", base: 300) { count in
      Pieces.closure(Pieces.many(count) { _ in "scrollView.accessibilityLabel = name\n" })
    },
    GrowthShape("faults of one closure", base: 60) { count in
      Pieces.closure(Pieces.many(count) { _ in "scrollView.addSubview(UIView())\n" })
    },
    GrowthShape("modifiers instead of statements", base: 60) { count in
      Pieces.closure(Pieces.many(count) { _ in "scrollView.showsVerticalScrollIndicator = false\n" })
    },
    GrowthShape("locals that lead to one another", base: 60) { count in
      Pieces.closure(
        "let v0 = scrollView\n" + Pieces.many(count) { "let v\($0 + 1) = v\($0)\nv\($0 + 1).addSubview(UIView())\n" })
    },
    GrowthShape("locals that are added", base: 60) { count in
      Pieces.closure(Pieces.many(count) { "let v\($0) = UIView()\nscrollView.addSubview(v\($0))\n" })
    },
    GrowthShape("early exits", base: 60) { count in
      Pieces.closure(Pieces.many(count) { "guard tag != \($0) else { return }\nscrollView.addSubview(UIView())\n" })
    },
    GrowthShape("names bound again", base: 60) { count in
      Pieces.closure(
        Pieces.many(count) { _ in "if let view = scrollView.superview as? UITableView { view.addSubview(x()) }\n" })
    },
    GrowthShape("closures in a closure", base: 60) { count in
      Pieces.closure(
        Pieces.many(count) { _ in "DispatchQueue.main.async { model.view = scrollView; load { $0.tag = 1 } }\n" })
    },
    GrowthShape("local functions", base: 60) { count in
      Pieces.closure(
        Pieces.many(count) { "func f\($0)() { scrollView.addSubview(UIView()) }\n" }
          + Pieces.many(count) { "f\($0)()\n" })
    },
    GrowthShape("one helper called again", base: 40) { count in
      Pieces.closure(
        Pieces.many(count) { _ in "tune(scrollView)\n" },
        members: "func tune(_ view: UIScrollView) { view.addSubview(UIView()) }\n")
    },
    GrowthShape("one chain in a closure", base: 100) { count in
      Pieces.closure("scrollView" + Pieces.many(count) { _ in ".superview?" } + ".addSubview(UIView())\n")
    },
    GrowthShape("branches of if", base: 60) { count in
      Pieces.closure(
        "if a {\n" + Pieces.many(count) { _ in "scrollView.addSubview(UIView())\n} else if b {\n" } + "}\n")
    },
  ]

  /// Comments that silence.
  static let suppressions: [GrowthShape] = [
    GrowthShape("suppressed calls", base: 40) { count in
      Pieces.view(
        Pieces.many(count) { _ in "// introspect-lint:disable:next non-idempotent-closure\n\(Pieces.fault)\n" })
    },
    GrowthShape("suppressions of nothing", base: 40) { count in
      Pieces.view(Pieces.many(count) { _ in "// introspect-lint:disable:next missing-import\n\(Pieces.fault)\n" })
    },
    GrowthShape("suppressed regions", base: 40) { count in
      Pieces.view(
        Pieces.many(count) { _ in
          "// introspect-lint:disable non-idempotent-closure\n\(Pieces.fault)\n"
            + "// introspect-lint:enable non-idempotent-closure\n"
        })
    },
    GrowthShape("suppressions of a whole file", base: 40) { count in
      Pieces.many(count) { _ in "// introspect-lint:disable:file non-idempotent-closure\n" }
        + Pieces.view(Pieces.many(count) { _ in "\(Pieces.fault)\n" })
    },
    GrowthShape("suppressed calls of one chain", base: 150) { count in
      Pieces.view(
        "ScrollView {}\n"
          + Pieces.many(count) { _ in
            "// introspect-lint:disable:next non-idempotent-closure\n\(Pieces.call) { $0.addSubview(UIView()) }\n"
          })
    },
    GrowthShape("suppressed statements", base: 60) { count in
      Pieces.closure(
        Pieces.many(count) { _ in
          "scrollView.addSubview(UIView())\n// introspect-lint:disable:previous non-idempotent-closure\n"
        })
    },
  ]

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
  ]
}
