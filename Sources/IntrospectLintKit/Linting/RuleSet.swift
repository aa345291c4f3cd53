import IntrospectRules

/// The rules of a run.
public struct RuleSet: Sendable {
  /// One instance of each rule, in the order of the catalogue.
  public let rules: [any Rule]

  /// - Parameter rules: which rules to run; all of the catalogue where nothing is said.
  public init(_ rules: [any Rule.Type] = RuleCatalog.all) { self.rules = rules.map { $0.init() } }
}
