import IntrospectFacts
import IntrospectSyntax

/// Flags a call for a presentation on the view that presents.
struct PresentedContentScopeRule: Rule {
  static let info = RuleInfo(
    id: "presented-content-scope", topic: .scope, severity: .warning,
    summary: "A sheet, cover or popover is introspected on the view that presents it.",
    rationale: """
      The library finds a presentation from inside: it goes up from the view that the modifier is applied to, to the \
      controller that was presented. On the presenting view it goes up to that view's own controller, and never meets \
      what it presents. Move the modifier into the content of the presentation.
      """,
    examples: [
      .flagged(
        """
        Button("Filter") { isPresented = true }
          .sheet(isPresented: $isPresented) { FilterPanel() }
          .introspect(.sheet, on: .iOS(.v17, .v18, .v26, .v27)) { sheet in  // expect: presented-content-scope
            sheet.containerView?.backgroundColor = .clear
          }
        """),
      .accepted(
        """
        Button("Filter") { isPresented = true }
          .sheet(isPresented: $isPresented) {
            FilterPanel()
              .introspect(.sheet, on: .iOS(.v17, .v18, .v26, .v27)) { sheet in
                sheet.containerView?.backgroundColor = .clear
              }
          }
        """),
    ])

  init(options: NoOptions) {}

  func check(_ site: CallSite, in file: FileContext, into findings: inout Findings) {
    guard site.api == .introspect, file.judgesVersionLists, let viewType = site.viewType,
      let facts = file.registry.viewType(callForm: viewType.callForm), facts.isPresentation,
      site.scope == nil || file.statedScope(of: site) == .ancestor
    else { return }
    guard let view = file.receiverExpression(of: site), let presenting = presentation(facts.feature, on: view) else {
      return
    }
    let presentations = Set(file.registry.viewTypes.filter(\.isPresentation).map(\.feature))
    func isPresented(_ token: Int) -> Bool {
      Surroundings(of: token, in: file).layers.contains { layer in
        if case .modifier(let name, _) = layer { presentations.contains("." + name) } else { false }
      }
    }
    // A view that is presented itself may well look for its own presentation.
    guard !isPresented(site.chainStart), !typeUses(around: site, in: file).contains(where: isPresented) else { return }
    let name = String(facts.feature.dropFirst())
    findings.report(
      "'\(file.tokens.text(viewType.tokens))' is looked for above the view that presents it, where it never is; "
        + "move the call into the content of '.\(name)'",
      at: file.tokens.range(viewType.tokens),
      notes: [.init("presented here", at: file.tokens.range(presenting.nameToken..<presenting.nameToken + 1))])
  }

  /// The modifier that presents, on the chain before the call.
  private func presentation(_ feature: String, on view: ViewExpression) -> ViewExpression.Modifier? {
    view.modifiers.last { modifier in
      "." + modifier.name == feature
        && modifier.call?.arguments.contains { $0.label == "isPresented" || $0.label == "item" } == true
    }
  }

  /// Where the type that the call stands in is made in this file.
  private func typeUses(around site: CallSite, in file: FileContext) -> [Int] {
    let type = file.structure.declarations(outwardsFrom: site.enclosing).first { $0.kind.isNominal }?.name
    guard let type else { return [] }
    return file.identifiers(named: type).filter { index in
      (file.tokens.kind(index + 1) == .leftParen || file.tokens.kind(index + 1) == .leftBrace)
        && file.structure.tree.brackets.opener(of: index) != nil
    }
  }
}

extension ViewTypeFacts {
  /// Whether it is found through a modifier that presents: `.sheet`.
  fileprivate var isPresentation: Bool { defaultScope == .ancestor && feature.hasPrefix(".") }
}
