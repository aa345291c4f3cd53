import IntrospectLintKit
import IntrospectRules
import IntrospectSyntax
import Testing

@Suite struct GitHubReporterTests {
  private static func text(_ report: Report, workspace: String? = "/w") -> String {
    ReporterSample.text(.github, report, workspace: workspace, isGitHubActions: true)
  }

  private static func single(path: String, message: String = "m", workspace: String? = "/w") -> String {
    let source = SourceText(path: path, text: "fault")
    let finding = ReporterSample.finding("fault", in: source, message: message)
    return text(ReporterSample.report(source, finding), workspace: workspace)
  }

  @Test func writesACommandForEachFinding() {
    let text = Self.text(ReporterSample.report(ReporterSample.emoji, ReporterSample.emojiFinding))
    #expect(
      text == "::error title=some-rule,file=App/My Views/Feed.swift,line=2,col=39,endColumn=44"
        + "::'it' is wrong%0AApp/My Views/Feed.swift:1: it comes from here%0Alook it up\n")
  }

  /// GitHub drops an annotation that has columns and several lines.
  @Test func givesNoColumnsOverSeveralLines() {
    let source = SourceText(path: "A.swift", text: "a\nb\nc\n")
    let text = Self.text(ReporterSample.report(source, ReporterSample.finding("a\nb\nc", in: source, message: "m")))
    #expect(text == "::warning title=some-rule,file=App/A.swift,line=1,endLine=3::m\n")
  }

  @Test(arguments: [
    ("/w", "App/A.swift"), ("/w/App", "A.swift"), ("/w/", "App/A.swift"),
    // Elsewhere: relative to the repository.
    ("/other", "App/A.swift"), ("/w/Ap", "App/A.swift"), (nil, "App/A.swift"),
  ] as [(String?, String)])
  func rootsPathsAtTheWorkspace(workspace: String?, path: String) {
    #expect(Self.single(path: "A.swift", workspace: workspace).contains("file=\(path),"))
  }

  @Test func escapesPathsAndMessages() {
    #expect(Self.single(path: "a,b:c%.swift").contains("file=App/a%2Cb%3Ac%25.swift,"))
    #expect(Self.single(path: "A.swift", message: "100 %, a: b").hasSuffix("::100 %25, a: b\n"))
    #expect(Self.single(path: "A.swift", message: "one\ntwo").hasSuffix("::one%0Atwo\n"))
    #expect(Self.single(path: "A.swift", message: "##[error]x").hasSuffix("::## [error]x\n"))
    #expect(Self.single(path: "A.swift", message: "%0A").hasSuffix("::%250A\n"))
  }

  /// A step shows ten annotations of a kind: the worst come first, and a notice counts the rest.
  @Test func staysBelowWhatGitHubDrops() {
    let source = SourceText(path: "A.swift", text: "a b")
    let findings = (0..<25).flatMap { index in
      [
        ReporterSample.finding("b", in: source, .warning, message: "warning \(index)"),
        ReporterSample.finding("a", in: source, .error, message: "error \(index)"),
        ReporterSample.finding("a", in: source, .note, message: "note \(index)"),
      ]
    }
    let lines = Self.text(ReporterSample.report(source, findings)).split(separator: "\n")
    let kinds = lines.map { $0.prefix { $0 != " " } }
    #expect(kinds.prefix(10).allSatisfy { $0 == "::error" })
    #expect(kinds[10..<20].allSatisfy { $0 == "::warning" })
    #expect(kinds[20...].allSatisfy { $0 == "::notice" })
    #expect(kinds.count == 30)
    #expect(lines.last?.contains("15 errors, 15 warnings, 16 notes more") == true)
  }

  @Test func saysNothingOfWhatIsNotLeftOut() {
    let source = SourceText(path: "A.swift", text: "a")
    let findings = (0..<10).map { ReporterSample.finding("a", in: source, .error, message: "error \($0)") }
    #expect(Self.text(ReporterSample.report(source, findings)).split(separator: "\n").count == 10)
    #expect(Self.text(ReporterSample.report(source)) == "")
  }
}
