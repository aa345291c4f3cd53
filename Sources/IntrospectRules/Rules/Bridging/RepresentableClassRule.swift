import IntrospectSyntax

/// Flags a class that conforms to a representable protocol.
struct RepresentableClassRule: Rule {
  static let info = RuleInfo(
    id: "representable-class", topic: .bridging, severity: .error,
    summary: "A class conforms to a representable protocol, which only values may.",
    rationale: """
      SwiftUI views are values: they are made, compared and dropped at every update. A class that conforms to \
      'UIViewRepresentable' or one of its kin compiles, and the app stops with a fatal error when SwiftUI first meets \
      an instance.

      Make it a struct, and keep what must live longer in its coordinator.
      """,
    examples: [
      .flagged(
        """
        final class Probe: UIViewRepresentable { // expect: representable-class
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ uiView: UIView, context: Context) {}
        }
        """),
      .accepted(
        """
        struct Probe: UIViewRepresentable {
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ uiView: UIView, context: Context) {}
        }
        """),
    ])

  init(options: NoOptions) {}

  func check(_ file: FileContext, into findings: inout Findings) {
    for declaration in file.structure.declarations {
      let names = declaration.inheritance.map(DeclarationName.baseName)
      guard let name = names.first(where: Representable.protocols.contains), !isOwnProtocol(name, in: file.structure)
      else { continue }
      switch declaration.kind {
      case .class, .actor: report(declaration, declaration, name, in: file, into: &findings)
      case .extension:
        // What it extends may stand elsewhere: there is no telling without it.
        guard let type = file.declarations.declaration(ofType: declaration, in: file.structure) else { continue }
        if type.declaration.kind == .class || type.declaration.kind == .actor {
          report(declaration, type.declaration, name, in: file, into: &findings)
        }
      default: continue
      }
    }
  }

  private func report(
    _ part: Declaration, _ type: Declaration, _ name: String, in file: FileContext, into findings: inout Findings
  ) {
    let kind = type.kind == .actor ? "an actor" : "a class"
    findings.report(
      "'\(type.name)' is \(kind), and SwiftUI takes only values as views: the app stops when it meets one; make it a "
        + "struct",
      at: file.tokens.range(part.nameToken..<part.nameToken + 1))
  }

  private func isOwnProtocol(_ name: String, in structure: FileStructure) -> Bool {
    structure.numbers(named: name).contains { number in
      structure.declarations[number].kind == .protocol || structure.declarations[number].kind == .typeAlias
    }
  }
}
