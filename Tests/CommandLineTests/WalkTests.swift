import Foundation
import IntrospectLintCLI
import Testing

/// Which files a run is about.
struct WalkTests {
  private func paths(_ arguments: [String], in files: InMemoryFileSystem) -> [String] {
    Run(arguments, in: files.make().files).findingPaths
  }

  @Test func aWalkLeavesOutHiddenNamesAndBundles() {
    let names = [
      ".hidden.swift", ".build/B.swift", "A.swift", "Assets.xcassets/C.swift", "Base.lproj/D.swift",
      "App.xcodeproj/E.swift", "App.xcworkspace/F.swift", "M.xcdatamodeld/G.swift", "X.framework/H.swift",
      "X.xcframework/I.swift", "X.bundle/J.swift", "Docs.docc/K.swift", "Notes.txt", "L.swift.txt", "Sub/M.swift",
    ]
    let files = InMemoryFileSystem(Dictionary(uniqueKeysWithValues: names.map { ($0, Sample.fault) }))
    #expect(paths([], in: files) == ["A.swift", "Docs.docc/K.swift", "Sub/M.swift"])
  }

  @Test func whatIsGivenByNameIsAlwaysTaken() {
    let files = InMemoryFileSystem([".hidden.swift": Sample.fault, "X.bundle/J.swift": Sample.fault])
    #expect(paths([".hidden.swift", "X.bundle"], in: files) == [".hidden.swift", "X.bundle/J.swift"])
  }

  @Test func theOrderIsThatOfTheBytesOfThePaths() {
    let names = ["a/b.swift", "a-b.swift", "B.swift", "é.swift", "z.swift", "a/b/c.swift"]
    let files = InMemoryFileSystem(Dictionary(uniqueKeysWithValues: names.map { ($0, Sample.fault) }))
    let expected = ["B.swift", "a-b.swift", "a/b.swift", "a/b/c.swift", "z.swift", "é.swift"]
    #expect(paths(["."], in: files) == expected)
    #expect(paths(names.reversed(), in: files) == expected)
    #expect(paths(names, in: files) == expected)
  }

  @Test func aFileGivenTwiceIsLintedOnce() {
    let files = InMemoryFileSystem(["App/A.swift": Sample.fault])
    #expect(paths(["App/A.swift", "./App//A.swift", "App", "App/../App/A.swift", "/project/App"], in: files).count == 1)
  }

  @Test func pathsAreReportedAsTheyWereGiven() {
    let files = InMemoryFileSystem(["App/A.swift": Sample.fault])
    #expect(paths(["/project/App"], in: files) == ["/project/App/A.swift"])
    #expect(paths(["./App/"], in: files) == ["App/A.swift"])
  }

  @Test(arguments: [1, 2, 8, 100])
  func theReportIsTheSameForAnyNumberOfJobs(jobs: Int) {
    var contents: [String: String] = [:]
    for number in 0..<50 {
      contents["App/F\(number).swift"] = [Sample.fault, Sample.clean, Sample.plain][number % 3]
    }
    let files = InMemoryFileSystem(contents)
    #expect(Run("--jobs", "\(jobs)", in: files) == Run("--jobs", "1", in: files))
    #expect(paths(["-j", "\(jobs)"], in: files).count == 17)
  }

  /// Folders with settings of their own, walked by several at once: their order must not show anywhere.
  @Test(arguments: [2, 3, 8])
  func whatAWalkSaysIsTheSameForAnyNumberOfJobs(jobs: Int) {
    var contents: [String: String] = [".gitignore": "*.generated.swift\n", ".lint.yml": "exclude: [\"**/Left\"]\n"]
    for number in 0..<40 {
      let folder = "App/F\(number)/Inner"
      contents["\(folder)/A.swift"] = Sample.fault
      contents["\(folder)/B.generated.swift"] = Sample.fault
      contents["App/F\(number)/Left/C.swift"] = Sample.fault
      contents["App/F\(number)-\(number)/D.swift"] = Sample.fault
      if number % 4 == 0 {
        contents["App/F\(number)/.lint.yml"] =
          "exclude: [nothing\(number)]\nno-such-key: 1\n"
      }
      if number % 4 == 1 { contents["App/F\(number)/.gitignore"] = "Inner\n" }
    }
    func run(_ jobs: Int, without key: String? = nil) -> Run {
      let files = InMemoryFileSystem(contents.mapValues { text in key.map { text.replacing($0, with: "") } ?? text })
      return Run("--verbose", "--jobs", "\(jobs)", in: files)
    }
    // With keys that are wrong nothing is linted, and each of the ten files says so.
    let broken = run(jobs)
    #expect(broken == run(1))
    #expect(broken.errors.components(separatedBy: "no-such-key").count > 10)
    let whole = run(jobs, without: "no-such-key: 1\n")
    #expect(whole == run(1, without: "no-such-key: 1\n"))
    #expect(whole.findingPaths.count == 70)
    #expect(whole.findingPaths == whole.findingPaths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  }

  @Test func filesLargerThanTheReadBufferAreReadWhole() {
    let files = InMemoryFileSystem(["A.swift": "// \(String(repeating: "long ", count: 200_000))\n" + Sample.fault])
    #expect(Run("A.swift", in: files).output.hasPrefix("A.swift:3:"))
  }
}
