import IntrospectLintKit
import IntrospectRules
import IntrospectSyntax

/// What must be true of any file, however broken.
public enum Invariants {
  /// What is wrong with the tokens: out of order, or with text between them that is neither white space nor a comment.
  public static func lexerProblems(in source: SourceText) -> [String] {
    let buffer = Lexer(source).tokenize()
    let spans = (buffer.tokens.map(\.range) + buffer.comments.map(\.range)).sorted()
    var problems: [String] = []
    var end = source.byteOrderMarkLength
    for span in spans {
      if span.start.value < end { problems.append("what starts at \(span.start.value) overlaps what ends at \(end)") }
      let gap = source.bytes[min(end, span.start.value)..<span.start.value]
      if !gap.allSatisfy(isWhiteSpace) { problems.append("the bytes \(end)..<\(span.start.value) belong to nothing") }
      end = max(end, span.end.value)
    }
    if end != source.bytes.count { problems.append("the tokens end at \(end) of \(source.bytes.count)") }
    if buffer.tokens.map(\.range) != buffer.tokens.map(\.range).sorted() { problems.append("tokens out of order") }
    return problems
  }

  private static func isWhiteSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  /// What is wrong with the places of findings: outside the file, or edits that are out of order or overlap.
  public static func rangeProblems(in result: LintResult) -> [String] {
    let count = result.source.bytes.count
    var problems: [String] = []
    for diagnostic in result.diagnostics {
      let notes = diagnostic.notes.filter { $0.path == nil || $0.path == result.source.path }
      let ranges = [diagnostic.range] + notes.compactMap(\.range) + diagnostic.fixes.flatMap { $0.edits.map(\.range) }
      for range in ranges where range.start.value < 0 || range.end.value > count {
        problems.append("\(diagnostic.rule): \(range.start.value)..<\(range.end.value) of \(count)")
      }
      for fix in diagnostic.fixes {
        if fix.edits.isEmpty { problems.append("\(diagnostic.rule): a fix without edits") }
        for (edit, next) in zip(fix.edits, fix.edits.dropFirst()) where edit.range.end > next.range.start {
          problems.append("\(diagnostic.rule): edits overlap at \(next.range.start.value)")
        }
      }
    }
    return problems
  }

  /// The findings of a file, one line each, independent of how its lines end and of how far down it starts.
  public static func outline(of result: LintResult, addedLines: Int) -> [String] {
    Report([result], fileCount: 1).findings.map { finding in
      func place(_ place: LineColumn) -> String { "\(place.line - addedLines):\(place.column)" }
      let lines = LineTable(result.source)
      func range(_ range: SourceRange) -> String {
        place(lines.location(of: range.start, in: .utf8)) + "-" + place(lines.location(of: range.end, in: .utf8))
      }
      let diagnostic = finding.diagnostic
      var text = "\(place(finding.start))-\(place(finding.end)) \(diagnostic.severity) \(diagnostic.rule) "
      text += diagnostic.message
      for note in diagnostic.notes { text += "; note \(note.range.map(range) ?? "") \(note.message)" }
      for fix in diagnostic.fixes {
        text += "; fix \(fix.title)"
        for edit in fix.edits { text += " [\(range(edit.range)) \(edit.replacement)]" }
      }
      return text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    }
  }
}
