import IntrospectFacts
import IntrospectSyntax

/// Flags a method of a representable that writes SwiftUI state at once.
struct StateChangeInUpdateRule: Rule {
  static let info = RuleInfo(
    id: "state-change-in-update", topic: .bridging, severity: .warning,
    summary: "A make or update method of a representable changes SwiftUI state at once.",
    rationale: """
      The make and update methods of a representable run while SwiftUI updates views. It reports "Modifying state \
      during view update, this will cause undefined behavior" for a change of state there: the value may be dropped, \
      or the view is updated once more, and the method runs again.

      Write state a main-queue turn later ('DispatchQueue.main.async'), and only where the value differs.
      """,
    examples: [
      .flagged(
        """
        struct HeightReader: UIViewRepresentable {
          @Binding var height: CGFloat
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ uiView: UIView, context: Context) {
            height = uiView.intrinsicContentSize.height // expect: state-change-in-update
          }
        }
        """),
      .accepted(
        """
        struct HeightReader: UIViewRepresentable {
          @Binding var height: CGFloat
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ uiView: UIView, context: Context) {
            let new = uiView.intrinsicContentSize.height
            guard new != height else { return }
            DispatchQueue.main.async { height = new }
          }
        }
        """),
    ])

  init(options: NoOptions) {}

  func check(_ file: FileContext, into findings: inout Findings) {
    for representable in file.representables {
      let roots = states(of: representable, in: file.structure)
      guard !roots.isEmpty else { continue }
      for body in file.makeBodies(of: representable) + file.updateBodies(of: representable) {
        let enclosing = body.method.map(\.number)
        let code = body.method.flatMap(\.declaration.body) ?? 0..<0
        let reader = StateWriteReader(body, enclosing: enclosing, code: code, roots: roots, in: file)
        findings.report(reader.writes().map { finding(about: $0, in: body) }, of: body)
      }
    }
  }

  /// The properties of the type that are state, or hold an object with state.
  private func states(of representable: Representable, in structure: FileStructure) -> Set<String> {
    let properties = representable.members(in: structure).filter { property in
      guard property.kind == .variable, !property.isComputed else { return false }
      if case .wrapped = PropertyStorage(property) { return true }
      return property.type.map(structure.isBinding) ?? false
    }
    return Set(properties.map(\.name))
  }

  private func finding(about write: StateWriteReader.Write, in body: CustomizeBody) -> BodyFinding {
    let method = body.method?.declaration.name ?? "the method"
    return BodyFinding(
      message: "'\(write.name)' is SwiftUI state, and '\(method)' runs while SwiftUI updates views: the change is "
        + "undefined behaviour, and may be dropped or update the view again; make it in 'DispatchQueue.main.async', "
        + "where the value differs",
      range: write.range, notes: [write.declared], asNote: "so is '\(write.name)' here")
  }
}
