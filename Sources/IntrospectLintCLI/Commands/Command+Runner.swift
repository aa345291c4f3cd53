import IntrospectLintKit

extension CommandContext {
  /// What the environment says of the CI system that runs the tool.
  var runner: ReportContext.Runner {
    var address: String?
    if let server = environment["GITHUB_SERVER_URL"], let repository = environment["GITHUB_REPOSITORY"],
      let commit = environment["GITHUB_SHA"]
    {
      address = "\(server)/\(repository)/blob/\(commit)"
    }
    return ReportContext.Runner(
      isGitHubActions: isOnGitHub, githubWorkspace: environment["GITHUB_WORKSPACE"], sourceAddress: address,
      gitlabProject: environment["CI_PROJECT_DIR"])
  }
}
