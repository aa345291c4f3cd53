import IntrospectLintKit
import IntrospectRules
import IntrospectSyntax

/// The rules about comments for this tool.
private let judges = Set(RuleCatalog.all.map { $0.info.id }.filter { $0.contains("suppression") })

/// Those, and some that find much and take little time.
private let someRules = RuleSet(
  RuleCatalog.all.filter { rule in
    judges.contains(rule.info.id)
      || ["version-gap", "duplicate-version", "unknown-view-type", "missing-import"].contains(rule.info.id)
  })

/// Comments silence findings and bring none but about themselves; those of a whole file silence all of it, and once
/// more changes nothing.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let source = SourceText(path: "Fuzz.swift", bytes: bytes(start, count))
  let structure = FileStructure(source)
  let project = ProjectContext([FileSummary(structure)])
  var linter = Linter(rules: someRules)
  linter.takesSites = true
  let result = linter.lint(structure, in: project)
  result.checkPlaces()
  let file = FileContext(structure: structure, registry: linter.registry, project: project)
  for diagnostic in result.diagnostics {
    check(file.suppressions.cover.first(covering: diagnostic) == nil, "\(diagnostic.rule) at \(diagnostic.range) is silenced")
  }

  let muted = muted(structure.tokens)
  if muted.bytes != source.bytes {
    let loud = linter.lint(FileStructure(muted), in: project)
    let expected = places(result.diagnostics + result.suppressed.map(\.diagnostic))
    check(places(loud.diagnostics) == expected, "comments change findings:\n\(places(loud.diagnostics))\n\(expected)")
  }
  if count % 4 == 0 { checkWholeFile(source, result.diagnostics) }
  return 0
}

/// What is found beside what the judges say, a line each.
private func places(_ diagnostics: [Diagnostic]) -> [String] {
  diagnostics.filter { !judges.contains($0.rule) }.map { "\($0.range.start.value) \($0.range.end.value) \($0.rule)" }
    .sorted()
}

/// The file with other words in its comments, so that none is for this tool; all places stay.
private func muted(_ buffer: TokenBuffer) -> SourceText {
  var bytes = buffer.source.bytes
  let name = Array("introspect-lint".utf8)
  for comment in buffer.comments {
    let range = comment.range.start.value..<comment.range.end.value
    for offset in range where bytes[offset..<range.upperBound].starts(with: name) { bytes[offset] = UInt8(ascii: "_") }
  }
  return SourceText(path: buffer.source.path, bytes: bytes)
}

/// A comment for the whole file silences each rule that it names, and a second one silences nothing more.
private func checkWholeFile(_ source: SourceText, _ diagnostics: [Diagnostic]) {
  let rules = Set(diagnostics.map(\.rule)).subtracting(judges).sorted()
  // What makes a file start somewhere else would no longer be the start.
  if rules.isEmpty || source.byteOrderMarkLength > 0 || source.bytes.starts(with: Array("#!".utf8)) { return }
  let comment = Array("// introspect-lint:disable:file \(rules.joined(separator: ", ")) -- all\n".utf8)
  let once = lint(SourceText(path: source.path, bytes: comment + source.bytes), with: someRules)
  let twice = lint(SourceText(path: source.path, bytes: comment + comment + source.bytes), with: someRules)
  for result in [once, twice] {
    check(!result.diagnostics.contains { rules.contains($0.rule) }, "not silent:\n\(result.listing())")
  }
  func others(_ result: LintResult, behind offset: Int) -> [String] {
    result.diagnostics.filter { !judges.contains($0.rule) && $0.range.start.value >= offset }
      .map { "\($0.range.start.value - offset) \($0.rule)" }
  }
  check(
    others(once, behind: comment.count) == others(twice, behind: 2 * comment.count),
    "\(once.listing())\n\(twice.listing())")
}
