import IntrospectLintKit
import IntrospectRules
import IntrospectSyntax

/// Fixes a file of the corpus, which is all there is of its project, for comparison with a file that was typed by hand.
public enum FixTwin {
  /// What comes of the fixes of one rule, or of all where none is named.
  ///
  /// - Parameter unsafe: whether fixes that need a look are applied too.
  public static func fix(_ source: SourceText, rule: String? = nil, unsafe: Bool) -> FixedSources {
    let fixer = Fixer(
      accepts: { offer in
        (rule == nil || offer.diagnostic.rule == rule) && (unsafe || offer.fix.safety == .safe)
      },
      judge: { sources in sources.map { CorpusLinting.lint($0) } })
    return fixer.fix([CorpusLinting.lint(source)])
  }
}

extension FixedSources {
  /// The text that came out of one file.
  public func text(of source: SourceText) -> SourceText {
    files.first { $0.original.path == source.path }?.fixed ?? source
  }

  /// The fixes that stay undone, a line each.
  public var refusals: String {
    refused.map { "\($0.offer.path): \($0.offer.fix.title): \($0.reason.words(in: $0.offer.path))\n" }.joined()
  }
}
