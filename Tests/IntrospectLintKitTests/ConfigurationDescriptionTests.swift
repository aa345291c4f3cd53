import IntrospectLintKit
import IntrospectSyntax
import Testing

private let configurations = [
  "",
  ConfigurationReading.example,
  "version: 1\nrequired-version: 1.2.0\n",
  "include: [A, B/**, '*.swift', '!C', 'it''s', 'a b', 'a: b', ' #x', '- y', 'true', 'null', '1', 'é', '😀/漢']",
  "exclude:\n- \"a\\nb\"\n- \"\\\"\\\\x\\\"\\ty\"\n- \"\\u2028z\"\n"
    + "- \"\\ex\"\n- '\\ x'\n- \"\\x85\"\n- yes\n- Off\n- nan\n",
  "include: ./Sources\nexclude: ['!./a', '/b/', 'c/']",
  "generated: lint\nfail-on: never",
  "fail-on: error\ntargets: {iOS: 16.4, tvOS: 16, macOS: 10.15, visionOS: '1'}",
  "newest:\n  macOS: 10.15\nlibrary: 27.0.0-beta.2",
  "library: 26\nprobes: [find, _find, é, nan, off]",
  "registry: a/b\nadapters: '*.swift'\nbaseline: 'it''s \"x\".json'",
  "adapters: [a, '*', 'b c']",
  "rules: {version-gap: off, duplicate-version: note, suppression-without-reason: error}",
  "rules:\n  extract-overuse: {limit: 7}\n",
  "rules:\n  extract-overuse: {severity: off, limit: 0}\n",
  """
  rules:
    extract-overuse: { severity: error }
    suppression-without-reason: off
  overrides:
  - paths: [A, "b\\nc"]
    rules:
      extract-overuse: { limit: 5 }
      suppression-without-reason: note
  - paths: A/a.swift
    rules: { extract-overuse: off, version-gap: error }
  """,
]

/// Rows as they stand in a description, without the comments.
private func values(_ text: String) -> [String] {
  text.split(separator: "\n").map { line in
    let parts = line.split(separator: "#", omittingEmptySubsequences: false)
    // A comment follows two blanks; a `#` in quotes follows none or one.
    var row = String(parts[0])
    for part in parts.dropFirst() {
      if row.hasSuffix("  ") { break }
      row += "#" + part
    }
    while row.last == " " { row.removeLast() }
    return row
  }
}

/// What `config show` prints.
struct ConfigurationDescriptionTests {
  @Test("What is shown can be read, and means the same", arguments: configurations, [nil, "A/a.swift", "A/b.swift"])
  func readingBack(yaml: String, path: String?) {
    let reading = ConfigurationReading(yaml)
    #expect(reading.problems.filter(\.isError).isEmpty)
    let text = ConfigurationDescription(reading.configuration, for: path).text
    let again = ConfigurationReading(text)
    #expect(again.problems.filter(\.isError).isEmpty, "\(again.listing) in\n\(text)")
    #expect(values(ConfigurationDescription(again.configuration, for: path).text) == values(text))

    let (one, other) = (reading.configuration, again.configuration)
    for pair in [(one.include, other.include), (one.exclude, other.exclude)] {
      #expect(pair.0.entries.map(\.pattern) == pair.1.entries.map(\.pattern))
    }
    #expect(one.skipsGenerated == other.skipsGenerated)
    #expect((one.failingLevel ?? .severity(.warning)) == other.failingLevel)
    // The targets name their lines, which differ.
    #expect(one.settings.targets.mapValues(\.lowest) == other.settings.targets.mapValues(\.lowest))
    #expect(one.settings.library == other.settings.library && one.settings.newest == other.settings.newest)
    #expect(one.probes == other.probes)
    #expect(one.adapters.entries.map(\.pattern.text) == other.adapters.entries.map(\.pattern.text))

    let overrides = path.map(one.overrides) ?? []
    let (rules, others) = (one.ruleSet(with: overrides), other.ruleSet(with: []))
    #expect(rules.entries.map(\.info.id) == others.entries.map(\.info.id))
    #expect(rules.entries.map { $0.severity ?? $0.info.severity } == others.entries.map(\.severity))
    let limit = one.setting(of: "extract-overuse", with: overrides)?.options["limit"] ?? "2"
    #expect(other.rules["extract-overuse"]?.options["limit"] == limit)
    // What was made of nothing is shown as it is written.
    let written: [ConfigurationKey] = [.requiredVersion, .registry, .baseline]
    #expect(written.filter { one.keys[$0] != nil } == written.filter { other.keys[$0] != nil })
  }

