import IntrospectLintKit
import IntrospectRules
import IntrospectSyntax

/// Applies fixes for comparison with a file that was typed by hand. Plain on purpose: no part of the tool.
public enum FixTwin {
  /// `source` after the fixes of one rule, as often as it offers some; nil if it never comes to an end.
  public static func apply(fixesOf rule: String, unsafe: Bool, to source: SourceText) -> SourceText? {
    var source = source
    for _ in 0..<10 {
      let fixes = CorpusLinting.lint(source).diagnostics.filter { $0.rule == rule }.flatMap(\.fixes)
        .filter { unsafe || $0.safety == .safe }
      let edits = acceptable(fixes)
      if edits.isEmpty { return source }
      var bytes = source.bytes
      for edit in edits.sorted(by: { $0.range < $1.range }).reversed() {
        bytes.replaceSubrange(edit.range.start.value..<edit.range.end.value, with: Array(edit.replacement.utf8))
      }
      source = SourceText(path: source.path, bytes: bytes)
    }
    return nil
  }

  /// The edits of the fixes that do not touch one that stands before them; a fix goes in whole or not at all.
  private static func acceptable(_ fixes: [FixIt]) -> [SourceEdit] {
    var accepted: [SourceEdit] = []
    for fix in fixes {
      let touches = fix.edits.contains { edit in
        accepted.contains { $0.range.start <= edit.range.end && edit.range.start <= $0.range.end }
      }
      if !touches { accepted += fix.edits }
    }
    return accepted
  }
}
