import IntrospectSyntax

/// Flags a coordinator that keeps a copy of its representable and goes by values of it that are never refreshed.
struct StaleCoordinatorRule: Rule {
  static let info = RuleInfo(
    id: "stale-coordinator", topic: .bridging, severity: .warning,
    summary: "A coordinator reads plain values of a copy of its representable that is never refreshed.",
    rationale: """
      'makeCoordinator' runs once, and the struct that it hands to the coordinator is a copy of the first one: \
      bindings in it go on to work, but plain values stay what they were, whatever the view around passes later.

      Assign the copy anew in the update method ('context.coordinator.parent = self'), or keep in the coordinator only \
      what it needs.
      """,
    examples: [
      .flagged(
        """
        struct Editor: UIViewRepresentable {
          @Binding var text: String
          let limit: Int
          final class Coordinator: NSObject, UITextViewDelegate {
            let parent: Editor // expect: stale-coordinator
            init(_ parent: Editor) { self.parent = parent }
            func textViewDidChange(_ textView: UITextView) {
              guard textView.text.count <= parent.limit else { return }
              parent.text = textView.text
            }
          }
          func makeCoordinator() -> Coordinator { Coordinator(self) }
          func makeUIView(context: Context) -> UITextView { UITextView() }
          func updateUIView(_ uiView: UITextView, context: Context) {
            if uiView.text != text { uiView.text = text }
          }
        }
        """),
      .accepted(
        """
        struct Editor: UIViewRepresentable {
          @Binding var text: String
          let limit: Int
          final class Coordinator: NSObject, UITextViewDelegate {
            var parent: Editor
            init(_ parent: Editor) { self.parent = parent }
            func textViewDidChange(_ textView: UITextView) {
              guard textView.text.count <= parent.limit else { return }
              parent.text = textView.text
            }
          }
          func makeCoordinator() -> Coordinator { Coordinator(self) }
          func makeUIView(context: Context) -> UITextView { UITextView() }
          func updateUIView(_ uiView: UITextView, context: Context) {
            context.coordinator.parent = self
            if uiView.text != text { uiView.text = text }
          }
        }
        """),
    ])

  init(options: NoOptions) {}

  func check(_ file: FileContext, into findings: inout Findings) {
    for representable in file.representables {
      guard !representable.updaters.isEmpty, let name = representable.coordinator else { continue }
      let classes = coordinators(named: name, of: representable, in: file.structure)
      guard !classes.isEmpty, !isRefreshed(representable, in: file.structure) else { continue }
      for number in classes { check(number, of: representable, in: file, into: &findings) }
    }
  }

  /// The classes of that name in the type itself, or else in the file; only the former where it is the name that the
  /// protocol gives.
  private func coordinators(named name: String, of type: Representable, in structure: FileStructure) -> [Int] {
    func classes(_ numbers: [Int]) -> [Int] {
      numbers.filter { structure.declarations[$0].kind == .class && structure.declarations[$0].name == name }
    }
    let nested = classes(type.parts.flatMap { structure.numbersOfMembers(of: $0) })
    return nested.isEmpty && name != "Coordinator" ? classes(structure.numbers(named: name)) : nested
  }

  /// Whether an update method hands the struct itself to somebody.
  private func isRefreshed(_ representable: Representable, in structure: FileStructure) -> Bool {
    representable.updaters.contains { number in
      guard let code = structure.declarations[number].body else { return true }
      return code.contains { index in
        guard structure.tokens.isText(index, "self"), structure.tokens.kind(index + 1) != .period else { return false }
        return structure.tokens.kind(index - 1) != .leftBracket
      }
    }
  }

  private func check(
    _ coordinator: Int, of representable: Representable, in file: FileContext, into findings: inout Findings
  ) {
    let structure = file.structure
    let copies = structure.members(of: coordinator).filter {
      $0.kind == .variable && holds(representable, $0, structure) && PropertyStorage($0) == .plain
    }
    guard !copies.isEmpty, let body = structure.declarations[coordinator].body else { return }
    let fields = plainValues(of: representable, in: structure)
    let earlyCalls = earlyCalls(of: representable, body, in: structure)
    for copy in copies {
      guard let (use, field) = read(of: copy.name, fields, in: body, except: earlyCalls, file) else { continue }
      let assigned = "\(copy.name) = self"
      findings.report(
        "'\(copy.name)' is a copy of the first '\(representable.name)', so '\(field.name)' stays what it was; assign "
          + "'context.coordinator.\(assigned)' in '\(structure.declarations[representable.updaters[0]].name)'",
        at: file.tokens.range(copy.nameToken..<copy.nameToken + 1),
        notes: [
          Diagnostic.Note("'\(field.name)' of the copy is read here", at: file.tokens.range(use..<use + 1)),
          Diagnostic.Note(
            "'\(field.name)' is a plain value here", at: file.tokens.range(field.nameToken..<field.nameToken + 1)),
        ])
    }
  }

