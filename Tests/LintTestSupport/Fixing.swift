import IntrospectLintKit
import IntrospectRules
import IntrospectSyntax

/// A fixer for tests, so that what rules propose is not judged by the code that users run.
public struct TestFixer: Sendable {
  public let rule: String
  public let appliesUnsafe: Bool

  public init(rule: String, appliesUnsafe: Bool) {
    self.rule = rule
    self.appliesUnsafe = appliesUnsafe
  }

  /// `text` after the fixes of the rule, applied until none is left; nil if they never end.
  ///
  /// The first fix of each finding counts. One that touches an earlier one waits for the next round.
  public func fix(_ text: String) -> String? {
    var bytes = Array(text.utf8)
    for _ in 0..<20 {
      let edits = edits(for: bytes)
      if edits.isEmpty { return String(decoding: bytes, as: UTF8.self) }
      for edit in edits.reversed() {
        bytes.replaceSubrange(edit.range.start.value..<edit.range.end.value, with: edit.replacement.utf8)
      }
    }
    return nil
  }

  /// In order of place, not overlapping.
  private func edits(for bytes: [UInt8]) -> [SourceEdit] {
    let result = LintResult(linting: SourceText(path: "Fixed.swift", bytes: bytes))
    var edits: [SourceEdit] = []
    for diagnostic in result.diagnostics where diagnostic.rule == rule {
      guard let fix = diagnostic.fixes.first, appliesUnsafe || fix.safety == .safe else { continue }
      let touches = fix.edits.contains { new in edits.contains { Self.touch(new.range, $0.range) } }
      if !touches { edits += fix.edits }
    }
    return edits.sorted { $0.range < $1.range }
  }

  private static func touch(_ left: SourceRange, _ right: SourceRange) -> Bool {
    left.start <= right.end && right.start <= left.end
  }
}
