import Foundation
import IntrospectLintCLI
import IntrospectLintKit
import IntrospectSyntax
import LintTestSupport
import Testing

/// Fixes of all rules over all that the corpus holds.
struct FixCorpusTests {
  /// Fixing comes to an end, damages nothing, and does the same to a file with other line ends.
  @Test(arguments: Corpus.ruleFiles, [false, true])
  func everyFileIsFixedOnce(file: CorpusFile, unsafe: Bool) {
    let source = file.source
    let fixed = FixTwin.fix(source, unsafe: unsafe).text(of: source)
    let again = FixTwin.fix(fixed, unsafe: unsafe)
    #expect(again.files.isEmpty)
    #expect(Self.unpairedCount(fixed) <= Self.unpairedCount(source))
    guard !source.bytes.contains(UInt8(ascii: "\r")) else { return }
    let windows = SourceText(path: source.path, bytes: Self.withCRLF(source.bytes))
    let result = FixTwin.fix(windows, unsafe: unsafe).text(of: windows)
    #expect(
      result.bytes == Self.withCRLF(fixed.bytes),
      "\(UnifiedDiff(from: Self.withCRLF(fixed.bytes), to: result.bytes, path: source.path).text.debugText)")
  }

  private static func unpairedCount(_ source: SourceText) -> Int {
    let tokens = Lexer(source).tokenize()
    let brackets = BracketMap(tokens)
    let kinds: Set<TokenKind> = [.leftParen, .rightParen, .leftBracket, .rightBracket, .leftBrace, .rightBrace]
    return tokens.tokens.indices.count { kinds.contains(tokens.kind($0)) && brackets.partner(of: $0) == nil }
  }

  private static func withCRLF(_ bytes: [UInt8]) -> [UInt8] {
    bytes.flatMap { $0 == UInt8(ascii: "\n") ? [UInt8(ascii: "\r"), $0] : [$0] }
  }

  @Test(.enabled(if: Git.program != nil, "there is no git here"), arguments: [false, true])
  func gitTakesTheDiffOfEveryFile(unsafe: Bool) throws {
    let folder = try SystemTests.TemporaryFolder()
    try FileManager.default.removeItem(atPath: folder.path + "/.git")
    try Git.run(["init", "-q"], in: folder.path)
    var diff: [UInt8] = []
    var expected: [String: SourceText] = [:]
    for file in Corpus.ruleFiles {
      let source = file.source
      let fixed = FixTwin.fix(source, unsafe: unsafe).text(of: source)
      diff += UnifiedDiff(from: source.bytes, to: fixed.bytes, path: file.path).text
      expected[file.path] = fixed
      try folder.write(String(decoding: source.bytes, as: UTF8.self), to: file.path)
    }
    #expect(try Git.apply(String(decoding: diff, as: UTF8.self), in: folder.path) == 0)
    for (path, fixed) in expected {
      let bytes = FileManager.default.contents(atPath: "\(folder.path)/\(path)").map { Array($0) }
      #expect(bytes == fixed.bytes, "\(path)")
    }
  }

  /// Whole apps, where a verdict hangs on many files: the report after fixing is that of a run over the fixed files,
  /// another run changes nothing, and the diff is the same change.
  @Test(arguments: AppTree.all, [[], ["--unsafe-fixes"]])
  func appsAreFixedOnce(app: AppTree, options: [String]) throws {
    let (system, written) = app.files.make()
    let run = Run(["--fix"] + options, in: system)
    #expect(!written.paths.isEmpty)
    var texts = Dictionary(uniqueKeysWithValues: app.paths.map { ($0, app.text(of: $0)) })
    for path in written.paths { texts[String(path.dropFirst("/project/".count))] = written[path] }
    let (fixedSystem, fixedWritten) = InMemoryFileSystem(texts).make()
    #expect(Self.findings(run) == Self.findings(Run([], in: fixedSystem)))
    #expect(Self.findings(run) == Self.findings(Run(["--fix"] + options, in: fixedSystem)))
    #expect(fixedWritten.paths == [])

    guard Git.program != nil else { return }
    let folder = try SystemTests.TemporaryFolder()
    try FileManager.default.removeItem(atPath: folder.path + "/.git")
    try Git.run(["init", "-q"], in: folder.path)
    for path in app.paths { try folder.write(app.text(of: path), to: path) }
    #expect(try Git.apply(app.run(["--diff"] + options).output, in: folder.path) == 0)
    for (path, text) in texts {
      #expect((try? String(contentsOfFile: "\(folder.path)/\(path)", encoding: .utf8)) == text, "\(path)")
    }
  }

  /// The lines of the findings, without the summary.
  private static func findings(_ run: Run) -> [Substring] { run.output.split(separator: "\n").dropLast() }
}

extension [UInt8] {
  fileprivate var debugText: String { String(decoding: self, as: UTF8.self).replacing("\r", with: "\\r") }
}
