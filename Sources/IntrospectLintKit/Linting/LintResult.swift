import IntrospectRules
import IntrospectSyntax

/// What linting one file gave.
public struct LintResult: Sendable {
  /// The file as it was read.
  public let source: SourceText
  /// In order of place, then of rule id and message.
  public let diagnostics: [Diagnostic]
  /// How many calls in the file ask for a native object.
  public let callSiteCount: Int
  /// How many findings the comments of the file silence.
  public let suppressedCount: Int
  /// What the comments silence, in the order of `diagnostics`; empty unless sites were asked for.
  public let suppressed: [SuppressedFinding]
  /// What the file holds of introspection, probes and bridges; nil where nobody asked.
  public let sites: FileSites?
  /// What SwiftUI has for what the calls do; nil where nobody asked.
  public let coverage: FileCoverage?
  /// The declarations that a verdict hangs on and that nobody has looked for yet.
  public let wantedNames: Set<DeclarationName>

  /// - Parameter diagnostics: in any order.
  public init(
    source: SourceText, diagnostics: [Diagnostic], callSiteCount: Int, suppressedCount: Int = 0,
    wantedNames: Set<DeclarationName> = [], suppressed: [SuppressedFinding] = [], sites: FileSites? = nil,
    coverage: FileCoverage? = nil
  ) {
    self.suppressed = suppressed.sorted { Self.isOrdered($0.diagnostic, $1.diagnostic) }
    self.sites = sites
    self.coverage = coverage
    self.wantedNames = wantedNames
    self.source = source
    self.diagnostics = diagnostics.sorted(by: Self.isOrdered)
    self.callSiteCount = callSiteCount
    self.suppressedCount = suppressedCount
  }

  private static func isOrdered(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
    (left.range.start.value, left.range.end.value, left.rule, left.message)
      < (right.range.start.value, right.range.end.value, right.rule, right.message)
  }

  /// This result with findings that were made beyond the file.
  public func adding(_ others: [Diagnostic]) -> LintResult {
    LintResult(
      source: source, diagnostics: diagnostics + others, callSiteCount: callSiteCount,
      suppressedCount: suppressedCount, wantedNames: wantedNames, suppressed: suppressed, sites: sites,
      coverage: coverage)
  }
}
