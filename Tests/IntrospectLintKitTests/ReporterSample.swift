import IntrospectLintKit
import IntrospectRules
import IntrospectSyntax

/// Reports made by hand, so that the tests of formats do not hang on what a rule says.
enum ReporterSample {
  /// A finding that covers the first place where `text` stands.
  static func finding(
    _ text: String, in source: SourceText, _ severity: Severity = .warning, rule: String = "some-rule",
    message: String = "'it' is wrong", notes: [Diagnostic.Note] = [], fixes: [FixIt] = []
  ) -> Diagnostic {
    Diagnostic(
      rule: rule, severity: severity, message: message, range: range(of: text, in: source), notes: notes, fixes: fixes)
  }

  static func range(of text: String, in source: SourceText) -> SourceRange {
    let bytes = Array(text.utf8)
    let start = source.bytes.indices.first { source.bytes[$0...].starts(with: bytes) } ?? 0
    return SourceRange(ByteOffset(start), ByteOffset(start + bytes.count))
  }

  static func report(_ source: SourceText, _ diagnostics: Diagnostic...) -> Report {
    report(source, diagnostics)
  }

  static func report(_ source: SourceText, _ diagnostics: [Diagnostic]) -> Report {
    Report([LintResult(source: source, diagnostics: diagnostics, callSiteCount: 3)], fileCount: 7)
  }

  static func text(
    _ format: ReportFormat, _ report: Report, in directory: String = "/w/App", root: String = "/w",
    workspace: String? = nil, isGitHubActions: Bool = false, xcodeFixIts: ReportContext.FixIts = .none
  ) -> String {
    let runner = ReportContext.Runner(isGitHubActions: isGitHubActions, githubWorkspace: workspace)
    return text(format, report, in: directory, root: root, runner: runner, xcodeFixIts: xcodeFixIts)
  }

  static func text(
    _ format: ReportFormat, _ report: Report, in directory: String = "/w/App", root: String = "/w",
    runner: ReportContext.Runner, xcodeFixIts: ReportContext.FixIts = .none
  ) -> String {
    let context = ReportContext(
      workingDirectory: directory, repositoryRoot: root, toolVersion: "9.8.7", runner: runner,
      xcodeFixIts: xcodeFixIts)
    return format.reporter(context).text(of: report)
  }

  /// A family of seven scalars before the fault, in the second line, behind CRLF: every unit counts another column.
  static let emoji = SourceText(path: "My Views/Feed.swift", text: "import SwiftUI\r\nlet é = \"👩‍👩‍👧‍👦\"; fault()\r\n")
  /// The fault of `emoji`: a fix that needs a look, a note with a place and one without.
  static let emojiFinding = finding(
    "fault", in: emoji, .error,
    notes: [Diagnostic.Note("it comes from here", at: range(of: "import", in: emoji)), Diagnostic.Note("look it up")],
    fixes: [FixIt("Remove 'fault()'", .needsReview, [.remove(range(of: "fault()", in: emoji))])])
}
