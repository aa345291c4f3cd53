import IntrospectLintKit
import IntrospectRules
import IntrospectSyntax

/// What differs between the findings of a file and what its comments announce.
public struct Mismatch: Hashable, Sendable {
  public enum Kind: String, Sendable {
    /// A finding that no comment announces.
    case unexpected
    /// A comment whose finding did not come.
    case missing
    /// A comment that cannot be read.
    case malformed
  }

  public let kind: Kind
  public let line: Int
  public let text: String
}

extension Expectations {
  /// Every difference between `result` and the comments, in order of line.
  public func mismatches(with result: LintResult) -> [Mismatch] {
    let lines = LineTable(result.source)
    var found = result.diagnostics.map { ($0, lines.location(of: $0.range.start, in: .utf8)) }
    var mismatches = malformed.map { Mismatch(kind: .malformed, line: $0.line, text: $0.problem) }
    for expectation in expected.sorted(by: { $0.precision > $1.precision }) {
      let match = found.firstIndex { diagnostic, place in
        place.line == expectation.line && diagnostic.rule == expectation.rule
          && expectation.column.map { $0 == place.column } ?? true
          && expectation.fragment.map { diagnostic.message.contains($0) } ?? true
      }
      if let match {
        found.remove(at: match)
      } else {
        mismatches.append(Mismatch(kind: .missing, line: expectation.line, text: expectation.text))
      }
    }
    mismatches += found.map { diagnostic, place in
      Mismatch(
        kind: .unexpected, line: place.line,
        text: "\(diagnostic.rule)@\(place.column) \"\(diagnostic.message)\" (\(diagnostic.severity))")
    }
    return mismatches.sorted { ($0.line, $0.kind.rawValue, $0.text) < ($1.line, $1.kind.rawValue, $1.text) }
  }

  /// The differences in words, both sides for each line that has one; empty where there are none.
  public func comparison(with result: LintResult) -> String {
    let mismatches = mismatches(with: result)
    guard !mismatches.isEmpty else { return "" }
    let lines = LineTable(result.source)
    var text = ""
    for line in Set(mismatches.map(\.line)).sorted() {
      let isInFile = line >= 1 && line <= lines.lineCount
      let source = isInFile ? result.source.text(in: lines.range(ofLine: line)) : "(no such line)"
      text += "\(result.source.path):\(line): \(source)\n"
      for expectation in expected where expectation.line == line { text += "  expected    \(expectation.text)\n" }
      for diagnostic in result.diagnostics {
        let place = lines.location(of: diagnostic.range.start, in: .utf8)
        guard place.line == line else { continue }
        text += "  found       \(diagnostic.rule)@\(place.column) \"\(diagnostic.message)\" (\(diagnostic.severity))\n"
      }
      for mismatch in mismatches where mismatch.line == line { text += "  \(mismatch.kind.rawValue): \(mismatch.text)\n" }
    }
    return text
  }
}
