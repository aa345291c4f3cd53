import IntrospectFacts
import IntrospectLintKit
import Testing

/// Two values of a key, and what differs between them.
private struct KeyEffect {
  let one: String
  let other: String
  /// What a run would do, in words.
  let behaviour: (ConfigurationReading) -> String
  let expected: (one: String, other: String)
}

extension ConfigurationKey {
  /// Nil for a key that does nothing yet. A new key does not compile before something is said here.
  fileprivate var effect: KeyEffect {
    switch self {
    case .version:
      KeyEffect(
        one: "1", other: "2", behaviour: { $0.problems.contains(where: \.isError) ? "refused" : "read" },
        expected: ("read", "refused"))
    case .requiredVersion:
      KeyEffect(
        one: "'<2'", other: "'<1'", behaviour: { $0.problems.contains(where: \.isError) ? "refused" : "read" },
        expected: ("read", "refused"))
    case .include:
      KeyEffect(
        one: "A", other: "[B, C]",
        behaviour: { "\($0.configuration.include.list.decision(onFileAt: "A/a.swift")?.isIgnored as Bool?)" },
        expected: ("Optional(true)", "nil"))
    case .exclude:
      KeyEffect(
        one: "[A, '!a.swift']", other: "[a.swift, '!a.swift']",
        behaviour: { "\($0.configuration.exclude.list.decision(onFileAt: "A/a.swift")?.isIgnored as Bool?)" },
        expected: ("Optional(true)", "Optional(false)"))
    case .generated:
      KeyEffect(
        one: "skip", other: "lint", behaviour: { $0.configuration.skipsGenerated ? "skips" : "lints" },
        expected: ("skips", "lints"))
    case .failOn:
      KeyEffect(
        one: "note", other: "never", behaviour: { $0.configuration.failingLevel?.word ?? "-" },
        expected: ("note", "never"))
    case .targets:
      KeyEffect(
        one: "{iOS: 16}", other: "{iOS: 16.4}",
        behaviour: { $0.configuration.settings.targets[.iOS]?.lowest.displayName ?? "-" }, expected: ("16", "16.4"))
    case .library:
      KeyEffect(
        one: "26.0.1", other: "1.2.0",
        behaviour: { $0.configuration.settings.newestVersion(on: .iOS, in: .current)?.displayName ?? "-" },
        expected: ("26", "18"))
    case .newest:
      KeyEffect(
        one: "{iOS: 26}", other: "{iOS: 17}",
        behaviour: { $0.configuration.settings.newestVersion(on: .iOS, in: .current)?.displayName ?? "-" },
        expected: ("26", "17"))
    case .probes:
      KeyEffect(
        one: "find", other: "[find, inspect]", behaviour: { $0.configuration.probes.sorted().joined(separator: " ") },
        expected: ("find", "find inspect"))
    case .rules:
      KeyEffect(
        one: "{version-gap: off}", other: "{version-gap: note}",
        behaviour: { $0.configuration.ruleSet(with: []).ids.contains("version-gap") ? "runs" : "does not" },
        expected: ("does not", "runs"))
    case .overrides:
      KeyEffect(
        one: "\n- paths: A\n  rules: {version-gap: off}", other: "\n- paths: B\n  rules: {version-gap: off}",
        behaviour: {
          let overrides = $0.configuration.overrides(for: "A/a.swift")
          return $0.configuration.ruleSet(with: overrides).ids.contains("version-gap") ? "runs" : "does not"
        }, expected: ("does not", "runs"))
    case .registry:
      KeyEffect(
        one: "Vendor/a", other: "Vendor/b", behaviour: { $0.configuration.registry ?? "-" },
        expected: ("Vendor/a", "Vendor/b"))
    case .adapters:
      KeyEffect(
        one: "[A]", other: "[B]",
        behaviour: { $0.configuration.isAdapter("A/a.swift").map { $0 ? "may" : "may not" } ?? "-" },
        expected: ("may", "may not"))
    case .baseline:
      KeyEffect(
        one: "a.json", other: "b/c.json", behaviour: { $0.configuration.baseline ?? "-" },
        expected: ("a.json", "b/c.json"))
    }
  }
}

struct ConfigurationKeyTests {
  @Test("Every key changes what is done", arguments: ConfigurationKey.allCases)
  func effects(key: ConfigurationKey) {
    let effect = key.effect
    let (one, other) = (
      ConfigurationReading("\(key.rawValue): \(effect.one)"), ConfigurationReading("\(key.rawValue): \(effect.other)")
    )
    #expect(effect.behaviour(one) == effect.expected.one)
    #expect(effect.behaviour(other) == effect.expected.other)
    #expect(effect.expected.one != effect.expected.other)
    // A key with a good value is no problem.
    #expect(one.listing == [])
  }

  @Test("What a key says of itself has no stop at its end", arguments: ConfigurationKey.allCases)
  func help(key: ConfigurationKey) {
    #expect(!key.help.isEmpty && !key.help.hasSuffix("."))
    #expect(key.help.first?.isLowercase == true)
  }
}
