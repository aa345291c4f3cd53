import IntrospectLintKit
import IntrospectRules
import IntrospectSyntax
import Testing

/// What each format must look like, for findings that are easy to get wrong.
struct ReporterTests {
  // MARK: - Material

  /// A finding at the first `mark` of `text`.
  private func diagnostic(
    _ mark: String, in text: String, message: String = "it is so", severity: Severity = .warning, rule: String = "some-rule",
    notes: [Diagnostic.Note] = [], fixes: [FixIt] = []
  ) -> Diagnostic {
    Diagnostic(
      rule: rule, severity: severity, message: message, range: range(of: mark, in: text), notes: notes, fixes: fixes)
  }

  private func range(of mark: String, in text: String) -> SourceRange {
    let found = text.firstRange(of: mark)!
    let start = text.utf8.distance(from: text.startIndex, to: found.lowerBound)
    return SourceRange(ByteOffset(start), ByteOffset(start + mark.utf8.count))
  }

  private func report(_ diagnostics: [Diagnostic], of text: String, path: String = "Sources/A.swift") -> Report {
    Report(
      [LintResult(source: SourceText(path: path, text: text), diagnostics: diagnostics, callSiteCount: 2)], fileCount: 3)
  }

  private func written(
    _ format: ReportFormat, _ report: Report, workspace: String? = nil, onGitHub: Bool = false
  ) -> String {
    let context = ReportContext(
      workingDirectory: "/home/me/app", repositoryRoot: "/home/me/app", toolVersion: "1.2.3",
      githubWorkspace: workspace, isGitHubActions: onGitHub)
    return format.reporter(context).text(of: report)
  }

  /// `é` has two bytes, the emoji four; the mark is the 18th byte of line 2.
  private let emojiLine = "let a = 1\nlet é = \"😀\"; mark\n"

  // MARK: - Concise

