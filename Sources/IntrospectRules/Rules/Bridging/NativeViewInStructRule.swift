import IntrospectFacts
import IntrospectSyntax

/// Flags a native view that is built in a stored property of a representable.
struct NativeViewInStructRule: Rule {
  static let info = RuleInfo(
    id: "native-view-in-struct", topic: .bridging, severity: .warning,
    summary: "A representable builds its native view in a stored property.",
    rationale: """
      A representable is made anew at every evaluation of the view around it, and a stored property with it: each \
      value builds a native view of its own, while the one on the screen belongs to the first value. What the update \
      method does to the view of the property is done to one that nobody sees.

      Build the view in the make method, and use the parameter in the update method.
      """,
    examples: [
      .flagged(
        """
        struct Badge: UIViewRepresentable {
          let text: String
          let label = UILabel() // expect: native-view-in-struct
          func makeUIView(context: Context) -> UILabel { label }
          func updateUIView(_ uiView: UILabel, context: Context) {
            label.text = text
          }
        }
        """),
      .accepted(
        """
        struct Badge: UIViewRepresentable {
          let text: String
          func makeUIView(context: Context) -> UILabel { UILabel() }
          func updateUIView(_ uiView: UILabel, context: Context) {
            uiView.text = text
          }
        }
        """),
    ])

  init(options: NoOptions) {}

  func check(_ file: FileContext, into findings: inout Findings) {
    for representable in file.representables where file.structure.declarations[representable.number].kind == .struct {
      for property in representable.members(in: file.structure) {
        guard let className = builtClass(property, in: file.structure) else { continue }
        report(property, className, of: representable, in: file, into: &findings)
      }
    }
  }

  private static func isView(_ name: String) -> Bool {
    NativeClassName.isView(name) || name == "UILabel" || name == "UIToolbar" || name == "NSBox"
  }

  /// The class of the native view that the property starts with, in each value of the type.
  private func builtClass(_ property: Declaration, in structure: FileStructure) -> String? {
    guard property.kind == .variable, PropertyStorage(property) == .plain,
      property.modifiers.isDisjoint(with: [.isStatic, .lazy]), let value = property.initialValue
    else { return nil }
    let tree = structure.tree
    let chain = tree.postfixExpression(at: value.lowerBound, before: value.upperBound)
    guard chain.tokens.upperBound == value.upperBound else { return nil }
    if let name = chain.headName, Self.isView(name), chain.steps.map(\.kind) == [.call] { return name }
    // `let label: UILabel = { … }()`
    guard chain.steps.map(\.kind) == [.call], structure.tokens.kind(value.lowerBound) == .leftBrace,
      let type = property.type, type.count == 1, Self.isView(structure.tokens.name(type.lowerBound)),
      makesObject(tree.closure(at: value.lowerBound), in: structure)
    else { return nil }
    return structure.tokens.name(type.lowerBound)
  }

  /// Whether the closure builds the object, and does not take it from elsewhere.
  private func makesObject(_ closure: ClosureExpression, in structure: FileStructure) -> Bool {
    structure.declarations(in: closure.body).contains { local in
      guard local.kind == .variable, let value = local.initialValue else { return false }
      let chain = structure.tree.postfixExpression(at: value.lowerBound, before: value.upperBound)
      return chain.headName.map(Self.isView) ?? false && chain.steps.map(\.kind) == [.call]
    }
  }

  private func report(
    _ property: Declaration, _ className: String, of representable: Representable, in file: FileContext,
    into findings: inout Findings
  ) {
    let name = property.name
    let place = file.tokens.range(property.nameToken..<property.nameToken + 1)
    let start = "'\(name)' is a new \(className) in each value of '\(representable.name)', and the one on the screen "
      + "is that of the first value"
    guard let (method, use) = useInUpdate(of: name, representable, in: file.structure) else {
      let makers = representable.makers.map { file.structure.declarations[$0].name }
      findings.report("\(start); build it in '\(makers.first ?? "make")'", at: place)
      return
    }
    let note = Diagnostic.Note("'\(method.name)' uses it here", at: file.tokens.range(use..<use + 1))
    let parameter = method.parameters.first.map { "'\($0.name)'" } ?? "its parameter"
    findings.report(
      "\(start): '\(method.name)' works on another one; use \(parameter) there", at: place, severity: .error,
      notes: [note])
  }

  /// Whether the code gives the name to something of its own: `if let label = …`, `for label in …`, `{ label in … }`.
  private func binds(_ name: String, at index: Int, in tokens: TokenBuffer) -> Bool {
    guard tokens.kind(index) == .identifier, tokens.name(index) == name else { return false }
    return tokens.isText(index - 1, "let") || tokens.isText(index - 1, "var") || tokens.isText(index + 1, "in")
      || tokens.isText(index - 1, "for")
  }

  /// The first use of the property in an update method.
  private func useInUpdate(
    of name: String, _ representable: Representable, in structure: FileStructure
  ) -> (Declaration, Int)? {
    let tokens = structure.tokens
    for number in representable.updaters {
      let method = structure.declarations[number]
      guard let body = method.body, !method.parameters.contains(where: { $0.name == name }),
        !body.contains(where: { binds(name, at: $0, in: tokens) })
      else { continue }
      let use = body.first { index in
        tokens.kind(index) == .identifier && tokens.name(index) == name && tokens.kind(index + 1) != .colon
          && (tokens.kind(index - 1) != .period || tokens.isText(index - 2, "self"))
      }
      if let use { return (method, use) }
    }
    return nil
  }
}
