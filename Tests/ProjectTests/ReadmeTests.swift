import IntrospectLintCLI
import IntrospectLintKit
import IntrospectSyntax
import LintTestSupport
import Testing

/// What README shows is what the tool does.
@Suite struct ReadmeTests {
  private let readme = Corpus.text(at: "README.md") ?? ""

  /// The code blocks in `language`, in order; an empty one for blocks without.
  private func blocks(_ language: String) -> [String] {
    var blocks: [String] = []
    var open: [Substring]?
    var isWanted = false
    for line in readme.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        if let lines = open {
          if isWanted { blocks.append(lines.map { $0 + "\n" }.joined()) }
          open = nil
        } else {
          open = []
          isWanted = line.dropFirst(3) == language
        }
      } else {
        open?.append(line)
      }
    }
    return blocks
  }

  @Test func theConfigurationThatItShowsCanBeRead() throws {
    let example = try #require(blocks("yaml").first { $0.contains("overrides:") })
    let source = SourceText(path: ".lint.yml", text: example)
    let (configuration, problems) = ConfigurationReader.read(source, folder: "/", toolVersion: "0.1.0")
    #expect(problems.isEmpty, "\(problems.map(\.message))")
    let named = Set(configuration.keys.keys)
    for key in ConfigurationKey.allCases {
      #expect(named.contains(key), "README does not show '\(key.rawValue)'")
    }
  }

  @Test func theReportThatItShowsIsWhatThisSourceGives() throws {
    let source = try #require(blocks("swift").first)
    let structure = FileStructure(SourceText(path: "Feed.swift", text: source))
    let result = Linter().lint(structure, in: .init([.init(structure)]))
    let context = ReportContext(workingDirectory: "/w", repositoryRoot: "/w", toolVersion: "0")
    let text = ReportFormat.pretty.reporter(context).text(of: Report([result], fileCount: 1))
    #expect(blocks("").contains(text), "\(text)")
  }

  @Test func itNamesEveryFormat() {
    for format in ReportFormat.allCases { #expect(readme.contains("| `\(format.rawValue)` |")) }
  }
}
