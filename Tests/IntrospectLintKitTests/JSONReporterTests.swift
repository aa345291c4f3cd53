import Foundation
import IntrospectLintKit
import IntrospectRules
import IntrospectSyntax
import Testing

@Suite struct JSONReporterTests {
  @Test func writesTheWholeDocument() {
    let text = ReporterSample.text(.json, ReporterSample.report(ReporterSample.emoji, ReporterSample.emojiFinding))
    #expect(
      text == """
        {
          "version": 1,
          "tool": {
            "name": "introspect-lint",
            "version": "9.8.7"
          },
          "findings": [
            {
              "rule": "some-rule",
              "severity": "error",
              "message": "'it' is wrong",
              "path": "App/My Views/Feed.swift",
              "line": 2,
              "column": 39,
              "endLine": 2,
              "endColumn": 44,
              "byteOffset": 54,
              "byteLength": 5,
              "notes": [
                {
                  "message": "it comes from here",
                  "path": "App/My Views/Feed.swift",
                  "line": 1,
                  "column": 1
                },
                {
                  "message": "look it up",
                  "path": "App/My Views/Feed.swift",
                  "line": 2,
                  "column": 39
                }
              ],
              "coverage": [],
              "fixes": [
                {
                  "title": "Remove 'fault()'",
                  "safe": false,
                  "edits": [
                    {
                      "line": 2,
                      "column": 39,
                      "endLine": 2,
                      "endColumn": 46,
                      "byteOffset": 54,
                      "byteLength": 7,
                      "replacement": ""
                    }
                  ]
                }
              ]
            }
          ],
          "summary": {
            "errors": 1,
            "warnings": 0,
            "notes": 0,
            "files": 7,
            "callSites": 3,
            "suppressed": 0,
            "generated": 0
          }
        }

        """)
  }

  @Test func aCleanRunIsADocumentToo() throws {
    let text = ReporterSample.text(.json, ReporterSample.report(ReporterSample.emoji))
    #expect(text.contains("\n  \"findings\": [],\n"))
    #expect(try JSONSerialization.jsonObject(with: Data(text.utf8)) is [String: Any])
  }

  /// Whatever a file holds, another program reads it back as it was.
  @Test(arguments: ["\"\\/", "\u{0}\u{1F}\u{7F}", "a\nb\tc\rd", "é漢😀👩‍👩‍👧‍👦", "\u{2028}\u{202E}x", "a\u{85}b"])
  func keepsEveryCharacter(text: String) throws {
    let source = SourceText(path: "A.swift", text: "fault")
    let report = ReporterSample.report(source, ReporterSample.finding("fault", in: source, message: text))
    let document = try JSONSerialization.jsonObject(with: Data(ReporterSample.text(.json, report).utf8))
    let findings = try #require((document as? [String: Any])?["findings"] as? [[String: Any]])
    let message = findings.first?["message"] as? String
    #expect(message.map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
  }

  /// Below the repository from its root, elsewhere from the root of the file system.
  @Test(arguments: [("A.swift", "App/A.swift"), ("../A.swift", "A.swift"), ("/x/A.swift", "/x/A.swift")])
  func writesPathsFromTheRepository(given: String, path: String) {
    let source = SourceText(path: given, text: "fault")
    let report = ReporterSample.report(source, ReporterSample.finding("fault", in: source))
    #expect(ReporterSample.text(.json, report).contains("\"path\": \"\(path)\""))
  }
}
