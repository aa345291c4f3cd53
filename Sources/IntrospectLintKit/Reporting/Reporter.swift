<<<<<<< HEAD
/// Writes a report in one format. A pure function of the report and what is known of the run.
public protocol Reporter: Sendable {
  /// What `--format` calls it: `concise`.
  static var name: String { get }

  init(context: ReportContext)

  /// The whole report. Ends with a line break, unless there is nothing to say.
  func text(of report: Report) -> String
}

/// What a format may need to know of the run beside the findings.
public struct ReportContext: Sendable {
  /// An absolute path: what relative paths in the report start from.
  public let workingDirectory: String
  /// An absolute path: what machine formats make paths relative to.
  public let repositoryRoot: String
  /// The version of this tool, `1.0.0`.
  public let toolVersion: String
  /// The folder that GitHub resolves paths in annotations against; nil outside GitHub Actions.
  public let githubWorkspace: String?
  /// Whether the output is read by a runner of GitHub Actions, which takes commands from any line of it.
  public let isGitHubActions: Bool

  public init(
    workingDirectory: String, repositoryRoot: String, toolVersion: String, githubWorkspace: String? = nil,
    isGitHubActions: Bool = false
=======
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
  public func reporter(in context: ReportContext) -> any Reporter {
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
    isOnGitHub: Bool = false
>>>>>>> kit
  ) {
    self.workingDirectory = workingDirectory
    self.repositoryRoot = repositoryRoot
    self.toolVersion = toolVersion
    self.githubWorkspace = githubWorkspace
<<<<<<< HEAD
    self.isGitHubActions = isGitHubActions
  }
}

/// The formats there are, by the names that `--format` takes.
public enum ReportFormat: String, CaseIterable, Sendable {
  case concise
  case xcode
  case github
  case json

  public func reporter(_ context: ReportContext) -> any Reporter {
    switch self {
    case .concise: ConciseReporter(context: context)
    case .xcode: XcodeReporter(context: context)
    case .github: GitHubReporter(context: context)
    case .json: JSONReporter(context: context)
    }
  }
=======
    self.isOnGitHub = isOnGitHub
  }

  /// Whether the output is read by a runner of GitHub Actions, in whatever format.
  public let isOnGitHub: Bool
>>>>>>> kit
}
