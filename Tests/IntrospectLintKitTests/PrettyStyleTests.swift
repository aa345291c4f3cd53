@testable import IntrospectLintKit
import IntrospectRules
import IntrospectSyntax
import Testing

/// Colours, links, and what may not reach a terminal or a runner.
@Suite struct PrettyStyleTests {
  @Test func paintsWhatMatters() {
    let source = SourceText(path: "a.swift", text: "one fault\n")
    let note = Diagnostic.Note("here", at: ReporterSample.range(of: "one", in: source))
    let finding = PrettySample.finding(
      in: source, .error, label: "it", notes: [note], fixes: [FixIt("Do it", .safe, [.insert("X", at: ByteOffset(0))])])
    let text = PrettySample.block(source, finding, TextStyle(isColored: true))
    let expected = """
      <1;31>error[some-rule]<><1>:<> <1>'it' is wrong<>
       <34>--><> a.swift:1:5
        <34>|<>
      <34>1 <><34>|<> one fault
        <34>|<> <34>---<> <1;31>^^^^^<> <1;31>it<>
        <34>|<> <34>here<>
      <1;32>help<><1>:<> do it (safe: --fix)
        <34>|<>
      <34>1 <><34>|<> Xone fault
        <34>|<> <32>+<>

      """
    #expect(text == Self.painted(expected))
  }

  /// `<1;31>` starts a colour and `<>` takes it back.
  private static func painted(_ text: String) -> String {
    var result = ReportText.replacing("-->", with: "--\u{7}", in: text)
    result = ReportText.replacing("<>", with: "\u{1B}[0m", in: result)
    result = ReportText.replacing("<", with: "\u{1B}[", in: result)
    result = ReportText.replacing(">", with: "m", in: result)
    return ReportText.replacing("--\u{7}", with: "-->", in: result)
  }

  static let hostile: [Unicode.Scalar] = [
    "\u{1B}", "\u{7}", "\u{8}", "\r", "\u{0}", "\u{7F}", "\u{9B}", "\u{9D}", "\u{202E}", "\u{2066}", "\u{2028}",
  ]

  /// A finding that holds `text` wherever there is room for text.
  private static func report(with text: String, width: Int? = nil) -> Report {
    let source = SourceText(path: "Views\(text)/a\(text).swift", text: "x\(text)y fault \(text)z\n\n\n\(text)\nlast\n")
    let other = SourceText(path: "b\(text).swift", text: "other \(text)\n")
    let column = VersionCoverage.Column(version: "16", cover: .missing, nativeClass: "UICollectionView")
    let finding = PrettySample.finding(
      in: source, message: "m\(text)m; c\(text)c \(text) \(text)", label: "l\(text)l",
      notes: [
        Diagnostic.Note("n\(text)n"), Diagnostic.Note("h\(text)h", at: ReporterSample.range(of: "last", in: source)),
        Diagnostic.Note("o\(text)o", at: PrettySample.range(0, 5), in: other.path),
        Diagnostic.Note("g\(text)g", at: PrettySample.range(0, 5), in: "gone\(text).swift"),
      ],
      coverage: [VersionCoverage(platform: "iOS", columns: [column], target: "16")],
      fixes: [
        FixIt("Fix \(text)", .safe, [.insert("i\(text)i", at: ByteOffset(0))]),
        FixIt("\(text)", .needsReview, [SourceEdit(replacing: PrettySample.range(0, 1), with: "r\(text)\n\(text)r")]),
      ])
    let clean = SourceText(path: "c\(text)", text: "\(text)\n\(text)fault\(text)")
    return Report(
      [
        LintResult(source: source, diagnostics: [finding], callSiteCount: 1),
        LintResult(source: clean, diagnostics: [PrettySample.finding(in: clean, .note)], callSiteCount: 1),
      ], fileCount: 2, otherSources: [other])
  }

