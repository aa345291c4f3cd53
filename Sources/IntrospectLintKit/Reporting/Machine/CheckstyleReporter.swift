import IntrospectRules

/// Checkstyle's XML: findings by file, 1-based lines and columns in UTF-8 bytes.
struct CheckstyleReporter: Reporter {
  private let context: ReportContext

  init(_ context: ReportContext) { self.context = context }

  func text(of report: Report) -> String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
    for (path, findings) in report.findingsByFile {
      text += "  <file\(XMLText.attributes([("name", context.repositoryPath(path))]))>\n"
      for finding in findings {
        let severity = finding.diagnostic.severity
        let attributes = XMLText.attributes([
          ("line", "\(finding.start.line)"), ("column", "\(finding.start.column)"),
          ("severity", severity == .note ? "info" : severity.rawValue),
          ("message", ([finding.diagnostic.message] + finding.notes.map(\.message)).joined(separator: "\n")),
          ("source", "introspect-lint.\(finding.diagnostic.rule)"),
        ])
        text += "    <error\(attributes)/>\n"
      }
      text += "  </file>\n"
    }
    return context.fitForLog(text + "</checkstyle>\n")
  }
}
