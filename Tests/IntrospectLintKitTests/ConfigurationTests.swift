import IntrospectFacts
import IntrospectLintKit
import IntrospectRules
import IntrospectSyntax
import Testing

private let source = SourceText(path: "Dates.swift", text: """
  import SwiftUI
  import SwiftUIIntrospect

  let date = DatePicker("Due", selection: $due)
    .introspect(.datePicker, on: .iOS(.v26, .v27, .v27)) { $0.minuteInterval = 5 }
  let feed = ScrollView {}.extract(UIScrollView.self) { $0.bounces = false }
  let rows = List {}.extract(UICollectionView.self) { $0.bounces = false }
  let note = TextEditor(text: $text).extract(UITextView.self) { $0.isEditable = false }
  """)

/// What a rule set finds in a small project, as `rule: severity`.
private func findings(_ rules: RuleSet) -> [String] {
  let structure = FileStructure(source)
  let project = ProjectContext([FileSummary(structure)])
  let linter = Linter(rules: rules)
  let result = linter.lint(structure, in: project).adding(linter.findings(in: project)[source.path] ?? [])
  return result.diagnostics.map { "\($0.rule): \($0.severity.rawValue)" }
}

/// What a good `.lint.yml` means.
struct ConfigurationTests {
  @Test func everyKeyOfTheExampleIsRead() {
    let reading = ConfigurationReading(ConfigurationReading.example)
    #expect(reading.listing.isEmpty)
    let configuration = reading.configuration
    #expect(configuration.isFromFile)
    #expect(configuration.folder == "/p")
    #expect(configuration.baseline == ".lint-baseline.json")
    #expect(configuration.include.entries.map(\.pattern.text) == ["Sources"])
    #expect(configuration.exclude.entries.map(\.pattern.text) == ["Generated/**"])
    #expect(configuration.exclude.entries.map { reading.source.text(in: $0.range) } == ["Generated/**"])
    #expect(configuration.skipsGenerated)
    #expect(configuration.failingLevel == .severity(.warning))
    #expect(
      configuration.settings
        == FileSettings(
          targets: [
            .iOS: DeploymentTarget(16, origin: ".lint.yml:7"), .macOS: DeploymentTarget(13, origin: ".lint.yml:7"),
          ], library: LibraryVersion(26, 0, 1), oldestLibrary: LibraryVersion(26, 0, 1), newest: [.iOS: 26]))
    #expect(configuration.probes == ["inspect", "findUIView"])
    #expect(configuration.rules.keys.sorted() == ["extract-overuse", "version-gap"])
    #expect(configuration.rules["version-gap"]?.state == .on(.warning))
    #expect(configuration.rules["extract-overuse"]?.state == .on(.note))
    #expect(configuration.rules["extract-overuse"]?.options == ["limit": "3"])
    #expect(configuration.overrides.map { $0.paths.entries.map(\.pattern.text) } == [["Tests/**"]])
    #expect(configuration.overrides.map { $0.rules["extract-overuse"]?.state } == [.off])
    #expect(configuration.keys.count == ConfigurationKey.allCases.count)
    for (key, range) in configuration.keys { #expect(reading.source.text(in: range) == key.rawValue) }
  }

  @Test func withoutAFileTheDefaultsHold() {
    let configuration = Configuration()
    #expect(!configuration.isFromFile)
    #expect(configuration.include.isEmpty && configuration.exclude.isEmpty)
    #expect(configuration.skipsGenerated)
    #expect(configuration.failingLevel == nil)
    #expect(configuration.settings == FileSettings())
    #expect(configuration.ruleSet(with: []).ids == RuleSet().ids)
    #expect(findings(configuration.ruleSet(with: [])) == ["duplicate-version: warning", "extract-overuse: note"])
  }

  @Test("A path may begin with './', and '/' ties it to the folder", arguments: [
    ("./a", ["a"]), ("'!./a'", []), ("/a", ["a"]), ("a", ["a", "b/a"]), ("./b/a", ["b/a"]), ("b/a", ["b/a"]),
    ("./*", ["a", "b/a"]), (".a", []), ("a.", []),
  ])
  func pathsFromTheFolder(pattern: String, expected: [String]) {
    let reading = ConfigurationReading("exclude: \(pattern)")
    #expect(reading.listing == [])
    let list = reading.configuration.exclude.list
    #expect(["a", "b/a"].filter { list.decision(onFileAt: $0)?.isIgnored == true } == expected)
  }

