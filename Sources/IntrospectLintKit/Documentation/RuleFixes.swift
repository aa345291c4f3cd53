import IntrospectRules
import IntrospectSyntax

/// The fixes that a rule offers, as its own examples show them.
///
/// The rule judges its examples, so that what is said of its fixes is what it does.
struct RuleFixes: Sendable {
  struct Offer: Sendable, Hashable {
    /// As for the code of the example: `Remove '.v17'`.
    let title: String
    let isSafe: Bool
  }

  /// In the order of the examples, each once.
  let offers: [Offer]

  init(_ rule: any Rule.Type) {
    var offers: [Offer] = []
    for example in rule.info.examples where example.isFlagged {
      let structure = FileStructure(SourceText(path: "Example.swift", text: example.source))
      let project = ProjectContext([FileSummary(structure)])
      let linter = Linter(rules: RuleSet(Self.rules(beside: rule)), settings: SourceSettings(structure.tokens).settings)
      let findings = Self.findings(in: structure, project, by: linter).filter { $0.rule == rule.info.id }
      for fix in findings.flatMap(\.fixes) {
        let offer = Offer(title: fix.title, isSafe: fix.safety == .safe)
        if !offers.contains(offer) { offers.append(offer) }
      }
    }
    self.offers = offers
  }

  /// As a run does over an example that is all there is of its project.
  private static func findings(
    in structure: FileStructure, _ project: ProjectContext, by linter: Linter
  ) -> [Diagnostic] {
    var declarations = DeclarationIndex()
    var result = linter.lint(structure, in: project)
    for _ in 0..<2 where !result.wantedNames.isEmpty {
      for name in result.wantedNames { declarations.insert(name.entries(in: CollectionOfOne(structure)), for: name) }
      result = linter.lint(structure, in: project, knowing: declarations)
    }
    return result.diagnostics
  }

  /// A rule about suppressions needs what they silence.
  private static func rules(beside rule: any Rule.Type) -> [any Rule.Type] {
    if rule.info.topic == .tool { return RuleCatalog.all.filter { !$0.info.isOptIn || $0.info.id == rule.info.id } }
    return [rule]
  }

  /// What is offered and what applies it, a sentence or two.
  var words: String {
    let safe = offers.filter(\.isSafe).map { "'\(Self.quotable($0.title))'" }
    let others = offers.filter { !$0.isSafe }.map { "'\(Self.quotable($0.title))'" }
    var sentences: [String] = []
    if !safe.isEmpty { sentences.append("Safe, applied by `--fix`: \(safe.wordList()).") }
    if !others.isEmpty {
      sentences.append("To be looked at, applied by `--fix --unsafe-fixes`: \(others.wordList()).")
    }
    return sentences.isEmpty ? "None; what to do instead is for a person to decide." : sentences.joined(separator: " ")
  }

  /// A title holds code in single quotes itself.
  private static func quotable(_ title: String) -> String { ReportText.replacing("'", with: "`", in: title) }
}
