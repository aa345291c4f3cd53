import Foundation
import IntrospectLintKit
import LintTestSupport
import Testing

/// Holds generated patterns against what git makes of them.
@Suite struct PathPatternDifferentialTests {
  /// A repository of its own, gone after the test.
  private final class TemporaryRepository {
    let path: String

    init() throws {
      path = FileManager.default.temporaryDirectory.path + "/introspect-lint-\(UUID().uuidString)"
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The standard output of git, which read `input` and may have found nothing.
    func git(_ arguments: [String], input: [UInt8] = []) throws -> [UInt8] {
      // Input comes from a file, for a pipe could fill up while nobody reads the output.
      let inputPath = path + "-input"
      try Data(input).write(to: URL(fileURLWithPath: inputPath))
      defer { try? FileManager.default.removeItem(atPath: inputPath) }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      // Letter case counts here even where the file system says otherwise.
      process.arguments = ["git", "-c", "core.ignoreCase=false"] + arguments
      process.currentDirectoryURL = URL(fileURLWithPath: path)
      process.environment = Self.environment
      process.standardInput = FileHandle(forReadingAtPath: inputPath)
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      let bytes = Array(output.fileHandleForReading.readDataToEndOfFile())
      process.waitUntilExit()
      try #require(process.terminationStatus <= 1)
      return bytes
    }

    /// The environment without what a user or a hook tells git.
    static let environment: [String: String] = {
      var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
      environment["GIT_CONFIG_NOSYSTEM"] = "1"
      environment["GIT_CONFIG_GLOBAL"] = "/dev/null"
      // Git looks here for a file of excludes even without a configuration.
      environment["XDG_CONFIG_HOME"] = "/nowhere"
      return environment
    }()
  }

  private static let hasGit: Bool = {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "--version"]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()

  /// A folder with an ignore file, and the paths in it to ask about.
  private struct Sample {
    var lines: [[UInt8]] = []
    var folders: [String] = []
    var files: [String] = []

    /// No capitals: a file system may take them for the small letters.
    private static let common = ["a", "b", "c", "ab", "ba", "abc", "a.c", "b.c", "x1", "1"]
    private static let odd = [
      "!a", "#a", "-", "a-b", "[a]", "]", "^", "a b", "a ", " ", "a\\", "\\a", "*", "a?", "é", "a\t", "{a}", ".a",
    ]
    private static let brackets = [
      "[a-c]", "[!a]", "[^a-b]", "[]a]", "[!]b]", "[a-]", "[-a]", "[--a]", "[[:digit:]]", "[[:alpha:]]", "[![:alnum:]]",
      "[[:space:][:punct:]]", "[[:upper:]a]", "[[:xdigit:]-z]", "[\\]a]", "[a\\-c]", "[a-\\c]", "[[:]", "[[:a]",
      "[]-a]",
      "[[:no:]]", "[", "[a", "[[:digit:]", "[]", "[b-a]", "[a/b]", "[!/]", "[\\\\]", "[a-b-z]", "[[]", "]",
    ]
    private static let oddLines = ["", "  ", "# a", "!", "/", "//", "**", "\\", "*", "**/", "/**"]

    init(using random: inout SeededGenerator) {
      var seen: Set<String> = []
      var parents = [""]
      while folders.count < 15 {
        let path = random.pick(parents) + Self.name(using: &random)
        guard path.filter({ $0 == "/" }).count < 4, seen.insert(path).inserted else { continue }
        folders.append(path)
        parents.append(path + "/")
      }
      while files.count < 45 {
        let path = random.pick(parents) + Self.name(using: &random)
        if seen.insert(path).inserted { files.append(path) }
      }
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        var line = line(using: &random)
        while Self.isMisreadBeforeGit252(line) { line = self.line(using: &random) }
        lines.append(line)
      }
    }

    /// Before git 2.52, two stars right behind the bytes that open a pattern counted as a part of their own: `a**/b`
    /// matched `a/c/b`.
    private static func isMisreadBeforeGit252(_ line: [UInt8]) -> Bool {
      let opening = line.drop { $0 == UInt8(ascii: "!") }.prefix { !"*?[\\".utf8.contains($0) }
      let rest = line[opening.endIndex...]
      return !opening.isEmpty && opening.last != UInt8(ascii: "/") && rest.starts(with: "**".utf8)
    }

    private static func name(using random: inout SeededGenerator) -> String {
      random.chance(75) ? random.pick(common) : random.pick(odd)
    }

    /// Most lines are a path of the sample with parts of it made general, so that many match.
    private func line(using random: inout SeededGenerator) -> [UInt8] {
      if random.chance(3) { return Array(random.pick(Self.oddLines).utf8) }
      var parts = random.pick(folders + files).split(separator: "/").map(String.init)
      if random.chance(60), parts.count > 1 { parts.removeFirst(Int.random(in: 1..<parts.count, using: &random)) }
      if random.chance(15), parts.count > 1 { parts.removeLast() }
      parts = parts.map { part in
        if random.chance(15) { return random.pick(["*", "**", "***", "?", "**a", "a**", "*a*b*"]) }
        return random.chance(45) ? general(part, using: &random) : part
      }
      if random.chance(25) {
        parts.insert(random.pick(["**", "**", "*"]), at: Int.random(in: 0...parts.count, using: &random))
      }
      var text = parts[0]
      for part in parts.dropFirst() {
        text += (random.chance(4) ? "\\/" : random.chance(2) ? "//" : "/") + part
      }
      if random.chance(20) { text = "/" + text }
      if random.chance(20) { text += "/" }
      if random.chance(25) { text = "!" + text }
      if random.chance(8) { text += random.pick([" ", "  ", "\\ ", "\\", "\t", "\\  ", "\r"]) }
      if random.chance(3) { text = random.pick([" ", "\\", "#"]) + text }
      return Array(text.utf8)
    }

