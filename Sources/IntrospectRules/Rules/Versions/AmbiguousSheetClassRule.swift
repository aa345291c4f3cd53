import IntrospectFacts
import IntrospectSyntax

/// Flags a closure for `.sheet` that needs the one class of two that it does not ask for.
struct AmbiguousSheetClassRule: Rule {
  static let info = RuleInfo(
    id: "ambiguous-sheet-class", topic: .versions, severity: .warning,
    summary: "A sheet's closure uses members of UISheetPresentationController without naming that class.",
    rationale: """
      From iOS 15 on the library declares each version of `.sheet` twice: for UIPresentationController and for \
      UISheetPresentationController. Without a type the compiler prefers the first, which has no detents and no \
      grabber. Whether it then tries the second depends on the compiler and on what else the closure does, and the \
      error that comes otherwise speaks of a missing member. Name the class of the parameter.
      """,
    examples: [
      .flagged(
        """
        FilterPanel()
          .introspect(.sheet, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { sheet in  // expect: ambiguous-sheet-class
            sheet.prefersGrabberVisible = true
          }
        """,
        fixed: """
          FilterPanel()
            .introspect(.sheet, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { (sheet: UISheetPresentationController) in  // expect: ambiguous-sheet-class
              sheet.prefersGrabberVisible = true
            }
          """),
      .accepted(
        """
        FilterPanel()
          .introspect(.sheet, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { (sheet: UISheetPresentationController) in
            sheet.prefersGrabberVisible = true
          }
        """),
    ])

  private static let sheetClass = "UISheetPresentationController"

  /// What UISheetPresentationController has and UIPresentationController has not.
  ///
  /// Source: UIKit's documentation of the class, iOS 15 to 26.
  private static let members: Set<String> = [
    "detents", "selectedDetentIdentifier", "largestUndimmedDetentIdentifier", "prefersGrabberVisible",
    "prefersScrollingExpandsWhenScrolledToEdge", "prefersEdgeAttachedInCompactHeight",
    "widthFollowsPreferredContentSizeWhenEdgeAttached", "preferredCornerRadius", "prefersPageSizing",
    "animateChanges", "invalidateDetents",
  ]

  init(options: NoOptions) {}

  func check(_ file: FileContext, into findings: inout Findings) {
    for call in file.versionLists.calls { check(call, in: file, into: &findings) }
  }

  private func check(_ call: VersionedCall, in file: FileContext, into findings: inout Findings) {
    guard let facts = call.facts, facts.swiftType == "SheetType", !call.isOpaque,
      // A constant has one of the two classes, whatever the closure would like.
      call.clauses.allSatisfy({ $0.isCertain && $0.constant == nil }),
      case .closure(let closure)? = call.site?.customization,
      let nativeClass = call.nativeClass, nativeClass != Self.sheetClass,
      closure.parameters.count <= 1, closure.parameters.first?.type == nil
    else { return }
    let parameter = Parameter(of: closure, in: file.structure)
    guard let member = parameter.memberUses.first(where: { Self.members.contains(file.tokens.name($0)) }),
      !declaresMember(file.tokens.name(member), in: file.structure)
    else { return }
    let name = file.tokens.name(member)
    let hasBoth = facts.commonClasses(of: call.targets).contains(Self.sheetClass)
    let consequence =
      hasBoth
      ? "without a type this closure gets \(nativeClass) first"
      : "the versions of this call have only \(nativeClass)"
    let place = closure.parameters.first.map { $0.nameToken..<$0.nameToken + 1 } ?? member - 2..<member + 1
    findings.report(
      "'\(name)' is a member of \(Self.sheetClass); \(consequence)", at: file.tokens.range(place),
      label: hasBoth ? "may be either class" : nil,
      notes: closure.parameters.isEmpty
        ? [] : [.init("used here", at: file.tokens.range(member - 2..<member + 1))],
      fix: hasBoth ? parameter.annotation(with: Self.sheetClass) : nil)
  }

  /// Whether the file gives the base class a member of that name.
  private func declaresMember(_ name: String, in structure: FileStructure) -> Bool {
    structure.declarations.contains { declaration in
      guard declaration.name == name, let parent = declaration.parent else { return false }
      return structure.declarations[parent].name == "UIPresentationController"
    }
  }

  /// The object that a closure is given, under the name that the closure knows it by.
  private struct Parameter {
    let closure: ClosureExpression
    let structure: FileStructure
    let name: String
    private var tokens: TokenBuffer { structure.tokens }

    init(of closure: ClosureExpression, in structure: FileStructure) {
      self.closure = closure
      self.structure = structure
      name = closure.parameters.first?.name ?? "$0"
    }

    /// Where the name stands for the parameter; empty where the closure uses it for something else as well.
    private var uses: [Int] {
      let kind: TokenKind = closure.parameters.isEmpty ? .dollarIdentifier : .identifier
      let named = closure.body.filter { tokens.kind($0) == kind && tokens.name($0) == name }
      let isRebound = named.contains { use in
        tokens.isText(use - 1, "let") || tokens.isText(use - 1, "var") || tokens.isText(use - 1, "for")
      }
      let inner = closure.body.filter { tokens.kind($0) == .leftBrace && structure.isClosure($0) }
      if name == "$0" { return isPlain(named, among: inner) ? named : [] }
      let isShadowed = inner.contains { structure.tree.closure(at: $0).parameters.contains { $0.name == name } }
      return isRebound || isShadowed ? [] : named.filter { tokens.kind($0 - 1) != .period }
    }

    /// Whether no closure inside has a `$0` of its own.
    private func isPlain(_ uses: [Int], among inner: [Int]) -> Bool {
      !inner.contains { open in
        let end = structure.tree.brackets.partner(of: open) ?? open
        return uses.contains { open < $0 && $0 < end }
      }
    }

    /// The members that are asked of the parameter itself.
    var memberUses: [Int] {
      uses.filter { tokens.kind($0 + 1) == .period && tokens.kind($0 + 2) == .identifier }.map { $0 + 2 }
    }

    /// Names the class of the parameter, and gives the parameter a name where it has none.
    func annotation(with nativeClass: String) -> FixIt? {
      let title = "Annotate the parameter with \(nativeClass)"
      if let parameter = closure.parameters.first {
        let range = tokens.range(parameter.nameToken..<parameter.nameToken + 1)
        if tokens.kind(parameter.nameToken - 1) == .leftParen {
          return FixIt(title, .safe, [.insert(": \(nativeClass)", at: range.end)])
        }
        return FixIt(
          title, .safe, [.insert("(", at: range.start), .insert(": \(nativeClass))", at: range.end)])
      }
      let newName = "sheet"
      guard !closure.tokens.contains(where: { tokens.kind($0) == .identifier && tokens.name($0) == newName }) else {
        return nil
      }
      let signature = "(\(newName): \(nativeClass))"
      let start: SourceEdit =
        if let inKeyword = closure.inKeyword {
          .insert("\(signature) ", at: tokens.range(inKeyword..<inKeyword + 1).start)
        } else {
          .insert(" \(signature) in", at: tokens.range(closure.openBrace..<closure.openBrace + 1).end)
        }
      let renamed = uses.map { SourceEdit(replacing: tokens.range($0..<$0 + 1), with: newName) }
      // `{$0.detents = []}`: the first use would touch the signature.
      guard tokens[closure.openBrace].end < Int(tokens[closure.openBrace + 1].start) else { return nil }
      return FixIt(title, .safe, [start] + renamed)
    }
  }
}
