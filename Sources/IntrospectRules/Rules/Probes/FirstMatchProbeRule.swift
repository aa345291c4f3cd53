import IntrospectFacts
import IntrospectSyntax

/// Flags a probe that takes the first view of a class in the whole window.
struct FirstMatchProbeRule: Rule {
  static let info = RuleInfo(
    id: "first-match-probe", topic: .probes, severity: .warning, isOptIn: true,
    summary: "A probe searches the whole window and takes the first view of its class that it meets.",
    rationale: """
      A search from the window goes through everything on the screen, the outermost views first. With a scroll view \
      in a scroll view, or a sheet over a list, the first view whose frame touches that of the probe is another one \
      than the one that is meant.

      Start from the nearest container of the probe and go outwards, or weigh all matches: the smallest overlap, or the \
      one that holds the centre of the probe.
      """,
    examples: [
      .flagged(
        """
        struct ScrollViewFinder: UIViewRepresentable { // expect: first-match-probe
          let onFound: (UIScrollView) -> Void
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ view: UIView, context: Context) {
            DispatchQueue.main.async {
              guard let window = view.window, let found = first(in: window) else { return }
              onFound(found)
            }
          }
          private func first(in view: UIView) -> UIScrollView? {
            if let match = view as? UIScrollView { return match }
            return view.subviews.lazy.compactMap { first(in: $0) }.first
          }
        }
        """),
      .accepted(
        """
        struct ScrollViewFinder: UIViewRepresentable {
          let onFound: (UIScrollView) -> Void
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ view: UIView, context: Context) {
            DispatchQueue.main.async {
              var container = view.superview
              while let next = container, !(next is UIScrollView) { container = next.superview }
              if let found = container as? UIScrollView { onFound(found) }
            }
          }
        }
        """),
    ])

  init(options: NoOptions) {}

  func check(_ file: FileContext, into findings: inout Findings) {
    for probe in WrittenProbe.all(in: file.structure) {
      guard let search = WindowSearch(probe) else { continue }
      findings.report(
        "this probe takes the first \(search.nativeClass) of the whole window that fits: on a busy screen that may be "
          + "another one; start from the nearest container, or weigh all matches by their overlap or by the centre of "
          + "the probe",
        at: file.tokens.range(probe.type.nameToken..<probe.type.nameToken + 1),
        notes: [
          .init("the search starts here", at: file.tokens.range(search.start..<search.start + 1)),
          .init("and goes down here", at: file.tokens.range(search.descent..<search.descent + 1)),
        ])
    }
  }
}

/// A search of a probe that goes from the window down to the first object of a class.
private struct WindowSearch {
  /// The class that is looked for, as it is written.
  let nativeClass: String
  /// Where the window is read.
  let start: Int
  /// Where the views in a view are read.
  let descent: Int

  /// Nil where the probe does not search so, or weighs what it finds.
  init?(_ probe: WrittenProbe) {
    let tokens = probe.structure.tokens
    let code = Self.functions(around: probe).compactMap(\.body).flatMap { Array($0) }
    func isMember(_ index: Int, _ names: Set<String>) -> Bool {
      tokens.kind(index) == .identifier && tokens.kind(index - 1) == .period && names.contains(tokens.name(index))
    }
    guard let start = code.first(where: { isMember($0, ["window"]) }),
      let descent = code.first(where: { isMember($0, ["subviews"]) }),
      let cast = code.first(where: { tokens.isText($0, "as") && tokens.kind($0 + 1) == .questionMark }),
      !code.contains(where: { isMember($0, ["superview"]) }),
      !code.contains(where: { isMember($0, Self.weighing) })
    else { return nil }
    nativeClass = tokens.name(cast + 2)
    self.start = start
    self.descent = descent
  }

  /// What tells that matches are compared, or that the middle of the probe counts.
  private static let weighing: Set<String> = [
    "min", "max", "sorted", "sort", "intersection", "midX", "midY", "center", "hitTest",
  ]

  /// The functions of the probe, and those that the file adds to views.
  private static func functions(around probe: WrittenProbe) -> [Declaration] {
    let structure = probe.structure
    return probe.functions + structure.functions(ofTypeNamed: "UIView") + structure.functions(ofTypeNamed: "NSView")
  }
}
