import IntrospectLintKit
import IntrospectRules
import IntrospectSyntax
import LintTestSupport
import Testing

/// What comments cover, where many of them lie over one another.
struct SuppressionCoverTests {
  private static let fault = "List {}.introspect(.list, on: .iOS(.v26, .v27)) { $0.addSubview(UIView()) }"

  private func result(_ lines: [String]) -> LintResult {
    CorpusLinting.lint(
      SourceText(path: "A.swift", bytes: Array((["import SwiftUIIntrospect"] + lines).joined(separator: "\n").utf8)))
  }

  private func rules(_ lines: [String]) -> [String] { result(lines).diagnostics.map(\.rule).sorted() }

  @Test func theSmallestAndTheWidestCommentAreBothUsed() {
    let lines = [
      "// introspect-lint:disable:file non-idempotent-closure",
      "// introspect-lint:disable:next non-idempotent-closure", "let a = \(Self.fault)",
      "let b = \(Self.fault) // introspect-lint:disable:this non-idempotent-closure",
    ]
    #expect(rules(lines) == [])
    #expect(result(lines).suppressedCount == 2)
  }

  @Test func aRegionEndsWithItsEnable() {
    let lines = [
      "// introspect-lint:disable non-idempotent-closure", "let a = \(Self.fault)",
      "// introspect-lint:enable non-idempotent-closure", "let b = \(Self.fault)",
      "// introspect-lint:disable non-idempotent-closure", "let c = \(Self.fault)",
      "// introspect-lint:enable non-idempotent-closure",
    ]
    #expect(rules(lines) == ["non-idempotent-closure"])
  }

  @Test func anEnableThatTwoRegionsShareEndsBoth() {
    let lines = [
      "// introspect-lint:disable non-idempotent-closure", "// introspect-lint:disable non-idempotent-closure",
      "let a = \(Self.fault)", "// introspect-lint:enable non-idempotent-closure", "let b = \(Self.fault)",
    ]
    #expect(rules(lines) == ["non-idempotent-closure"])
  }

  @Test func whatCoversNothingIsUnused() {
    let lines = [
      "// introspect-lint:disable:next version-gap", "let a = 1",
      "// introspect-lint:disable:next version-gap, non-idempotent-closure", "let b = \(Self.fault)",
    ]
    #expect(rules(lines) == ["unused-suppression", "unused-suppression"])
  }
}