  @Test("One line a finding, notes below, and a sum")
  func concise() {
    let found = diagnostic(
      "mark", in: emojiLine,
      notes: [.init("first here", at: range(of: "let a", in: emojiLine)), .init("think of it")])
    #expect(
      written(.concise, report([found], of: emojiLine)) == """
        Sources/A.swift:2:18: warning: it is so [some-rule]
          Sources/A.swift:1:1: note: first here
          note: think of it
        1 warning in 3 files with 2 call sites

        """)
  }

  @Test("A clean run says what it looked at")
  func conciseClean() {
    #expect(written(.concise, Report([], fileCount: 1)) == "no findings in 1 file with 0 call sites\n")
  }

  @Test("Line breaks of all kinds count once")
  func lineBreaks() {
    for text in ["a\r\nb\r\nmark", "a\rb\rmark", "a\nb\nmark"] {
      #expect(written(.concise, report([diagnostic("mark", in: text)], of: text)).hasPrefix("Sources/A.swift:3:1: "))
    }
  }

  @Test("Nothing in a name or a message reaches the terminal as a command")
  func controlCharacters() {
    let text = "mark"
    let found = diagnostic("mark", in: text, message: "a\u{1B}[31m\u{7F}\u{9B}\u{202E}\n  b")
    #expect(
      written(.concise, report([found], of: text, path: "A\u{7}\n.swift")).hasPrefix(
        "A\\u{7}\\u{A}.swift:1:1: warning: a\\u{1B}[31m\\u{7F}\\u{9B}\\u{202E} b [some-rule]\n"))
  }

  @Test("On a runner, no line but a command of ours begins with '::', whatever the format", arguments: ReportFormat.allCases)
  func commands(format: ReportFormat) {
    let found = diagnostic("mark", in: "mark", message: "x\n::stop-commands::y ##[group]z")
    let output = written(format, report([found], of: "mark", path: "::error::x/##[group]A.swift"), onGitHub: true)
    for line in output.split(separator: "\n") where line.drop(while: { $0 == " " }).hasPrefix("::") {
      #expect(format == .github && line.hasPrefix("::warning title=some-rule,file="), "\(line)")
    }
    #expect(!output.contains("##["))
  }

  // MARK: - Xcode

  /// How the build system reads a line: greedily, with no quote before the kind.
  private func readByXcode(_ line: Substring) -> (path: String, line: Int, column: Int, kind: String, message: String)? {
    let pattern = /^([^'"]+: +|[ \t\f]*)(error|warning|note|notice|fixit|(?:.*\/)?introspect-lint): (.*)$/
    let location = /^([^:]+):(?:([0-9]+):)?(?:([0-9]+):)? +$/
    guard let match = line.wholeMatch(of: pattern), let place = match.1.wholeMatch(of: location),
      let number = place.2.flatMap({ Int($0) }), let column = place.3.flatMap({ Int($0) })
    else { return nil }
    return (String(place.1), number, column, String(match.2), String(match.3))
  }

  @Test(
    "Xcode reads the kind and the place that are meant",
    arguments: [
      "it is so", "bad key: error: yes", "error: first", "see /usr/bin/introspect-lint: it", "note: a: warning: b",
      "in 'x': fixit: .y", "two\nlines: error:\nhere", "a:  error: b", "notice: warning: error: ",
    ])
  func xcodeLines(message: String) throws {
    for severity in Severity.allCases {
      let found = diagnostic(
        "mark", in: emojiLine, message: message, severity: severity,
        notes: [.init(message, at: range(of: "a =", in: emojiLine))])
      let lines = written(.xcode, report([found], of: emojiLine, path: "My App/Größe.swift")).split(separator: "\n")
      try #require(lines.count == 2)
      let first = try #require(readByXcode(lines[0]))
      #expect(first.path == "/home/me/app/My App/Größe.swift")
      #expect((first.line, first.column) == (2, 18))
      #expect(first.kind == severity.rawValue)
      #expect(first.message.hasSuffix(" [some-rule]"))
      let note = try #require(readByXcode(lines[1]))
      #expect((note.line, note.column) == (1, 5))
      #expect(note.kind == "note")
    }
  }

  @Test("A note without a place stands at its finding; a clean run prints nothing")
  func xcodeNotes() {
    let found = diagnostic("mark", in: "mark", notes: [.init("think of it")])
    #expect(
      written(.xcode, report([found], of: "mark", path: "./B/../A.swift")) == """
        /home/me/app/A.swift:1:1: warning: it is so [some-rule]
        /home/me/app/A.swift:1:1: note: think of it

        """)
    #expect(written(.xcode, report([], of: "mark")) == "")
  }

  // MARK: - GitHub

  @Test("Messages and properties are escaped, columns given on one line only")
  func github() {
    let text = "one\nma\nrk\n"
    let two = diagnostic("ma\nrk", in: text, message: "50 % of\r\nit: a, b", severity: .note)
    let one = diagnostic("one", in: text, message: "no", severity: .error)
    #expect(
      written(.github, report([two, one], of: text, path: "My, App:x/Größe 1%.swift")) == """
        ::error title=some-rule,file=My%2C App%3Ax/Größe 1%25.swift,line=1,col=1,endColumn=4::no
        ::notice title=some-rule,file=My%2C App%3Ax/Größe 1%25.swift,line=2,endLine=3::50 %25 of%0Ait: a, b

        """)
  }

  @Test("Paths start from the workspace, or from the repository where that is elsewhere")
  func githubPaths() {
    let found = report([diagnostic("mark", in: "mark")], of: "mark")
    func file(_ workspace: String?) -> Substring? {
      written(.github, found, workspace: workspace).firstMatch(of: /file=([^,]+),/)?.1
    }
    #expect(file("/home/me") == "app/Sources/A.swift")
    #expect(file("/home/me/app/") == "Sources/A.swift")
    #expect(file("/home/m") == "Sources/A.swift")
    #expect(file(nil) == "Sources/A.swift")
  }

  @Test("Ten of a kind, errors first, and a notice that tells of the rest")
  func githubLimit() {
    let warnings = (1...13).map { diagnostic("mark", in: "mark", message: "warning \($0)") }
    let errors = (1...2).map { diagnostic("mark", in: "mark", message: "error \($0)", severity: .error) }
    let notes = (1...11).map { diagnostic("mark", in: "mark", message: "note \($0)", severity: .note) }
    let lines = written(.github, report(warnings + notes + errors, of: "mark")).split(separator: "\n")
    let kinds = lines.map { $0.dropFirst(2).prefix { $0 != " " } }
    #expect(kinds == ["error", "error"] + Array(repeating: "warning", count: 10) + Array(repeating: "notice", count: 10))
    #expect(lines.last?.hasPrefix("::notice title=introspect-lint::3 warnings, 2 notes more; ") == true)
  }

  // MARK: - JSON

  @Test("Every key, in its order")
  func json() {
    let fix = FixIt(
      "Say \"it\"", .needsReview, [SourceEdit(replacing: range(of: "mark", in: emojiLine), with: "it\n\t\u{1B}\\")])
    let found = diagnostic(
      "mark", in: emojiLine, message: "it's \u{202E}so",
      notes: [.init("first", at: range(of: "a =", in: emojiLine)), .init("no place")], fixes: [fix])
    #expect(
      written(.json, report([found], of: emojiLine, path: "/home/me/app/My App/Größe.swift")) == #"""
        {
          "version": 1,
          "tool": {
            "name": "introspect-lint",
            "version": "1.2.3"
          },
          "findings": [
            {
              "rule": "some-rule",
              "severity": "warning",
              "message": "it's \u202Eso",
              "path": "My App/Größe.swift",
              "line": 2,
              "column": 18,
              "endLine": 2,
              "endColumn": 22,
              "byteOffset": 27,
              "byteLength": 4,
              "notes": [
                {
                  "message": "first",
                  "path": "My App/Größe.swift",
                  "line": 1,
                  "column": 5
                },
                {
                  "message": "no place",
                  "path": null,
                  "line": null,
                  "column": null
                }
              ],
              "fixes": [
                {
                  "title": "Say \"it\"",
                  "safe": false,
                  "edits": [
                    {
                      "line": 2,
                      "column": 18,
                      "endLine": 2,
                      "endColumn": 22,
                      "byteOffset": 27,
                      "byteLength": 4,
                      "replacement": "it\n\t\u001B\\"
                    }
                  ]
                }
              ]
            }
          ],
          "summary": {
            "errors": 0,
            "warnings": 1,
            "notes": 0,
            "files": 3,
            "callSites": 2
          }
        }

        """#)
  }

  @Test("Formats are called what they call themselves")
  func names() {
    let context = ReportContext(workingDirectory: "/", repositoryRoot: "/", toolVersion: "1")
    for format in ReportFormat.allCases { #expect(type(of: format.reporter(context)).name == format.rawValue) }
  }
}