  /// Whether the property is of the type itself: `let parent: Editor`, `var parent: Editor<Content>?`.
  private func holds(_ representable: Representable, _ property: Declaration, _ structure: FileStructure) -> Bool {
    guard let type = property.type, let first = type.first, structure.tokens.name(first) == representable.name else {
      return false
    }
    let next = structure.tokens.kind(first + 1)
    let isOptional = next == .questionMark || next == .exclamationMark
    return type.count == 1 || isOptional || structure.tokens.isText(first + 1, "<")
  }

  /// The properties of the struct that are copied by value, and that who makes the struct can give other values.
  private func plainValues(of representable: Representable, in structure: FileStructure) -> [String: Declaration] {
    let generics = genericNames(of: structure.declarations[representable.number], in: structure)
    let properties = representable.members(in: structure).filter { property in
      guard property.kind == .variable, PropertyStorage(property) == .plain, !property.modifiers.contains(.isStatic),
        !property.isComputed, let type = property.type
      else { return false }
      let isConstant = structure.tokens.isText(property.keyword, "let") && property.initialValue != nil
      let isGeneric = type.contains { generics.contains(structure.tokens.name($0)) }
      return !isConstant && !isGeneric && structure.isPlainValue(writtenIn: type)
    }
    return Dictionary(properties.map { ($0.name, $0) }) { first, _ in first }
  }

  /// `Data` of `struct Carousel<Data: Collection>` is no value that is known.
  private func genericNames(of type: Declaration, in structure: FileStructure) -> Set<String> {
    guard structure.tokens.isText(type.nameToken + 1, "<"), let body = type.body else { return [] }
    let header = type.nameToken + 2..<max(type.nameToken + 2, body.lowerBound - 1)
    return Set(header.filter { structure.tokens.kind($0) == .identifier }.map { structure.tokens.name($0) })
  }

  /// The functions that the make methods and the initialisers call, when the copy is as new as can be.
  private func earlyCalls(
    of representable: Representable, _ body: Range<Int>, in structure: FileStructure
  ) -> Set<String> {
    let initializers = structure.declarations(in: body).filter { $0.kind == .initializer }.compactMap(\.body)
    let code = representable.makers.compactMap { structure.declarations[$0].body } + initializers
    return Set(code.joined().filter {
      structure.tokens.kind($0) == .identifier && structure.tokens.kind($0 + 1) == .leftParen
    }.map { structure.tokens.name($0) })
  }

  /// Where a method of the coordinator reads a plain value of the copy.
  private func read(
    of copy: String, _ fields: [String: Declaration], in body: Range<Int>, except earlyCalls: Set<String>,
    _ file: FileContext
  ) -> (Int, Declaration)? {
    let structure = file.structure
    let tokens = file.tokens
    for index in file.identifiers(named: copy, in: body) {
      guard tokens.kind(index - 1) != .period || tokens.isText(index - 2, "self") else { continue }
      var period = index + 1
      if tokens.kind(period) == .questionMark || tokens.kind(period) == .exclamationMark { period += 1 }
      guard tokens.kind(period) == .period, let field = fields[tokens.name(period + 1)],
        tokens.kind(period + 2) != .equal
      else { continue }
      // While it is made, the coordinator's copy is as new as can be.
      let around = structure.declarations(outwardsFrom: structure.declaration(around: index))
      let kinds: Set<Declaration.Kind> = [.function, .initializer, .variable]
      guard let method = around.first(where: { kinds.contains($0.kind) }), method.kind != .initializer,
        !earlyCalls.contains(method.name), !method.parameters.contains(where: { $0.name == copy })
      else { continue }
      return (period + 1, field)
    }
    return nil
  }
}

extension FileStructure {
  /// Whether a type is written that is copied by value: a number, a text, a truth, or a collection or an optional of
  /// such.
  fileprivate func isPlainValue(writtenIn type: Range<Int>) -> Bool {
    let names = type.filter { tokens.kind($0) == .identifier }.map { tokens.name($0) }
    let isSimple = type.allSatisfy { index in
      switch tokens.kind(index) {
      case .identifier, .leftBracket, .rightBracket, .colon, .questionMark, .comma: true
      case .operator: tokens.isText(index, "<") || tokens.isText(index, ">")
      default: false
      }
    }
    return isSimple && !names.isEmpty && names.allSatisfy(Self.values.contains)
  }

  private static let values: Set<String> = [
    "Bool", "Int", "Int32", "Int64", "UInt", "Double", "Float", "CGFloat", "String", "Character", "Substring", "URL",
    "Date", "UUID", "Data", "TimeInterval", "CGPoint", "CGSize", "CGRect", "CGVector", "Range", "ClosedRange", "Array",
    "Set", "Dictionary", "Optional", "UIEdgeInsets", "NSEdgeInsets", "EdgeInsets", "Color", "Locale", "Decimal",
    "AttributedString", "NSRange",
  ]
}
