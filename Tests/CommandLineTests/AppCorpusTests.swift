import Foundation
import IntrospectLintCLI
import LintTestSupport
import Testing

/// The trees of `TestCorpus/Apps`: apps with projects, packages and pins, whose verdicts hang on many files.
///
/// What has to be found stands in comments of the apps' own files, typed by hand. The whole reports stand beside the
/// trees; `UPDATE_CORPUS=1 swift test --filter AppCorpusTests` writes them anew, once the comments hold.
struct AppCorpusTests {
  @Test func thereIsAnApp() throws {
    let harbour = try #require(AppTree.all.first { $0.name == "Harbour" })
    #expect(harbour.swiftFiles.count >= 45)
    #expect(harbour.paths.count { $0.hasSuffix("/Package.swift") } >= 3)
    #expect(harbour.swiftFiles.contains { $0.hasSuffix("+Generated.swift") })
  }

  // MARK: What is found

  @Test(arguments: AppTree.all)
  func theFindingsAreThoseOfTheComments(app: AppTree) {
    let problems = Self.problems(of: app)
    #expect(problems.isEmpty, "\(problems.count) differences:\n\(problems.joined(separator: "\n"))")
  }

  @Test(arguments: AppTree.all, ["concise", "json"])
  func theWholeReportIsTheExpectedOne(app: AppTree, format: String) throws {
    let run = app.run(["--format", format, "."])
    #expect(run.errors == "")
    let path = app.goldenPath(format)
    if ProcessInfo.processInfo.environment["UPDATE_CORPUS"] == "1" {
      // A report that is known to be wrong is nothing to compare with.
      try #require(Self.problems(of: app).isEmpty, "the comments do not hold, so no report was written")
      try run.output.write(toFile: path, atomically: true, encoding: .utf8)
    }
    guard let expected = try? String(contentsOfFile: path, encoding: .utf8) else {
      Issue.record("there is no \(app.name).expected.\(format); UPDATE_CORPUS=1 writes it")
      return
    }
    // Not compared as a whole: a difference would print both reports.
    #expect(Self.firstDifference(of: run.output, from: expected) == nil, "UPDATE_CORPUS=1 writes the report")
  }

  /// The first line in which two texts differ, as it stands in both.
  private static func firstDifference(of text: String, from expected: String) -> String? {
    let found = text.split(separator: "\n", omittingEmptySubsequences: false)
    let wanted = expected.split(separator: "\n", omittingEmptySubsequences: false)
    for index in 0..<max(found.count, wanted.count) {
      let (one, other) = (index < found.count ? found[index] : "(end)", index < wanted.count ? wanted[index] : "(end)")
      if one != other { return "line \(index + 1): \(one)\ninstead of: \(other)" }
    }
    return nil
  }

  /// Each finding that no comment announces, and each comment whose finding did not come.
  private static func problems(of app: AppTree) -> [String] {
    let found = Dictionary(grouping: app.findings(["."]), by: \.path)
    var problems: [String] = []
    for path in Set(app.swiftFiles).union(found.keys).sorted() {
      var left = found[path, default: []]
      for expectation in app.expectations(of: path).sorted(by: { $0.text.count > $1.text.count }) {
        let match = left.firstIndex { finding in
          finding.line == expectation.line && finding.rule == expectation.rule
            && expectation.column.map { $0 == finding.column } ?? true
            && expectation.fragment.map(finding.message.contains) ?? true
        }
        if let match {
          left.remove(at: match)
        } else {
          problems.append("missing     \(path):\(expectation.line): \(expectation.text)")
        }
      }
      problems += left.map { "unexpected  \($0)" }
      problems += Self.malformed(in: app.text(of: path)).map { "malformed   \(path):\($0)" }
    }
    return problems
  }

  /// Comments that cannot be read; that a file says nothing is no fault here.
  private static func malformed(in text: String) -> [String] {
    let expectations = Expectations(Array(text.utf8))
    guard !(expectations.expected.isEmpty && !text.contains("// expect")) else { return [] }
    return expectations.malformed.map { "\($0.line): \($0.problem)" }
  }

  // MARK: What the report does not hang on

  @Test(arguments: AppTree.all, ["concise", "json"])
  func theReportDoesNotHangOnTheNumberOfJobs(app: AppTree, format: String) {
    let one = app.run(["--format", format, "--jobs", "1", "."])
    for jobs in ["2", "8"] { #expect(app.run(["--format", format, "--jobs", jobs, "."]) == one) }
  }

  @Test(arguments: AppTree.all, ["concise", "json"])
  func theReportDoesNotHangOnTheOrderOfTheFiles(app: AppTree, format: String) {
    var generator = SeededGenerator(seed: 26)
    let paths = app.swiftFiles
    let sorted = app.run(["--format", format] + paths)
    #expect(app.run(["--format", format] + paths.reversed()) == sorted)
    for _ in 0..<3 { #expect(app.run(["--format", format] + paths.shuffled(using: &generator)) == sorted) }
  }

  @Test(arguments: AppTree.all)
  func theFindingsDoNotHangOnTheWorkingDirectory(app: AppTree) throws {
    let whole = app.findings(["."]).map(\.withoutWordsOfNotes)
    let deepest = try #require(app.folders.max { $0.split(separator: "/").count < $1.split(separator: "/").count })
    let inside = "/project/\(try #require(app.folders.first))"
    #expect(app.findings([".."], from: inside).map(\.withoutWordsOfNotes) == whole)
    #expect(app.findings(["/project"], from: "/project/\(deepest)").map(\.withoutWordsOfNotes) == whole)
    #expect(app.findings(["project"], from: "/").map(\.withoutWordsOfNotes) == whole)
  }

  // MARK: Runs over parts

  @Test(arguments: AppTree.all)
  func eachFileAloneHasItsFindingsOfTheWholeRun(app: AppTree) {
    let whole = Self.findingsOfTheWholeRun(of: app)
    for path in app.swiftFiles {
      #expect(app.findings([path]) == whole.filter { $0.path == path }, "\(path)")
    }
  }

  @Test(arguments: AppTree.all)
  func eachFileOnStandardInputHasItsFindingsOfTheWholeRun(app: AppTree) {
    let whole = Self.findingsOfTheWholeRun(of: app)
    for path in app.swiftFiles {
      #expect(app.findings(onStandardInput: path) == whole.filter { $0.path == path }, "\(path)")
    }
  }

  @Test(arguments: AppTree.all)
  func eachFolderHasItsFindingsOfTheWholeRun(app: AppTree) {
    let whole = Self.findingsOfTheWholeRun(of: app)
    for folder in app.folders {
      let found = app.findings([folder]).filter { !$0.isOncePerRun }
      #expect(found == whole.filter { $0.path.hasPrefix(folder + "/") }, "\(folder)")
    }
  }

  @Test(arguments: AppTree.all, 1...10)
  func someFilesHaveTheirFindingsOfTheWholeRun(app: AppTree, seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let share = 5 + generator.below(70)
    let paths = app.swiftFiles.filter { _ in generator.chance(share) }.shuffled(using: &generator)
    guard !paths.isEmpty else { return }
    let whole = Self.findingsOfTheWholeRun(of: app)
    #expect(app.findings(paths) == whole.filter { paths.contains($0.path) }, "\(paths)")
  }

  /// Without those of rules that look at a folder as a whole.
  private static func findingsOfTheWholeRun(of app: AppTree) -> [AppFinding] {
    app.findings(["."]).filter { !$0.isOncePerRun }
  }
}
