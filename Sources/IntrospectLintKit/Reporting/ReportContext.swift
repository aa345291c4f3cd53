/// What a format may need to know of the run beside the findings.
public struct ReportContext: Sendable {
  /// Absolute; relative paths of findings start from here.
  public let workingDirectory: String
  /// Absolute: the folder that paths in machine formats are relative to.
  public let repositoryRoot: String
  public let toolVersion: String
  /// What the runner of a CI system says of itself.
  public let runner: Runner
  /// What the stream that the report goes to can show; only formats for people look at it.
  public let style: TextStyle
  /// Whether formats for people leave out what was looked at.
  public let isQuiet: Bool

  /// Which fixes the format of Xcode offers.
  public let xcodeFixIts: FixIts

  /// Fixes by whether they need a look.
  public enum FixIts: Sendable {
    case none, safe, all
  }

  /// The runner of a CI system that starts the tool.
  public struct Runner: Sendable {
    /// Whether the output is read by a runner of GitHub Actions, in whatever format.
    public var isGitHubActions: Bool
    /// The folder that GitHub Actions roots paths at; nil elsewhere.
    public var githubWorkspace: String?
    /// Where GitHub shows the files of the commit that is checked, without a slash at its end; nil elsewhere.
    public var sourceAddress: String?
    /// The checkout of GitLab's runner; nil elsewhere.
    public var gitlabProject: String?

    public init(
      isGitHubActions: Bool = false, githubWorkspace: String? = nil, sourceAddress: String? = nil,
      gitlabProject: String? = nil
    ) {
      self.isGitHubActions = isGitHubActions
      self.githubWorkspace = githubWorkspace
      self.sourceAddress = sourceAddress
      self.gitlabProject = gitlabProject
    }
  }

  public init(
    workingDirectory: String, repositoryRoot: String, toolVersion: String, runner: Runner = Runner(),
    style: TextStyle = .plain, isQuiet: Bool = false, xcodeFixIts: FixIts = .none
  ) {
    self.workingDirectory = workingDirectory
    self.repositoryRoot = repositoryRoot
    self.toolVersion = toolVersion
    self.runner = runner
    self.style = style
    self.isQuiet = isQuiet
    self.xcodeFixIts = xcodeFixIts
  }

  var isGitHubActions: Bool { runner.isGitHubActions }
  var githubWorkspace: String? { runner.githubWorkspace }
  var gitlabProject: String? { runner.gitlabProject }
  var sourceAddress: String? { runner.sourceAddress }

  /// A finding's path relative to the repository; absolute where it is elsewhere.
  func repositoryPath(_ path: String) -> String {
    let path = ReportPath(path, from: workingDirectory)
    return path.relative(to: repositoryRoot) ?? path.absolute
  }

  /// A JSON document with a line break at its end.
  func document(_ value: JSONValue) -> String {
    let text = value.text + "\n"
    // It can only stand in a string, where the escape means the same: a replacement must not gain a blank.
    return isGitHubActions ? ReportText.replacing("##[", with: "#\\u0023[", in: text) : text
  }

  /// Text of which a runner takes no line for a command.
  func fitForLog(_ text: String) -> String { isGitHubActions ? ReportText.withoutCommands(text) : text }
}
