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

  /// Whether the text says at its end what was looked at and what was done.
  public var endsWithSummary: Bool {
    switch self {
    case .pretty, .concise: true
    case .xcode, .github, .json: false
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
    }
  }
}

/// What a format may need to know of the run beside the findings.
public struct ReportContext: Sendable {
  /// Absolute; relative paths of findings start from here.
  public let workingDirectory: String
  /// Absolute: the folder that paths in machine formats are relative to.
  public let repositoryRoot: String
  public let toolVersion: String
  /// The folder that a runner of GitHub Actions roots paths at; nil elsewhere.
  public let githubWorkspace: String?

  /// Whether the output is read by a runner of GitHub Actions, in whatever format.
  public let isGitHubActions: Bool
  /// What the stream that the report goes to can show; only formats for people look at it.
  public let style: TextStyle
  /// Whether formats for people leave out what was looked at.
  public let isQuiet: Bool

  public init(
    workingDirectory: String, repositoryRoot: String, toolVersion: String, githubWorkspace: String? = nil,
    isGitHubActions: Bool = false, style: TextStyle = .plain, isQuiet: Bool = false
  ) {
    self.workingDirectory = workingDirectory
    self.repositoryRoot = repositoryRoot
    self.toolVersion = toolVersion
    self.githubWorkspace = githubWorkspace
    self.isGitHubActions = isGitHubActions
    self.style = style
    self.isQuiet = isQuiet
  }
}
