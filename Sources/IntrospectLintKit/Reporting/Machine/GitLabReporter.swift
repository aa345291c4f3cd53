import IntrospectRules

/// A Code Quality report of GitLab: an array of findings, each with a fingerprint that outlives edits elsewhere.
struct GitLabReporter: Reporter {
  private let context: ReportContext

  init(_ context: ReportContext) { self.context = context }

  func text(of report: Report) -> String {
    let identities = report.identities(relativeTo: context.repositoryRoot, from: context.workingDirectory)
    return context.document(.array(zip(report.findings, identities).map(entry)))
  }

  private func entry(_ finding: Report.Finding, _ identity: FindingIdentity) -> JSONValue {
    let diagnostic = finding.diagnostic
    return .object([
      // The widget shows no name of a check.
      ("description", .string("\(diagnostic.rule): \(diagnostic.message)")),
      ("check_name", .string(diagnostic.rule)),
      ("fingerprint", .string(identity.fingerprint)),
      ("severity", .string(Self.severity(diagnostic.severity))),
      (
        "location",
        .object([
          ("path", .string(path(finding.path))),
          ("lines", .object([("begin", .integer(finding.start.line)), ("end", .integer(finding.end.line))])),
        ])
      ),
    ])
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }

  /// Relative to the checkout that the pipeline runs in, else to the repository.
  private func path(_ path: String) -> String {
    let path = ReportPath(path, from: context.workingDirectory)
    return context.gitlabProject.flatMap(path.relative) ?? path.relative(to: context.repositoryRoot) ?? path.absolute
  }
}
