/// Writes a report in one format.
public protocol Reporter: Sendable {
  /// The whole report; ends with a line break unless it is empty.
  func text(of report: Report) -> String

  /// What the user should know of readers of this format, apart from the report; one sentence each.
  func remarks(on report: Report) -> [String]
}

extension Reporter {
  public func remarks(on report: Report) -> [String] { [] }
}

/// The formats that a report can be written in.
public enum ReportFormat: String, CaseIterable, Sendable {
  /// The code with marks under it, for people at a terminal.
  case pretty
  /// One line a finding, for people and for `grep`.
  case concise
  /// Lines that Xcode turns into issues.
  case xcode
  /// Commands that a runner of GitHub Actions turns into annotations.
  case github
  /// For programs.
  case json
  /// For code scanning, on GitHub and elsewhere.
  case sarif
  /// Code Quality of GitLab.
  case gitlab
  /// XML that many CI servers read.
  case checkstyle
  /// XML of test results, for servers that show nothing else.
  case junit
  /// For reviewdog, fixes included.
  case rdjson
  /// A page for the summary of a CI step or a comment.
  case markdown

  /// Whether the text says at its end what was looked at and what was done.
  public var endsWithSummary: Bool {
    switch self {
    case .pretty, .concise: true
    case .xcode, .github, .json, .sarif, .gitlab, .checkstyle, .junit, .rdjson, .markdown: false
    }
  }

  /// What writes this format.
  public func reporter(_ context: ReportContext) -> any Reporter {
    switch self {
    case .pretty: PrettyReporter(context)
    case .concise: ConciseReporter(context)
    case .xcode: XcodeReporter(context)
    case .github: GitHubReporter(context)
    case .json: JSONReporter(context)
    case .sarif: SARIFReporter(context)
    case .gitlab: GitLabReporter(context)
    case .checkstyle: CheckstyleReporter(context)
    case .junit: JUnitReporter(context)
    case .rdjson: ReviewdogReporter(context)
    case .markdown: MarkdownReporter(context)
    }
  }
}