  @Test("Versions are read as they are written", arguments: [
    ("10.10", OSVersion(10, 10)), ("10.1", OSVersion(10, 1)), ("'13'", OSVersion(13)), ("13.0", OSVersion(13)),
    ("\"10.15.4\"", OSVersion(10, 15, 4)),
  ])
  func versions(text: String, expected: OSVersion) {
    let reading = ConfigurationReading("targets: {macOS: \(text)}\nnewest: {macOS: \(text)}")
    #expect(reading.listing == [])
    #expect(
      reading.configuration.settings == FileSettings(
      targets: [.macOS: DeploymentTarget(expected, origin: ".lint.yml:1")], newest: [.macOS: expected]))
  }

  @Test("The library is one version", arguments: [
    ("26", LibraryVersion(26, 0, 0)), ("1.10", LibraryVersion(1, 10, 0)), ("'v1.3.0'", LibraryVersion(1, 3, 0)),
    ("27.0.0-beta.2", LibraryVersion(27, 0, 0, "beta.2")),
  ])
  func libraries(text: String, expected: LibraryVersion) {
    #expect(ConfigurationReading("library: \(text)").configuration.settings.library == expected)
  }

  // MARK: Rules

  private static let layered = """
    rules:
      duplicate-version: error
      extract-overuse: { severity: warning, limit: 1 }
    overrides:
      - paths: [Tests, '!Tests/Keep']
        rules:
          duplicate-version: off
          extract-overuse: { limit: 2 }
      - paths: Tests/UI
        rules:
          duplicate-version: { severity: note }
          extract-overuse: error
      - paths: '*.spec.swift'
        rules: { suppression-without-reason: warning }

    """

  @Test("Overrides hold where their paths match", arguments: [
    ("Dates.swift", []), ("Tests/a.swift", [0]), ("Tests/UI/a.swift", [0, 1]), ("Tests/UI/a.spec.swift", [0, 1, 2]),
    ("a.spec.swift", [2]), ("App/Tests/a.swift", [0]), ("App/Tests/UI/a.swift", [0]), ("Tests.swift", []),
  ])
  func overrides(path: String, expected: [Int]) {
    let reading = ConfigurationReading(Self.layered)
    #expect(reading.listing == [])
    #expect(reading.configuration.overrides(for: path) == expected)
  }

  @Test("Later entries win, field by field", arguments: [
    ([], "error", "warning, limit 1"),
    ([0], "off", "warning, limit 2"),
    ([0, 1], "note", "error, limit 2"),
    ([1], "note", "error, limit 1"),
    ([2], "error", "warning, limit 1"),
  ])
  func merging(overrides: [Int], duplicate: String, overuse: String) {
    let configuration = ConfigurationReading(Self.layered).configuration
    func words(_ rule: String) -> String? {
      configuration.setting(of: rule, with: overrides).map { setting in
        let state =
          switch setting.state {
          case .off: "off"
          case .on(let severity): severity.rawValue
          case nil: "-"
          }
        return ([state] + setting.options.map { "\($0.key) \($0.value)" }).joined(separator: ", ")
      }
    }
    #expect(words("duplicate-version") == duplicate)
    #expect(words("extract-overuse") == overuse)
    #expect(words("version-gap") == nil)
  }

  @Test("What is set reaches the findings", arguments: [
    ("", ["duplicate-version: warning", "extract-overuse: note"]),
    ("rules: {duplicate-version: note}", ["duplicate-version: note", "extract-overuse: note"]),
    ("rules: {duplicate-version: off}", ["extract-overuse: note"]),
    ("rules:\n  duplicate-version: {severity: error}", ["duplicate-version: error", "extract-overuse: note"]),
    ("rules:\n  extract-overuse: {limit: 3}", ["duplicate-version: warning"]),
    (
      "rules:\n  extract-overuse: {limit: 2, severity: error}",
      ["duplicate-version: warning", "extract-overuse: error"]
    ),
    ("rules:\n  extract-overuse: {severity: off, limit: 0}", ["duplicate-version: warning"]),
    ("rules:\n  extract-overuse: {}", ["duplicate-version: warning", "extract-overuse: note"]),
  ])
  func severities(yaml: String, expected: [String]) {
    let reading = ConfigurationReading(yaml)
    #expect(reading.listing == [])
    #expect(findings(reading.configuration.ruleSet(with: [])) == expected)
  }

  @Test func anOverrideReachesTheFindings() {
    let configuration = ConfigurationReading(Self.layered).configuration
    #expect(findings(configuration.ruleSet(with: [])) == ["duplicate-version: error", "extract-overuse: warning"])
    #expect(findings(configuration.ruleSet(with: [0])) == ["extract-overuse: warning"])
    #expect(findings(configuration.ruleSet(with: [0, 1])) == ["duplicate-version: note", "extract-overuse: error"])
  }

  @Test func aRuleThatIsOffByDefaultRunsWhereItIsSet() {
    let configuration = ConfigurationReading(Self.layered).configuration
    #expect(!configuration.ruleSet(with: []).ids.contains("suppression-without-reason"))
    #expect(configuration.ruleSet(with: [2]).ids.contains("suppression-without-reason"))
    let empty = ConfigurationReading("rules:\n  suppression-without-reason: {}").configuration
    #expect(!empty.ruleSet(with: []).ids.contains("suppression-without-reason"))
  }

  @Test func rulesAskedForByNameRunEvenWhereTheyAreOff() {
    let configuration = ConfigurationReading("rules: {duplicate-version: off, extract-overuse: error}").configuration
    let both = configuration.ruleSet(with: [], only: ["duplicate-version", "extract-overuse"])
    #expect(both.isPartial)
    #expect(both.ids == ["duplicate-version", "extract-overuse"])
    // One that is off has the severity of the rule.
    #expect(findings(both) == ["duplicate-version: warning", "extract-overuse: error"])
    #expect(
      configuration.ruleSet(with: [], only: ["suppression-without-reason"]).ids == ["suppression-without-reason"])
    #expect(!configuration.ruleSet(with: []).isPartial)
  }
}
