/// Writes a report in one format.
public protocol Reporter: Sendable {
  /// The whole report; ends with a line break unless it is empty.
  func text(of report: Report) -> String
}

/// The formats that a report can be written in.
public enum ReportFormat: String, CaseIterable, Sendable {
  /// One line a finding, for people and for `grep`.
  case concise
  /// Lines that Xcode turns into issues.
  case xcode
  /// Commands that a runner of GitHub Actions turns into annotations.
  case github
  /// For programs.
  case json

  /// What writes this format.
  public func reporter(_ context: ReportContext) -> any Reporter {
    switch self {
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

  public init(
    workingDirectory: String, repositoryRoot: String, toolVersion: String, githubWorkspace: String? = nil,
    isGitHubActions: Bool = false
  ) {
    self.workingDirectory = workingDirectory
    self.repositoryRoot = repositoryRoot
    self.toolVersion = toolVersion
    self.githubWorkspace = githubWorkspace
    self.isGitHubActions = isGitHubActions
  }

  /// Whether the output is read by a runner of GitHub Actions, in whatever format.
  public let isGitHubActions: Bool
}
