import IntrospectLintKit
import IntrospectRules
import IntrospectSyntax

/// How the tests lint: one file that is a whole project, through the same `Linter` as the tool.
public enum CorpusLinting {
  /// Judges a file that is all there is of its project, and the project; a comment at its top may name settings.
  ///
  /// - Parameter rules: where nothing is said, those that are on by default and the one that the file's folder names.
  public static func lint(_ source: SourceText, with rules: RuleSet? = nil) -> LintResult {
    let structure = FileStructure(source)
    let project = ProjectContext([FileSummary(structure)])
    let said = SourceSettings(structure.tokens)
    let linter = Linter(rules: rules ?? RuleSet(self.rules(for: source.path)), settings: said.settings)
    return lint(structure, in: project, with: linter)
      .adding(linter.findings(in: project)[source.path] ?? [])
      .adding(said.problems)
  }

  /// As a run does: what the file asks for beyond itself is looked for, and found nowhere else.
  private static func lint(_ structure: FileStructure, in project: ProjectContext, with linter: Linter) -> LintResult {
    var declarations = DeclarationIndex()
    var result = linter.lint(structure, in: project)
    for _ in 0..<2 where !result.wantedNames.isEmpty {
      for name in result.wantedNames { declarations.insert(name.entries(in: CollectionOfOne(structure)), for: name) }
      result = linter.lint(structure, in: project, knowing: declarations)
    }
    return result
  }

  /// All rules but one.
  public static func rules(without id: String, for path: String) -> RuleSet {
    RuleSet(rules(for: path).filter { $0.info.id != id })
  }

  /// All rules, the last one first.
  public static func reversedRules(for path: String) -> RuleSet { RuleSet(rules(for: path).reversed()) }

  private static func rules(for path: String) -> [any Rule.Type] {
    RuleCatalog.all.filter { !$0.info.isOptIn || path.split(separator: "/").contains(Substring($0.info.id)) }
  }
}

extension LintResult {
  /// Everything that was found, one line a finding, note and edit: equal for equal results.
  ///
  /// - Parameter shift: taken from every offset, for files with something in front of them.
  public func listing(shiftedBy shift: (Int) -> Int = { $0 }) -> String {
    func place(_ range: SourceRange) -> String { "\(shift(range.start.value))..<\(shift(range.end.value))" }
    var lines = ["\(callSiteCount) call sites"]
    for diagnostic in diagnostics {
      lines.append("\(place(diagnostic.range)) \(diagnostic.severity) \(diagnostic.rule): \(diagnostic.message)")
      for note in diagnostic.notes {
        let isHere = note.path == nil || note.path == source.path
        let range = note.range.map { isHere ? place($0) : "\($0)" } ?? "-"
        lines.append("  note \(range) \(isHere ? "" : note.path ?? ""): \(note.message)")
      }
      for fix in diagnostic.fixes {
        lines.append("  fix \(fix.safety): \(fix.title)")
        for edit in fix.edits { lines.append("    \(place(edit.range)) \(edit.replacement.debugDescription)") }
      }
    }
    return lines.joined(separator: "\n")
  }

  /// What reaches out of the file, or is otherwise no place in it; nil where all is well.
  public func misplaced() -> String? {
    let end = source.bytes.count
    func isInside(_ range: SourceRange) -> Bool { range.start.value >= 0 && range.end.value <= end }
    for diagnostic in diagnostics {
      if !isInside(diagnostic.range) { return "\(diagnostic.rule) reports \(diagnostic.range) of \(end) bytes" }
      for note in diagnostic.notes where note.path == nil || note.path == source.path {
        if let range = note.range, !isInside(range) { return "a note of \(diagnostic.rule) is at \(range) of \(end) bytes" }
      }
      for fix in diagnostic.fixes {
        if fix.edits.isEmpty { return "a fix of \(diagnostic.rule) has no edits" }
        var last = 0
        for edit in fix.edits {
          if !isInside(edit.range) { return "a fix of \(diagnostic.rule) edits \(edit.range) of \(end) bytes" }
          if edit.range.start.value < last { return "a fix of \(diagnostic.rule) has edits that overlap" }
          last = edit.range.end.value
        }
      }
    }
    // Working out places must not trap either.
    _ = Report([self], fileCount: 1)
    return nil
  }
}
