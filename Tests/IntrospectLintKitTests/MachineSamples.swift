import Foundation
import IntrospectLintKit
import IntrospectRules
import IntrospectSyntax

/// Reports that each format for programs is tried on.
enum MachineSamples {
  /// A finding behind an emoji, in a file with CRLF, spaces and letters beyond ASCII in its path.
  static let hard = ReporterSample.report(ReporterSample.emoji, ReporterSample.emojiFinding)
  /// Nothing found.
  static let clean = ReporterSample.report(SourceText(path: "A.swift", text: ""), [])
  /// A finding in an empty file: it has no place but the start.
  static let placeless = ReporterSample.report(
    SourceText(path: "Größe & <Co>/A.swift", text: ""),
    [Diagnostic(rule: "some-rule", severity: .note, message: "a < b & \"c\"", range: SourceRange(at: ByteOffset(0)))])

  /// A document as Foundation reads it: none of ours has a hand in it.
  static func object(_ format: ReportFormat, _ report: Report, runner: ReportContext.Runner = .init()) throws -> Any {
    let text = ReporterSample.text(format, report, runner: runner)
    return try JSONSerialization.jsonObject(with: Data(text.utf8))
  }
}

/// Reads `a.b.0.c` of a JSON document.
func value(_ path: String, in object: Any) -> Any? {
  var value: Any? = object
  for part in path.split(separator: ".") {
    if let index = Int(part), let array = value as? [Any] {
      value = array.indices.contains(index) ? array[index] : nil
    } else {
      value = (value as? [String: Any])?[String(part)]
    }
  }
  return value
}