    private func general(_ part: String, using random: inout SeededGenerator) -> String {
      var text = ""
      for character in part {
        switch Int.random(in: 0..<14, using: &random) {
        case 0, 1: text += "*"
        case 2, 3: text += "?"
        case 4: text += "**"
        case 5, 6: text += random.pick(Self.brackets)
        case 7: text += "[\(character)]"
        case 8, 9: text += "\\\(character)"
        case 10: text += "*\(character)"
        case 11: text += random.chance(20) ? "A" : "\(character)"
        default: text.append(character)
        }
      }
      return text
    }

    /// The ignore file, with line breaks of both kinds and sometimes a mark at the start or no break at the end.
    func file(using random: inout SeededGenerator) -> [UInt8] {
      var bytes: [UInt8] = random.chance(10) ? [0xEF, 0xBB, 0xBF] : []
      let ending: [UInt8] = random.chance(20) ? [0x0D, 0x0A] : [0x0A]
      bytes += lines.joined(separator: ending)
      return random.chance(80) ? bytes + ending : bytes
    }
  }

  /// What was decided on one path: the line of the ignore file, 1-based, and whether it ignores.
  private struct Verdict: Equatable, CustomStringConvertible {
    let path: String
    let line: Int?
    let isIgnored: Bool

    var description: String {
      "\(path): " + (line.map { "line \($0), \(isIgnored ? "ignored" : "kept")" } ?? "no line")
    }
  }

  @Test(.enabled(if: hasGit, "git is not installed"), arguments: [1, 2] as [UInt64])
  func gitDecidesTheSame(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let repository = try TemporaryRepository()
    _ = try repository.git(["init", "--quiet", "--template="])

    // Each sample is a folder with an ignore file of its own, so that git starts only once.
    var expected: [[Verdict]] = []
    var files: [[UInt8]] = []
    var questions: [String] = []
    for number in 0..<250 {
      let sample = Sample(using: &random)
      let root = "\(repository.path)/\(number)"
      for folder in [""] + sample.folders {
        try FileManager.default.createDirectory(atPath: "\(root)/\(folder)", withIntermediateDirectories: true)
      }
      let file = sample.file(using: &random)
      try Data(file).write(to: URL(fileURLWithPath: root + "/.gitignore"))
      files.append(file)
      questions += (sample.folders + sample.files).map { "\(number)/\($0)" }
      expected.append(verdicts(of: file, on: sample))
    }

    let input = Array(questions.map { Array($0.utf8) + [0] }.joined())
    let output = try repository.git(["check-ignore", "--no-index", "--stdin", "-v", "-n", "-z"], input: input)
    // Four fields for each path: file, line, pattern, path.
    let fields = output.split(separator: 0, omittingEmptySubsequences: false).map(decoded)
    try #require(fields.count == questions.count * 4 + 1)
    var answers = Array(repeating: [Verdict](), count: files.count)
    for start in stride(from: 0, to: questions.count * 4, by: 4) {
      let (source, line, pattern, path) = (fields[start], fields[start + 1], fields[start + 2], fields[start + 3])
      #expect(path == questions[start / 4])
      let slash = try #require(path.firstIndex(of: "/"))
      let verdict = Verdict(
        path: String(path[path.index(after: slash)...]), line: Int(line),
        isIgnored: !source.isEmpty && !pattern.hasPrefix("!"))
      answers[try #require(Int(path[..<slash]))].append(verdict)
    }

    for (number, answer) in answers.enumerated() {
      let differences = zip(answer, expected[number]).filter { $0 != $1 }.map { "git: \($0)\nwe:  \($1)" }
      #expect(differences == [], "with the ignore file \(decoded(files[number][...]).debugDescription)")
    }
    // A generator that matches nothing, or all, would compare nothing.
    let all = answers.joined()
    #expect((all.count / 10...all.count / 2).contains(all.filter(\.isIgnored).count))
    #expect(all.filter { $0.line != nil && !$0.isIgnored }.count > all.count / 50)
  }

  private func decoded(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

  private func verdicts(of file: [UInt8], on sample: Sample) -> [Verdict] {
    let list = PathPatternList(ignoreFile: file)
    // The line each pattern came from: the lines that are patterns, in order.
    let mark = file.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let lines = file.dropFirst(mark).split(separator: 0x0A, omittingEmptySubsequences: false)
    let lineNumbers = lines.indices.filter { PathPattern(decoded(lines[$0])) != nil }
    #expect(lineNumbers.count == list.patterns.count)
    let folders = sample.folders.map { ($0, list.decision(onFolderAt: $0)) }
    return (folders + sample.files.map { ($0, list.decision(onFileAt: $0)) }).map { path, decision in
      Verdict(path: path, line: decision.map { lineNumbers[$0.index] + 1 }, isIgnored: decision?.isIgnored ?? false)
    }
  }
}
