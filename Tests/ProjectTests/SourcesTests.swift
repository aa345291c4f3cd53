import IntrospectRules
import IntrospectSyntax
import LintTestSupport
import Testing

/// What holds for the package's own sources, read with its own lexer.
@Suite struct SourcesTests {
  /// What each target may import. `Foundation` stands in where `FoundationEssentials` is missing.
  private static let imports: [String: Set<String>] = [
    "IntrospectSyntax": [],
    "IntrospectFacts": [],
    "IntrospectRules": ["IntrospectSyntax", "IntrospectFacts"],
    "IntrospectLintKit": [
      "IntrospectSyntax", "IntrospectFacts", "IntrospectRules", "FoundationEssentials", "Foundation",
    ],
    "IntrospectLintCLI": [
      "IntrospectSyntax", "IntrospectFacts", "IntrospectRules", "IntrospectLintKit", "FoundationEssentials",
      "Foundation", "Dispatch",
    ],
    "introspect-lint": ["IntrospectLintCLI"],
    "LintBench": [],
    "introspect-lint-dev": [
      "IntrospectSyntax", "IntrospectFacts", "IntrospectRules", "IntrospectLintKit", "IntrospectLintCLI", "LintBench",
      "FoundationEssentials", "Foundation",
    ],
    "Plugins": ["PackagePlugin", "XcodeProjectPlugin", "Foundation"],
  ]
  /// The files that know which C library there is.
  private static let systemFiles = [
    "Sources/IntrospectLintCLI/Files/SystemFileSystem.swift", "Sources/IntrospectLintCLI/Git/SystemProcess.swift",
    "Sources/IntrospectLintCLI/Running/SystemInterruption.swift",
    "Sources/introspect-lint-dev/Output.swift",
  ]
  private static let systemModules: Set<String> = ["Glibc", "Musl", "Darwin"]

  private static let sources: [(path: String, structure: FileStructure)] = Corpus.paths(under: "Sources")
    .filter { $0.hasSuffix(".swift") }
    .map { ($0, FileStructure(SourceText(path: $0, bytes: Corpus.bytes(at: $0) ?? []))) }

  @Test func thereAreSources() { #expect(Self.sources.count > 50) }

  @Test func importOnlyWhatTheirTargetMay() {
    for (path, structure) in Self.sources {
      let target = String(path.split(separator: "/")[1])
      var allowed = Self.imports[target]
      if Self.systemFiles.contains(path) { allowed?.formUnion(Self.systemModules) }
      for statement in structure.imports {
        #expect(allowed?.contains(statement.module) == true, "\(path) imports \(statement.module)")
      }
      let modules = Set(structure.imports.map(\.module))
      // Plugins run where packages are built, and start a process.
      if target == "Plugins" { continue }
      let fallback = modules.intersection(["Foundation", "FoundationEssentials"])
      #expect(fallback.count != 1, "\(path): Foundation is imported only where FoundationEssentials is missing")
    }
  }

  /// Nothing that one run leaves behind for the next, or one file for another.
  @Test func haveNoMutableGlobals() {
    for (path, structure) in Self.sources {
      for declaration in structure.declarations where declaration.kind == .variable && !declaration.isComputed {
        guard structure.tokens.isText(declaration.keyword, "var") else { continue }
        let isGlobal = declaration.parent == nil && !path.hasSuffix("/main.swift")
        #expect(
          !isGlobal && !declaration.modifiers.contains(.isStatic), "\(path): '\(declaration.name)' is a mutable global")
      }
    }
  }

  /// A file is lexed and read once, before the rules see it.
  @Test func rulesDoNotLex() {
    for (path, structure) in Self.sources where path.hasPrefix("Sources/IntrospectRules/") {
      let tokens = structure.tokens
      let found = tokens.tokens.indices.contains {
        (tokens.isText($0, "Lexer") || tokens.isText($0, "FileStructure")) && tokens.kind($0 + 1) == .leftParen
      }
      #expect(!found, "\(path) reads a file again")
    }
  }

  /// A file that is longer holds two ideas.
  @Test func areShort() {
    for (path, structure) in Self.sources {
      let lines = LineTable(structure.tokens.source).lineCount
      #expect(lines <= 500, "\(path) has \(lines) lines")
    }
  }

  /// Errors are handled or handed on.
  @Test func forceNothingThatThrows() {
    for (path, structure) in Self.sources {
      let tokens = structure.tokens
      let found = tokens.tokens.indices.contains { tokens.isText($0, "try") && tokens.isText($0 + 1, "!") }
      #expect(!found, "\(path) has a 'try!'")
    }
  }

  /// The tool finds nothing in its own sources and tests: what looks like a call there stands in strings.
  @Test func areCleanThemselves() {
    let tests = Corpus.paths(under: "Tests").filter { $0.hasSuffix(".swift") }
    for path in Self.sources.map(\.path) + tests {
      let result = CorpusLinting.lint(SourceText(path: path, bytes: Corpus.bytes(at: path) ?? []))
      #expect(result.diagnostics.isEmpty, "\(path):\n\(result.listing())")
    }
  }
}