  private func rows(_ reading: ConfigurationReading, for path: String?) -> [String] {
    ConfigurationDescription(reading.configuration, for: path).text.split(separator: "\n").map(String.init)
  }

  /// The comment of the row that begins with a key.
  private func origin(of key: String, in rows: [String]) -> String? {
    rows.first { $0.hasPrefix("\(key):") }?.split(separator: "# ", maxSplits: 1).last.map(String.init)
  }

  @Test func everyValueSaysWhereItStands() {
    let rows = rows(ConfigurationReading(ConfigurationReading.example), for: nil)
    for (line, key) in ConfigurationKey.allCases.enumerated() where key != .rules && key != .overrides {
      #expect(origin(of: key.rawValue, in: rows) == ".lint.yml:\(line + 1)")
    }
    #expect(origin(of: "  version-gap", in: rows) == ".lint.yml:15")
    #expect(origin(of: "  extract-overuse", in: rows) == ".lint.yml:16")
    #expect(origin(of: "  duplicate-version", in: rows) == "default")
  }

  @Test func anOverrideIsNamedWithItsPaths() {
    let rows = rows(ConfigurationReading(ConfigurationReading.example), for: "Tests/a.swift")
    #expect(origin(of: "  extract-overuse", in: rows) == ".lint.yml:19, for Tests/**")
    #expect(origin(of: "  version-gap", in: rows) == ".lint.yml:15")
    let broken = ConfigurationReading("overrides:\n- paths: \"a\\n*b\"\n  rules:\n    version-gap: off")
    #expect(origin(of: "  version-gap", in: self.rows(broken, for: "a\nxb")) == ".lint.yml:4, for a *b")
  }

  @Test func aKeyWithNothingIsADefault() {
    let rows = rows(ConfigurationReading("include:\nexclude: []\ntargets: ~"), for: nil)
    #expect(origin(of: "include", in: rows) == "default")
    #expect(origin(of: "exclude", in: rows) == ".lint.yml:2")
    #expect(origin(of: "targets", in: rows) == "default")
  }

  @Test func theKeysStandAsTheyAreDocumented() {
    let example = ConfigurationReading(ConfigurationReading.example).configuration
    let shown = values(ConfigurationDescription(example, for: nil).text)
    #expect(
      Array(shown.prefix(14)) == [
        "version: 1", "required-version: '>=1.0, <2'", "include: [Sources]", "exclude: ['Generated/**']",
        "generated: skip", "fail-on: warning", "targets: { iOS: 16, macOS: 13 }", "library: '26.0.1'",
        "newest: { iOS: 26 }", "registry: Vendor/swiftui-introspect", "probes: [findUIView, inspect]",
        "adapters: ['Sources/Introspection/**']", "baseline: '.lint-baseline.json'", "rules:",
      ])
    #expect(shown.contains("  extract-overuse: { severity: note, limit: 3 }"))
    let defaults = values(ConfigurationDescription(Configuration(), for: nil).text)
    #expect(
      Array(defaults.prefix(10)) == [
        "version: 1", "include: []", "exclude: []", "generated: skip", "fail-on: warning", "targets: {}", "newest: {}",
        "probes: []", "adapters: []", "rules:",
      ])
    #expect(defaults.contains("  suppression-without-reason: off"))
  }
}
