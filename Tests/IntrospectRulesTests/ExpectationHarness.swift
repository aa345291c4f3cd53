import Foundation
import IntrospectFacts
import IntrospectRules
import IntrospectSyntax

/// Runs rules over one file that is a project of its own, and compares with the comments in it.
struct ExpectationHarness {
  let path: String
  let text: String

  init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  func findings() -> [Diagnostic] {
    let structure = FileStructure(SourceText(path: path, text: text))
    let project = ProjectContext([FileSummary(structure)])
    let file = FileContext(structure: structure, registry: .current, project: project)
    var all: [Diagnostic] = []
    for type in RuleCatalog.all {
      let rule = type.init()
      var findings = Findings(for: type.info)
      for site in structure.callSites { rule.check(site, in: file, into: &findings) }
      rule.check(file, into: &findings)
      all += findings.diagnostics
    }
    return all.sorted { ($0.range, $0.rule) < ($1.range, $1.rule) }
  }

  /// One line for each thing that is missing, unexpected or malformed.
  func mismatches() -> [String] {
    var expected: [Int: [(rule: String, column: Int?, fragment: String?)]] = [:]
    var mismatches: [String] = []
    var isExpectedClean = false
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for (index, line) in lines.enumerated() {
      if line.contains("// expect-none") { isExpectedClean = true }
      guard let match = line.firstMatch(of: /\/\/ expect([+-]\d+)?: (.*)$/) else { continue }
      let target = index + 1 + (match.1.flatMap { Int($0) } ?? 0)
      var rest = match.2
      while let part = rest.prefixMatch(of: /\s*([a-z-]+)(?:@(\d+))?(?: "([^"]*)")?,?/) {
        expected[target, default: []].append((String(part.1), part.2.flatMap { Int($0) }, part.3.map(String.init)))
        rest = rest[part.range.upperBound...]
      }
      if !rest.allSatisfy(\.isWhitespace) { mismatches.append("\(path):\(index + 1): malformed: \(rest)") }
    }
    if expected.isEmpty, !isExpectedClean { mismatches.append("\(path): expects nothing and does not say so") }
    let source = SourceText(path: path, text: text)
    let table = LineTable(source)
    for finding in findings() {
      let place = table.location(of: finding.range.start, in: .utf8)
      let end = table.line(of: finding.range.end)
      if end - place.line > 2 { mismatches.append("\(path):\(place.line): spans too many lines") }
      let index = expected[place.line]?.firstIndex { expectation in
        expectation.rule == finding.rule && (expectation.column.map { $0 == place.column } ?? true)
          && (expectation.fragment.map { finding.message.contains($0) } ?? true)
      }
      if let index {
        expected[place.line]?.remove(at: index)
      } else {
        mismatches.append(
          "\(path):\(place.line):\(place.column): unexpected \(finding.severity): \(finding.message) [\(finding.rule)]")
      }
    }
    for (line, rules) in expected.sorted(by: { $0.key < $1.key }) {
      for rule in rules { mismatches.append("\(path):\(line): missing \(rule.rule) \(rule.fragment ?? "")") }
    }
    return mismatches
  }

  /// The text after all fixes of one rule, as often as they apply.
  func fixed(by rule: String, includingUnsafe: Bool = true) -> String {
    var bytes = Array(text.utf8)
    for _ in 0..<10 {
      let harness = ExpectationHarness(path: path, text: String(decoding: bytes, as: UTF8.self))
      let fixes = harness.findings().filter { $0.rule == rule }.flatMap(\.fixes)
        .filter { includingUnsafe || $0.safety == .safe }
      var edits: [SourceEdit] = []
      for fix in fixes where !fix.edits.contains(where: { edit in edits.contains { touches($0.range, edit.range) } }) {
        edits += fix.edits
      }
      if edits.isEmpty { break }
      for edit in edits.sorted(by: { $0.range > $1.range }) {
        bytes.replaceSubrange(edit.range.start.value..<edit.range.end.value, with: Array(edit.replacement.utf8))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func touches(_ left: SourceRange, _ right: SourceRange) -> Bool {
    left.start <= right.end && right.start <= left.end
  }
}
