import IntrospectRules

/// JUnit's XML: a suite for each file with findings, a failing case for each finding; one passing case where there is
/// none, since a report without a case counts as a failure for some readers.
struct JUnitReporter: Reporter {
  private let context: ReportContext

  init(_ context: ReportContext) { self.context = context }

  func text(of report: Report) -> String {
    let count = report.findings.count
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites"
    text += XMLText.attributes([
      ("name", "introspect-lint"), ("tests", "\(max(count, 1))"), ("failures", "\(count)"), ("errors", "0"),
    ])
    text += ">\n"
    if report.findings.isEmpty { text += Self.passingSuite }
    for (path, findings) in report.findingsByFile { text += suite(context.repositoryPath(path), findings) }
    return context.fitForLog(text + "</testsuites>\n")
  }

  private static let passingSuite = """
      <testsuite name="introspect-lint" tests="1" failures="0" errors="0" skipped="0">
        <testcase name="no findings" classname="introspect-lint"/>
      </testsuite>

    """

  private func suite(_ path: String, _ findings: [Report.Finding]) -> String {
    var text = "  <testsuite"
    text += XMLText.attributes([
      ("name", path), ("tests", "\(findings.count)"), ("failures", "\(findings.count)"), ("errors", "0"),
      ("skipped", "0"),
    ])
    text += ">\n"
    for finding in findings {
      let diagnostic = finding.diagnostic
      let place = "\(path):\(finding.start.line):\(finding.start.column)"
      let notes = finding.notes.map { note in
        let place = note.place.map { "\(context.repositoryPath(note.path ?? finding.path)):\($0.line):\($0.column): " }
        return "\n\(place ?? "")note: \(note.message)"
      }
      text += "    <testcase"
      text += XMLText.attributes([
        ("name", "\(diagnostic.rule) at \(finding.start.line):\(finding.start.column)"), ("classname", path),
        ("file", path), ("line", "\(finding.start.line)"),
      ])
      text += ">\n      <failure"
      text += XMLText.attributes([("message", diagnostic.message), ("type", diagnostic.severity.rawValue)])
      text += ">\(XMLText.escaped("\(place): \(diagnostic.severity.rawValue): \(diagnostic.message)\(notes.joined())"))"
      text += "</failure>\n    </testcase>\n"
    }
    return text + "  </testsuite>\n"
  }
}
