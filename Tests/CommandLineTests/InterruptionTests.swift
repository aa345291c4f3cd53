import IntrospectLintCLI
import Testing

/// What becomes of files when somebody asks the process to end while they are fixed.
struct InterruptionTests {
  /// A request that comes once some files are written.
  private func request(after count: Int, of written: WrittenFiles) -> Interruption {
    Interruption { body in body { written.paths.count >= count } }
  }

  private func run(_ arguments: String..., after count: Int, source: String) -> (run: Run, written: WrittenFiles) {
    let names = ["A.swift", "B.swift", "C.swift", "D.swift", ".lint.yml"]
    var files = InMemoryFileSystem()
    for name in names { files.add(name, .file(Array((name == ".lint.yml" ? "library: 27.0.0\n" : source).utf8))) }
    let (system, written) = files.make()
    return (Run(arguments, in: system, interruption: request(after: count, of: written)), written)
  }

  @Test(arguments: [0, 1, 3]) func theFileInHandIsWrittenAndNoOther(count: Int) {
    let (run, written) = run("--fix", after: count, source: FixCommandTests.source)
    #expect(written.paths == ["A", "B", "C", "D"].prefix(count).map { "/project/\($0).swift" })
    #expect(run.errors == "introspect-lint: error: interrupted: \(count) of 4 files were written\n")
    #expect(run.status == .failure)
  }

  @Test func aRequestThatComesWithTheLastFileIsToldToo() {
    let (run, written) = run("--fix", after: 4, source: FixCommandTests.source)
    #expect(written.paths.count == 4)
    #expect(run.errors == "introspect-lint: error: interrupted: 4 of 4 files were written\n")
  }

  @Test func whereNothingIsWrittenNothingIsSaid() {
    #expect(run("--fix", after: 0, source: Sample.clean).run.errors == "")
    #expect(!run("--diff", after: 0, source: FixCommandTests.source).run.errors.contains("interrupted"))
  }

  @Test func aBumpEndsBetweenFilesToo() {
    let source = "import SwiftUIIntrospect\nlet a = ScrollView {}.introspect(.scrollView, on: .iOS(.v18, .v26)) { _ in }\n"
    let (run, written) = run("bump", "iOS", "27", after: 2, source: source)
    #expect(written.paths == ["/project/A.swift", "/project/B.swift"])
    #expect(run.errors == "introspect-lint: error: interrupted: 2 of 4 files were written\n")
    #expect(run.output.contains("2 lists extended in 2 files"))
    #expect(run.status == .failure)
  }
}
