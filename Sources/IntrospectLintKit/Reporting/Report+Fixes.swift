import IntrospectRules
import IntrospectSyntax

extension Report {
  /// A fix with the places of its edits.
  public struct Fix: Sendable {
    /// An imperative.
    public let title: String
    /// Whether it may be applied without a look.
    public let isSafe: Bool
    /// In order of place.
    public let edits: [Edit]
  }

  /// One replacement of text.
  public struct Edit: Sendable {
    /// The bytes that are taken out, counted from 0.
    public let range: SourceRange
    /// Lines from 1, columns from 1 in UTF-8 bytes; the end is the place behind the last byte.
    public let start: LineColumn
    public let end: LineColumn
    public let replacement: String
  }

  static func fix(_ fix: FixIt, _ lines: LineTable) -> Fix {
    Fix(
      title: fix.title, isSafe: fix.safety == .safe,
      edits: fix.edits.map { edit in
        Edit(
          range: edit.range, start: lines.location(of: edit.range.start, in: .utf8),
          end: lines.location(of: edit.range.end, in: .utf8), replacement: edit.replacement)
      })
  }
}
