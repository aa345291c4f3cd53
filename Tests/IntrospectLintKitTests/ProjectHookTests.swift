import IntrospectLintKit
import IntrospectRules
import IntrospectSyntax
import Testing

/// A rule that only judges projects: it counts the functions that they declare under the library's names.
private struct OwnFunctionRule: Rule {
  static let info = RuleInfo(
    id: "own-function", topic: .tool, severity: .warning, summary: "A test.", rationale: "A test.", examples: [])

  init(options: NoOptions) {}

  func check(_ project: ProjectContext, into findings: inout ProjectFindings) {
    for function in project.introspectFunctions {
      findings.report(
        "'\(function.name)' is the project's own", at: SourceRange(ByteOffset(0), ByteOffset(1)), in: "B.swift")
    }
  }
}

@Suite struct ProjectHookTests {
  private let structure = FileStructure(
    SourceText(path: "A.swift", text: "extension View { func introspectMap() -> some View { self } }"))

  @Test func givesWhatTheProjectHookFindsByThePathOfTheFile() {
    let linter = Linter(rules: RuleSet([OwnFunctionRule.self]))
    let project = ProjectContext([FileSummary(structure)])
    let findings = linter.findings(in: project)
    #expect(findings.keys.sorted() == ["B.swift"])
    #expect(findings["B.swift"]?.map(\.message) == ["'introspectMap' is the project's own"])
    #expect(findings["B.swift"]?.map(\.rule) == ["own-function"])
    #expect(linter.lint(structure, in: project).diagnostics.isEmpty)
  }

  @Test func addsFindingsInOrderOfPlace() {
    func diagnostic(_ offset: Int) -> Diagnostic {
      Diagnostic(rule: "r", severity: .note, message: "m", range: SourceRange(at: ByteOffset(offset)))
    }
    let result = LintResult(source: structure.tokens.source, diagnostics: [diagnostic(5)], callSiteCount: 0)
    #expect(result.adding([diagnostic(9), diagnostic(1)]).diagnostics.map(\.range.start.value) == [1, 5, 9])
  }
}
