import IntrospectFacts
import IntrospectLintKit
import IntrospectRules
import IntrospectSyntax
import LintTestSupport
import Testing

/// What a file of the corpus says of its project is read as it is meant, or fails.
@Suite struct CorpusSettingsTests {
  private func read(_ text: String) -> SourceSettings {
    SourceSettings(Lexer(SourceText(path: "A.swift", text: text)).tokenize())
  }

  @Test func readsTargetsAndLibrary() {
    let known = read("// Copyright\n// settings: targets iOS 16.4, macOS 10.15 to 13; library 27.0.0-beta.1\nlet a = 1")
    #expect(known.problems.isEmpty)
    #expect(known.settings.library == LibraryVersion(27, 0, 0, "beta.1"))
    #expect(
      known.settings.targets == [
        .iOS: DeploymentTarget(OSVersion(16, 4)), .macOS: DeploymentTarget(OSVersion(10, 15), 13),
      ])
    let required = read("// settings: library at least 1.3.0")
    #expect(required.problems.isEmpty)
    #expect(required.settings == FileSettings(oldestLibrary: LibraryVersion(1, 3, 0)))
    #expect(read("// settings: adapters *.swift").settings.isAdapter == true)
    #expect(read("// settings: adapters Adapters/**").settings.isAdapter == false)
    #expect(read("// settings are elsewhere\nlet a = 1").settings == FileSettings())
  }

  @Test(arguments: [
    "//settings: targets iOS 16", "// Settings: targets iOS 16", "// settings: targets", "// settings: targets iOS",
    "// settings: targets watchOS 9", "// settings: targets iOS 16, iOS 17", "// settings: targets iOS 17 to 16",
    "// settings: target iOS 16", "// settings: library", "// settings: library most 1.0.0", "// settings: ",
    "// settings: targets iOS 16;", "// settings: adapters", "let a = 1  // settings: targets iOS 16",
    "// settings: library 1.0.0\n// settings: library 1.1.0",
  ])
  func refusesWhatItCannotRead(text: String) {
    #expect(!read(text).problems.isEmpty)
    let result = CorpusLinting.lint(SourceText(path: "A.swift", text: text))
    #expect(result.diagnostics.contains { $0.rule == "corpus-settings" })
  }
}