  @Test(arguments: [nil, 40, 80] as [Int?]) func saysTheSameWithoutColours(width: Int?) {
    let texts = ["", "plain", "名👩‍👩‍👧‍👦", "long enough to be wrapped at forty columns", "\n"]
    for text in texts + Self.hostile.map(String.init) {
      let report = Self.report(with: text)
      let plain = PrettySample.text(report, TextStyle(width: width))
      for hasLinks in [false, true] {
        let style = TextStyle(isColored: true, hasLinks: hasLinks, width: width)
        let stripped = PrettySample.stripped(PrettySample.text(report, style))
        #expect(stripped.text == plain)
        #expect(stripped.isClosed)
      }
    }
  }

  @Test(arguments: hostile) func letsNoControlCharacterThrough(scalar: Unicode.Scalar) {
    for text in [String(scalar), "\(scalar)[31m", "\(scalar)]8;;file:///x\(scalar)\\", "e\(scalar)\u{301}"] {
      let plain = PrettySample.text(Self.report(with: text))
      #expect(!plain.unicodeScalars.contains { $0 != "\n" && ReportText.isControl($0) })
    }
  }

  @Test func linksThePlaceOnlyWhereLinksAreShown() {
    let source = SourceText(path: "a b/é%?#.swift", text: "fault")
    let finding = PrettySample.finding(in: source)
    #expect(!PrettySample.block(source, finding, TextStyle(isColored: true)).contains("file://"))
    let lines = PrettySample.block(source, finding, TextStyle(hasLinks: true)).split(separator: "\n")
    #expect(
      lines[1] == " --> \u{1B}]8;;file:///w/App/a%20b/%C3%A9%25%3F%23.swift\u{1B}\\"
        + "a b/é%?#.swift:1:1\u{1B}]8;;\u{1B}\\")
  }

  @Test func linksNoControlCharacters() {
    let source = SourceText(path: "../a\u{1B}\u{7}\n\u{9C}.swift", text: "fault")
    let line = PrettySample.block(source, PrettySample.finding(in: source), TextStyle(hasLinks: true))
      .split(separator: "\n")[1]
    #expect(
      line == " --> \u{1B}]8;;file:///w/a%1B%07%0A%C2%9C.swift\u{1B}\\"
        + #"../a\u{1B}\u{7}\u{A}\u{9C}.swift:1:1"# + "\u{1B}]8;;\u{1B}\\")
  }

  /// What makes a command harmless moves the text behind it, and the marks with it.
  @Test func marksStandBehindAHarmlessCommand() {
    let source = SourceText(path: "a.swift", text: "\"##[group]\" fault")
    let finding = PrettySample.finding(in: source, fixes: [FixIt("Do", .safe, [.insert("!", at: ByteOffset(17))])])
    let text = PrettySample.text(ReporterSample.report(source, finding), isQuiet: true, isGitHubActions: true)
    #expect(
      text == """
        warning[some-rule]: 'it' is wrong
         --> a.swift:1:13
          |
        1 | "## [group]" fault
          |              ^^^^^
        help: do (safe: --fix)
          |
        1 | "## [group]" fault!
          |                   +


        """)
  }

  /// Wrapping may bring any word to the front of a line.
  @Test(arguments: [nil, 40, 41, 44, 52, 80] as [Int?]) func startsNoLineThatARunnerObeys(width: Int?) {
    let texts = [
      "::error::x", "##[group]x", "\n::stop-commands::x\n##[error]", "a ::warning file=b::c ##[endgroup] ::d",
      String(repeating: " ::a", count: 40),
    ]
    for text in texts {
      for style in [TextStyle(width: width), TextStyle(isColored: true, hasLinks: true, width: width)] {
        let output = PrettySample.text(Self.report(with: text), style, isGitHubActions: true)
        #expect(!output.contains("##["))
        for line in output.split(separator: "\n") {
          #expect(!line.drop { $0 == " " || $0 == "\t" }.hasPrefix("::"), "\(line)")
        }
      }
    }
  }
}
