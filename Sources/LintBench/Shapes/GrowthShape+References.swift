extension GrowthShape {
  private typealias Pieces = SourcePieces

  /// Calls that lead to things which are many, or that many lead to.
  static let references: [GrowthShape] = [
    GrowthShape("calls of overloads", base: 40) { count in
      Pieces.view(
        Pieces.many(count) { "ScrollView {}\(Pieces.call) { tune($0, x\($0): 1) }\n" },
        members: Pieces.many(count) { "func tune(_ view: UIScrollView, x\($0): Int) { view.addSubview(UIView()) }\n" })
    },
    GrowthShape("calls of overloads by type", base: 40) { count in
      Pieces.view(
        Pieces.many(count) { _ in "ScrollView {}\(Pieces.call) { tune($0, 1) }\n" },
        members: Pieces.many(count) { "func tune(_ view: UIScrollView, _ x: X\($0)) { view.addSubview(UIView()) }\n" })
    },
    GrowthShape("methods of one name in many types", base: 40) { count in
      Pieces.imports
        + Pieces.many(count) { """
          struct A\($0): View {
            var body: some View { ScrollView {}\(Pieces.call) { tune($0) } }
            private func tune(_ view: UIScrollView) { view.addSubview(UIView()) }
          }

          """ }
    },
    GrowthShape("one constant for all lists", base: 60) { count in
      let call = "ScrollView {}.introspect(.scrollView, on: .all) { $0.isOpaque = true }\n"
      return Pieces.view(Pieces.many(count) { _ in call })
        + "extension PlatformViewVersionPredicate<ScrollViewType, UIScrollView> {\n"
        + "static var all: Self { .iOS(.v16, .v17) }\n}\n"
    },
    GrowthShape("constants of one name", base: 60) { count in
      Pieces.imports
        + Pieces.many(count) { """
          struct A\($0): View {
            private static let all = PlatformViewVersionPredicate<ScrollViewType, UIScrollView>.iOS(.v16, .v17)
            var body: some View { ScrollView {}.introspect(.scrollView, on: Self.all) { $0.isOpaque = true } }
          }

          """ }
    },
    GrowthShape("calls of the project's view types", base: 60) { count in
      Pieces.imports
        + Pieces.many(count) { """
          public struct My\($0)Type: IntrospectableViewType {}
          extension IntrospectableViewType where Self == My\($0)Type { public static var my\($0): Self { .init() } }
          extension iOSViewVersion<My\($0)Type, UIScrollView> {
            public static let v16 = Self(for: .v16)
            public static let v17 = Self(for: .v17)
          }

          """ }
        + Pieces.view(
          Pieces.many(count) { "List {}.introspect(.my\($0), on: .iOS(.v16, .v17)) { $0.addSubview(UIView()) }\n" })
    },
    GrowthShape("views that lead to one another", base: 60) { count in
      Pieces.imports
        + Pieces.many(count) { """
          struct A\($0): View {
            var body: some View { A\($0 + 1)()\(Pieces.call) { $0.addSubview(UIView()) } }
          }

          """ }
    },
    GrowthShape("properties that lead to one another", base: 60) { count in
      Pieces.view(
        "view0\n",
        members: Pieces.many(count) { number in
          "var view\(number): some View { view\(number + 1)\(Pieces.call) { $0.isOpaque = true } }\n"
        }
          + "var view\(count): some View { List {} }\n")
    },
    GrowthShape("calls between the modifiers of one chain", base: 60) { count in
      Pieces.view(
        "List {}\n"
          + Pieces.many(count) { ".padding(\($0))\n\(Pieces.call) { $0.addSubview(UIView()); $0.tag = \($0) }\n" })
    },
    GrowthShape("calls of one chain by constants", base: 60) { count in
      Pieces.view(
        "ScrollView {}\n"
          + Pieces.many(count) { ".introspect(.scrollView, on: .all\($0)) { $0.isOpaque = true }\n" })
        + "extension PlatformViewVersionPredicate<ScrollViewType, UIScrollView> {\n"
        + Pieces.many(count) { "static var all\($0): Self { .iOS(.v16, .v17) }\n" } + "}\n"
    },
    GrowthShape("models of calls", base: 40) { count in
      Pieces.imports
        + Pieces.many(count) {
          "final class Model\($0): ObservableObject { @Published var tag = 0; weak var view: UIScrollView? }\n"
        }
        + Pieces.view(
          Pieces.many(count) { "ScrollView {}\(Pieces.call) { model\($0).view = $0; model\($0).tag = 1 }\n" },
          members: Pieces.many(count) { "@StateObject private var model\($0) = Model\($0)()\n" })
    },
    GrowthShape("functions instead of closures", base: 40) { count in
      Pieces.view(
        Pieces.many(count) {
          "ScrollView {}.introspect(.scrollView, on: .iOS(.v16, .v17), customize: tune\($0))\n"
        },
        members: Pieces.many(count) { "func tune\($0)(_ view: UIScrollView) { view.addSubview(UIView()) }\n" })
    },
    GrowthShape("extensions of one type", base: 40) { count in
      Pieces.view("")
        + Pieces.many(count) { "extension A {\n  var view\($0): some View { \(Pieces.fault) }\n}\n" }
    },
  ]
}
