import IntrospectFacts
import IntrospectLintKit
import IntrospectRules

/// `introspect-lint explain RULE|.VIEW …`: prints all that a rule says of itself, or all that is known of a view type.
struct ExplainCommand: Sendable {
  let context: CommandContext

  private static let json = OptionInfo("--json", help: "print a JSON document")
  static let info = CommandInfo(
    name: "explain", summary: "say why a rule matters, or what stands behind a view",
    usage: ["explain [--json] RULE|.VIEW ..."],
    description: """
      For a rule: what it reports, why it matters, what to do instead, its fixes, how
      to configure and to silence it, and examples. For a view type such as '.list' or
      '.list(style: .plain)': its class on each version of each platform, since which
      release of the library, where it looks, and what catches people.
      """,
    operands: .rulesAndViews, options: [json, .help])

  /// One answer.
  private enum Page {
    case rule(RulePage)
    case view(ViewPage)
    case unbacked(UnbackedPage)
  }

  func run(_ words: [String]) throws(UsageError) -> ExitStatus {
    guard let arguments = try context.arguments(words, for: Self.info) else { return .clean }
    if arguments.operands.isEmpty {
      throw UsageError(
        "'explain' needs the id of a rule or a view type: "
          + "'introspect-lint rules' lists the ones, 'introspect-lint registry' the others")
    }
    var pages: [Page] = []
    for name in arguments.operands { pages += try answers(to: name) }
    guard arguments.contains(Self.json) else {
      let texts = pages.map { page in
        switch page {
        case .rule(let page): page.text
        case .view(let page): page.text
        case .unbacked(let page): page.text
        }
      }
      return context.print(texts.joined(separator: "\n"))
    }
    return context.print(
      ExplanationDocument.text(
        rules: pages.compactMap { if case .rule(let page) = $0 { page } else { nil } },
        views: pages.compactMap { if case .view(let page) = $0 { page } else { nil } },
        unbacked: pages.compactMap { if case .unbacked(let page) = $0 { page } else { nil } }))
  }

  /// What a name stands for: with a dot or an argument a view type, else a rule before a view type.
  private func answers(to name: String) throws(UsageError) -> [Page] {
    let isView = name.hasPrefix(".") || name.contains("(")
    if !isView, let rule = RuleCatalog.rule(name) { return [.rule(RulePage(rule))] }
    switch RegistryReport(registry: .current).select(view: name) {
    case .success(let forms):
      // With an argument one form is meant.
      let wanted = name.contains("(") ? forms : ViewPage.wanted(of: forms)
      return wanted.map { .view(ViewPage($0)) }
    case .failure(.unbacked(let view)): return [.unbacked(UnbackedPage(view))]
    case .failure(.unknownMember): throw unknown(name, isView: isView)
    case .failure(let error): throw UsageError(error.message)
    }
  }

  private func unknown(_ name: String, isView: Bool) -> UsageError {
    let bare = String(name.drop { $0 == "." }.prefix { $0 != "(" })
    var members: [String] = []
    for form in Registry.current.viewTypes where !members.contains(form.member) { members.append(form.member) }
    let views = NearMiss.relatives(of: bare, in: members).map { "'.\($0)'" }
    if isView {
      let advice = views.isEmpty ? "'introspect-lint registry' lists them" : "did you mean \(views.wordList("or"))?"
      return UsageError("no view type is called '\(name)'; \(advice)")
    }
    let ids = RuleCatalog.all.map { $0.info.id }
    let nearest = RuleCatalog.nearestID(to: name).map { [$0] } ?? NearMiss.relatives(of: name, in: ids)
    let near = nearest.isEmpty ? views : nearest.map { "'\($0)'" }
    guard near.isEmpty else { return UsageError("no rule is called '\(name)'; did you mean \(near.wordList("or"))?") }
    return UsageError("no rule and no view type is called '\(name)'; 'introspect-lint rules' lists the rules")
  }
}
