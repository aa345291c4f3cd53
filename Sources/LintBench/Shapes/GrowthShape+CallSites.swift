extension GrowthShape {
  private typealias Pieces = SourcePieces

  /// Many files, and many calls in one file.
  static let trees: [GrowthShape] = [
    GrowthShape("tree", base: 100) { count in
      let plan = TreePlan(.app, swiftFileCount: count)
      return plan.files().map { ($0.path, String(decoding: plan.contents(of: $0), as: UTF8.self)) }
    },
    GrowthShape("files that declare one type", base: 20) { count in
      (0..<count).map { number in
        ("F\(number).swift", Pieces.view("\(Pieces.fault)\n"))
      }
    },
    GrowthShape("files with constants of one name", base: 20) { count in
      (0..<count).map { number in
        let type = "PlatformViewVersionPredicate<ScrollViewType, UIScrollView>"
        let all = "private static let all = \(type).iOS(.v16, .v17)\n"
        let call = "ScrollView {}.introspect(.scrollView, on: Self.all) { $0.isOpaque = true }\n"
        return ("F\(number).swift", Pieces.view(call, named: "A\(number)", members: all))
      }
    },
    GrowthShape("files that call one another", base: 20) { count in
      (0..<count).map { number in
        let call = "ScrollView {}\(Pieces.call) { Tuner\(number + 1).tune($0) }\n"
        let tuner = "enum Tuner\(number) { static func tune(_ view: UIScrollView) { view.addSubview(UIView()) } }\n"
        return ("F\(number).swift", tuner + Pieces.view(call, named: "A\(number)"))
      }
    },
  ]

  /// Calls of many kinds.
  static let callSites: [GrowthShape] = [
    GrowthShape("views with a call", base: 40) { count in
      Pieces.imports
        + Pieces.many(count) { "struct A\($0): View {\n  var body: some View {\n    \(Pieces.fault)\n  }\n}\n" }
    },
    GrowthShape("calls in one body", base: 40) { Pieces.view(Pieces.many($0) { _ in "\(Pieces.fault)\n" }) },
    GrowthShape("calls on one chain", base: 150) { count in
      Pieces.view("ScrollView {}\n" + Pieces.many(count) { _ in "\(Pieces.call) { $0.isOpaque = true }\n" })
    },
    GrowthShape("modifiers before and after calls", base: 150) { count in
      let padding = Pieces.many(count) { _ in ".padding(1)\n" }
      return Pieces.view("ScrollView {}\n\(padding)\(Pieces.call) { $0.addSubview(UIView()) }\n\(padding)")
    },
    GrowthShape("closures with a helper", base: 40) { count in
      Pieces.view(
        Pieces.many(count) { "ScrollView {}\(Pieces.call) { tune\($0)($0) }\n" },
        members: Pieces.many(count) { "func tune\($0)(_ view: UIScrollView) { view.addSubview(UIView()) }\n" })
    },
    GrowthShape("overloads of one helper", base: 100) { count in
      Pieces.view(
        "ScrollView {}\(Pieces.call) { tune($0, x7: 1) }\n",
        members: Pieces.many(count) { "func tune(_ view: UIScrollView, x\($0): Int) { view.addSubview(UIView()) }\n" })
    },
    GrowthShape("closures with one long helper", base: 25) { count in
      let log = Pieces.many(100) { _ in "log()\n" }
      return Pieces.view(
        Pieces.many(count) { _ in "ScrollView {}\(Pieces.call) { tune($0) }\n" },
        members: "func tune(_ view: UIScrollView) {\n\(log)view.addSubview(UIView())\n}\n")
    },
    GrowthShape("state of one view", base: 40) { count in
      Pieces.view(
        Pieces.many(count) { "ScrollView {}\(Pieces.call) { state\($0) = $0.tag }\n" },
        members: Pieces.many(count) { "@State private var state\($0) = 0\n" })
    },
    GrowthShape("members of one class", base: 30) { count in
      Pieces.imports + "final class A: UIViewController {\n"
        + Pieces.many(count) {
          "var p\($0) = 1\n"
            + "func f\($0)() -> some View { ScrollView {}\(Pieces.call) { view in self.p\($0) = view.tag } }\n"
        } + "}\n"
    },
    GrowthShape("properties that are views", base: 40) { count in
      Pieces.view(
        Pieces.many(count) { "view\($0)\(Pieces.call) { $0.isOpaque = true }\n" },
        members: Pieces.many(count) { "var view\($0): some View { List {} }\n" })
    },
    GrowthShape("conditional calls", base: 40) { count in
      Pieces.view(Pieces.many(count) { _ in "#if os(iOS)\n\(Pieces.fault)\n#endif\n" })
    },
    GrowthShape("branches of one condition", base: 40) { count in
      Pieces.view("#if A\n" + Pieces.many(count) { "#elseif A\($0)\n\(Pieces.fault)\n" } + "#endif\n")
    },
    GrowthShape("versions of one list", base: 100) { count in
      let versions = Pieces.many(count) { ".v\(13 + $0 % 6), " }
      return Pieces.view("ScrollView {}.introspect(.scrollView, on: .iOS(\(versions).v26)) { $0.tag = 1 }\n")
    },
    GrowthShape("constants for lists", base: 40) { count in
      Pieces.view(
        Pieces.many(count) { "ScrollView {}.introspect(.scrollView, on: .all\($0)) { $0.isOpaque = true }\n" })
        + "extension PlatformViewVersionPredicate<ScrollViewType, UIScrollView> {\n"
        + Pieces.many(count) { "static var all\($0): Self { .iOS(.v16, .v17) }\n" } + "}\n"
    },
    GrowthShape("calls of the older module", base: 40) { count in
      "import Introspect\nimport SwiftUI\nstruct A: View {\n  var body: some View {\n"
        + Pieces.many(count) { _ in "ScrollView {}.introspectScrollView { $0.addSubview(UIView()) }\n" } + "  }\n}\n"
    },
    GrowthShape("probes of a project", base: 30) { count in
      let probes = Pieces.many(count) { """
        struct Reader\($0): NSViewRepresentable {
          var onChange: (NSWindow?) -> Void
          func makeNSView(context: Context) -> NSView { NSView() }
          func updateNSView(_ view: NSView, context: Context) {
            DispatchQueue.main.async { [weak view] in self.onChange(view?.window) }
          }
        }

        """ }
      return probes + Pieces.view(Pieces.many(count) { "Reader\($0) { $0?.addChildWindow(other, ordered: .above) }\n" })
    },
    GrowthShape("probe functions of a project", base: 60) { count in
      let probes = Pieces.many(count) { """
        struct Reader\($0): UIViewRepresentable {
          let found: (UIScrollView) -> Void
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ view: UIView, context: Context) { found(UIScrollView()) }
        }
        extension View {
          func read\($0)(_ found: @escaping (UIScrollView) -> Void) -> some View {
            background(Reader\($0)(found: found))
          }
        }

        """ }
      return probes + Pieces.view(Pieces.many(count) { "List {}.read\($0) { $0.addSubview(UIView()) }\n" })
    },
    GrowthShape("calls of a probe by name", base: 40) { count in
      Pieces.view(Pieces.many(count) { _ in "List {}.extract(UITableView.self) { $0.addSubview(UIView()) }\n" })
    },
    GrowthShape("calls without an import", base: 40) { count in
      "import SwiftUI\nstruct A: View {\n  var body: some View {\n    VStack {\n"
        + Pieces.many(count) { _ in "\(Pieces.fault)\n" } + "    }\n  }\n}\n"
    },
    GrowthShape("calls in rows", base: 40) { count in
      let call = ".introspect(.textField, on: .iOS(.v16, .v17)) { $0.addSubview(UIView()) }"
      return Pieces.view(
        Pieces.many(count) { _ in "List { ForEach(0..<3) { _ in TextField(\"\", text: $x)\(call) } }\n" })
    },
    GrowthShape("calls in presented content", base: 40) { count in
      Pieces.view(
        Pieces.many(count) { _ in "Text(\"\").sheet(isPresented: $x) { \(Pieces.fault) }\n" })
    },
    GrowthShape("calls on one chain of presentations", base: 40) { count in
      Pieces.view(
        "Text(\"\")\n" + Pieces.many(count) { _ in ".sheet(isPresented: $x) { \(Pieces.fault) }\n" })
    },
  ]
}
