#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Writes a rule that does nothing yet, its line in the catalogue and a file for its tests; run at the root of the
/// repository.
func newRule(_ arguments: [String]) -> Int32 {
  guard arguments.count == 3, arguments[1] == "--folder" else {
    writeError("usage: introspect-lint-dev new-rule ID --folder NAME\n")
    return 2
  }
  let rule = NewRule(id: arguments[0], folder: arguments[2])
  if let problem = rule.problem {
    writeError("introspect-lint-dev: error: \(problem)\n")
    return 2
  }
  do {
    try rule.write()
    return 0
  } catch {
    writeError("introspect-lint-dev: error: cannot write the rule: \(error)\n")
    return 2
  }
}

private struct NewRule {
  let id: String
  let folder: String

  private static let catalog = "Sources/IntrospectRules/RuleCatalog.swift"

  private var type: String { id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() + "Rule" }
  private var path: String { "Sources/IntrospectRules/Rules/\(folder)/\(type).swift" }
  private var corpusPath: String { "TestCorpus/Rules/\(id)/faults.swift" }

  /// Why the rule cannot be made; nil where it can.
  var problem: String? {
    let isKebabCase = !id.isEmpty && id.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") }
    if !isKebabCase { return "'\(id)' is no id; write it in kebab-case: strong-self-capture" }
    if folder.isEmpty || folder.contains("/") { return "'\(folder)' is not the name of a folder" }
    let files = FileManager.default
    if !files.fileExists(atPath: Self.catalog) { return "no \(Self.catalog) here; run this at the root of the repository" }
    for path in [path, corpusPath] where files.fileExists(atPath: path) { return "'\(path)' exists already" }
    return nil
  }

  func write() throws {
    try write(ruleText, to: path)
    try write(corpusText, to: corpusPath)
    let catalog = FileManager.default.contents(atPath: Self.catalog).map { String(decoding: $0, as: UTF8.self) } ?? ""
    var lines = catalog.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if let end = lines.firstIndex(of: "  ]") { lines.insert("    \(type).self,", at: end) }
    try write(lines.joined(separator: "\n"), to: Self.catalog)
  }

  private func write(_ text: String, to path: String) throws {
    let parent = path.split(separator: "/").dropLast().joined(separator: "/")
    try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: path))
    writeAll(Array("wrote \(path)\n".utf8), to: 1)
  }

  private var ruleText: String {
    """
    import IntrospectFacts
    import IntrospectSyntax

    /// Flags <#what it flags#>.
    struct \(type): Rule {
      static let info = RuleInfo(
        id: "\(id)", topic: .closures, severity: .warning,
        summary: "<#One sentence with a final stop.#>",
        rationale: \"\"\"
          <#What happens at run time, and what to do instead.#>
          \"\"\",
        examples: [
          .flagged("<#code#> // expect: \(id)"),
          .accepted("<#code#>"),
        ])

      init(options: NoOptions) {}

      func check(_ site: CallSite, in file: FileContext, into findings: inout Findings) {
      }
    }

    """
  }

  private var corpusText: String {
    """
    import SwiftUI
    import SwiftUIIntrospect

    struct Feed: View {
      var body: some View {
        ScrollView {}.introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
          scrollView.bounces = false // expect: \(id)
        }
      }
    }

    """
  }
}
