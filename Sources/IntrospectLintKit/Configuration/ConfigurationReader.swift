import IntrospectFacts
import IntrospectRules
import IntrospectSyntax

/// Reads a `.lint.yml`: all that is wrong with it is said at once, and nothing is guessed.
public struct ConfigurationReader {
  private(set) var configuration: Configuration
  private(set) var problems: [ConfigurationProblem] = []
  private let toolVersion: LibraryVersion?

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - source: the file, with the path to name in messages.
  ///   - folder: the absolute path, without links, of the folder that its paths are relative to.
  ///   - toolVersion: the version of this program.
  /// - Returns: what the file says, and what is wrong with it in the order of the file. With an error among the
  ///   problems the configuration is not to be used.
  public static func read(
    _ source: SourceText, folder: String, toolVersion: String
  ) -> (configuration: Configuration, problems: [ConfigurationProblem]) {
    var reader = ConfigurationReader(
      configuration: Configuration(source: source, folder: folder), toolVersion: LibraryVersion(toolVersion))
    do throws(YAMLProblem) {
      let document = try YAMLReader.read(source)
      reader.problems += document.warnings.map { ConfigurationProblem($0, isError: false) }
      if let root = document.root { reader.read(root) }
    } catch {
      reader.problems.append(ConfigurationProblem(error))
    }
    let ordered = reader.problems.sorted { left, right in
      (left.range?.start.value ?? -1, left.message) < (right.range?.start.value ?? -1, right.message)
    }
    return (reader.configuration, ordered)
  }

  private init(configuration: Configuration, toolVersion: LibraryVersion?) {
    self.configuration = configuration
    self.toolVersion = toolVersion
  }

  private mutating func read(_ root: YAMLNode) {
    guard case .map(let entries) = root.value else { return error("expected 'key: value'", at: root.range) }
    let known = ConfigurationKey.allCases.map(\.rawValue)
    if !entries.isEmpty, entries.allSatisfy({ ConfigurationKey(rawValue: $0.key.text) == nil && isStrange($0.key.text) }) {
      problems.append(
        ConfigurationProblem(
          "no key of introspect-lint in this file; is it another tool's? use '--config FILE' or '--no-config'", at: nil))
      return
    }
    for entry in entries {
      guard let key = ConfigurationKey(rawValue: entry.key.text) else {
        unknownKey(entry, outOf: known)
        continue
      }
      configuration.keys[key] = entry.keyRange
      if key.isIdle {
        problems.append(
          .warning("this version of introspect-lint does nothing with '\(key.rawValue)' yet", at: entry.keyRange))
      }
      if case .absent = entry.node.value { continue }
      read(key, entry.node)
    }
  }

  /// Whether a key is neither ours nor a slip in one of ours nor a rule in the wrong place.
  private func isStrange(_ key: String) -> Bool {
    NearMiss.candidates(for: key, in: ConfigurationKey.allCases.map(\.rawValue)).isEmpty && RuleCatalog.rule(key) == nil
  }

  private mutating func unknownKey(_ entry: YAMLEntry, outOf known: [String]) {
    let name = entry.key.text
    if RuleCatalog.rule(name) != nil {
      error("'\(name)' is a rule; it belongs under 'rules:'", at: entry.keyRange)
    } else if ["disabled_rules", "opt_in_rules", "only_rules", "enabled_rules"].contains(name) {
      error("unknown key '\(name)'; rules are set by 'rules:', as in 'rules: { RULE: off }'", at: entry.keyRange)
    } else {
      unknown("key", name, outOf: known, at: entry.keyRange)
    }
  }

  private mutating func read(_ key: ConfigurationKey, _ node: YAMLNode) {
    switch key {
    case .version:
      if let text = word(node, "the number 1"), text != "1" {
        error("this version of introspect-lint reads files of version 1, not '\(text)'", at: node.range)
      }
    case .requiredVersion: readRequirement(node)
    case .include: configuration.include = patterns(node)
    case .exclude: configuration.exclude = patterns(node)
    case .generated:
      if let text = choice(node, ["skip", "lint"]) { configuration.skipsGenerated = text == "skip" }
    case .failOn:
      if let text = choice(node, Configuration.FailingLevel.words) {
        configuration.failingLevel = Configuration.FailingLevel(text)
      }
    case .targets:
      set(targets: versions(node))
    case .newest: readNewest(node)
    case .library:
      guard let text = word(node, "a version of the library such as 26.0.1") else { return }
      guard let version = LibraryVersion(text) else {
        return error("'\(text)' is no version of the library; write one such as 26.0.1", at: node.range)
      }
      set(library: version)
    case .registry, .baseline:
      if let path = string(node, "a path"), let fault = Self.fault(ofPath: path) { error(fault, at: node.range) }
    case .adapters: _ = patterns(node)
    case .probes: readProbes(node)
    case .rules: configuration.rules = rules(node)
    case .overrides: readOverrides(node)
    }
  }

  // MARK: - Keys

  private mutating func readRequirement(_ node: YAMLNode) {
    guard let text = string(node, "a requirement such as \">=1.0, <2\"") else { return }
    guard let requirement = VersionRequirement(text) else {
      return error("'\(text)' is no requirement; write one such as \">=1.0, <2\"", at: node.range)
    }
    guard let toolVersion, !requirement.accepts(toolVersion) else { return }
    error("this project asks for introspect-lint \(text), and this is \(toolVersion)", at: node.range)
  }

  private mutating func readNewest(_ node: YAMLNode) {
    let versions = versions(node)
    for (platform, version, range) in versions {
      let newest = Registry.current.newestVersion(on: platform)
      if version >= newest {
        problems.append(
          .warning("\(platform.name) \(newest.displayName) is the newest version known, so this lowers nothing", at: range))
      }
    }
    configuration.settings = FileSettings(
      targets: configuration.settings.targets, library: configuration.settings.library,
      newest: Dictionary(uniqueKeysWithValues: versions.map { ($0.platform, $0.version) }))
  }

  private mutating func set(targets: [(platform: Platform, version: OSVersion, range: SourceRange)]) {
    configuration.settings = FileSettings(
      targets: Dictionary(uniqueKeysWithValues: targets.map { ($0.platform, $0.version) }),
      library: configuration.settings.library, newest: configuration.settings.newest)
  }

  private mutating func set(library: LibraryVersion) {
    configuration.settings = FileSettings(
      targets: configuration.settings.targets, library: library, newest: configuration.settings.newest)
  }

  private mutating func readProbes(_ node: YAMLNode) {
    for item in list(node) {
      guard let name = string(item, "the name of a modifier") else { continue }
      let isName = name.first.map { $0.isLetter || $0 == "_" } ?? false
      guard isName, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
        error("'\(name)' is no name of a modifier; write it without a dot and without parentheses", at: item.range)
        continue
      }
      configuration.probes.insert(name)
    }
  }

  private mutating func readOverrides(_ node: YAMLNode) {
    guard case .list(let items) = node.value else {
      return wrong(node, "a list of 'paths:' with 'rules:'")
    }
    for item in items {
      guard case .map(let entries) = item.value else {
        wrong(item, "'paths:' with 'rules:'")
        continue
      }
      var paths: Configuration.Patterns?
      var rules: [String: Configuration.RuleSetting]?
      for entry in entries {
        switch entry.key.text {
        case "paths": paths = patterns(entry.node)
        case "rules": rules = self.rules(entry.node)
        default: unknown("key", entry.key.text, outOf: ["paths", "rules"], at: entry.keyRange)
        }
      }
      let keys = Set(entries.map(\.key.text))
      for key in ["paths", "rules"] where !keys.contains(key) {
        error("an override needs '\(key):'", at: entries.first?.keyRange ?? item.range)
      }
      if let paths, let rules {
        let range = entries.first { $0.key.text == "paths" }?.keyRange ?? item.range
        configuration.overrides.append(.init(paths: paths, rules: rules, range: range))
      }
    }
  }

  // MARK: - Rules

  private mutating func rules(_ node: YAMLNode) -> [String: Configuration.RuleSetting] {
    guard case .map(let entries) = node.value else {
      if case .absent = node.value { return [:] }
      wrong(node, "a map of rules, as in 'rules: { RULE: off }'")
      return [:]
    }
    var rules: [String: Configuration.RuleSetting] = [:]
    for entry in entries {
      guard let rule = RuleCatalog.rule(entry.key.text) else {
        let near = RuleCatalog.nearestID(to: entry.key.text)
        let advice = near.map { "did you mean '\($0)'?" } ?? "'introspect-lint rules' lists them"
        error("no rule is called '\(entry.key.text)'; \(advice)", at: entry.keyRange)
        continue
      }
      rules[entry.key.text] = setting(of: rule, entry)
    }
    return rules
  }

  private static let states = ["error", "warning", "note", "off"]

  private mutating func setting(of rule: any Rule.Type, _ entry: YAMLEntry) -> Configuration.RuleSetting? {
    guard case .map(let entries) = entry.node.value else {
      guard let word = choice(entry.node, Self.states) else { return nil }
      return .init(state: Self.state(word), options: [:], range: entry.keyRange)
    }
    var state: Configuration.RuleSetting.State?
    var options: [String: String?] = [:]
    let names = rule.options.map(\.name)
    for option in entries {
      let name = option.key.text
      if name == "severity" {
        state = choice(option.node, Self.states).map(Self.state)
      } else if names.contains(name) {
        if case .scalar(let scalar) = option.node.value { options[name] = scalar.text } else { options[name] = .some(nil) }
      } else if names.isEmpty {
        error("'\(rule.info.id)' has no options besides 'severity'", at: option.keyRange)
      } else {
        unknown("option", name, of: rule.info.id, outOf: names + ["severity"], at: option.keyRange)
      }
    }
    var reader = OptionReader(options)
    _ = rule.make(from: &reader)
    for problem in reader.problems {
      let node = entries.first { $0.key.text == problem.option }?.node ?? entry.node
      wrong(node, problem.expected)
    }
    return .init(state: state, options: options.compactMapValues { $0 }, range: entry.keyRange)
  }

  private static func state(_ word: String) -> Configuration.RuleSetting.State {
    Severity(rawValue: word).map { .on($0) } ?? .off
  }

  // MARK: - Types

  /// A map of platforms and versions, each platform once, in the order of the file.
  private mutating func versions(
    _ node: YAMLNode
  ) -> [(platform: Platform, version: OSVersion, range: SourceRange)] {
    guard case .map(let entries) = node.value else {
      wrong(node, "a map of platforms and versions, as in '{ iOS: 16 }'")
      return []
    }
    var versions: [(platform: Platform, version: OSVersion, range: SourceRange)] = []
    for entry in entries {
      guard let platform = Platform(rawValue: entry.key.text) else {
        unknown("platform", entry.key.text, outOf: Platform.allCases.map(\.name), at: entry.keyRange)
        continue
      }
      guard let text = word(entry.node, "a version such as 16 or 10.15") else { continue }
      guard let version = OSVersion(text) else {
        error("'\(text)' is no version; write one such as 16 or 10.15", at: entry.node.range)
        continue
      }
      versions.append((platform, version, entry.node.range))
    }
    return versions
  }

  private mutating func patterns(_ node: YAMLNode) -> Configuration.Patterns {
    var patterns: [Configuration.Pattern] = []
    for item in list(node) {
      guard let text = string(item, "a path or pattern") else { continue }
      if text.hasPrefix("../") || text == ".." || text.split(separator: "/").contains("..") {
        error("'\(text)' leads out of the folder of this file, and patterns are relative to it", at: item.range)
        continue
      }
      // As people write it for a shell.
      let written = text.hasPrefix("./") ? String(text.dropFirst(1)) : text
      guard let pattern = PathPattern(written) else {
        error("the pattern '\(text)' can match nothing", at: item.range)
        continue
      }
      patterns.append(.init(pattern: pattern, range: item.range))
    }
    return Configuration.Patterns(patterns)
  }

  /// The items of a list; one value is a list of one.
  private mutating func list(_ node: YAMLNode) -> [YAMLNode] {
    switch node.value {
    case .list(let items): return items
    case .absent: return []
    case .scalar:
      if let slip = YAMLReader.missingSpace(in: node), Self.startsWithDash(node) {
        problems.append(ConfigurationProblem(slip))
        return []
      }
      return [node]
    case .map:
      wrong(node, "a list")
      return []
    }
  }

  private static func startsWithDash(_ node: YAMLNode) -> Bool {
    if case .scalar(let scalar) = node.value { scalar.text.hasPrefix("-") } else { false }
  }

  /// The text of a scalar, as it is written.
  private mutating func word(_ node: YAMLNode, _ expected: String) -> String? {
    guard case .scalar(let scalar) = node.value else {
      wrong(node, expected)
      return nil
    }
    return scalar.text
  }

  /// A string: other readers of YAML must not take it for a number or a boolean.
  private mutating func string(_ node: YAMLNode, _ expected: String) -> String? {
    guard let text = word(node, expected) else { return nil }
    guard case .scalar(let scalar) = node.value, scalar.style == .plain, Self.isNoString(text) else { return text }
    error("'\(text)' is no string to YAML; put it in quotes: '\"\(text)\"'", at: node.range)
    return nil
  }

  private static func isNoString(_ text: String) -> Bool {
    let words = ["true", "True", "TRUE", "false", "False", "FALSE"]
    return words.contains(text) || Double(text) != nil || Int(text) != nil
  }

  private mutating func choice(_ node: YAMLNode, _ words: [String]) -> String? {
    let all = words.joined(separator: ", ")
    guard let text = word(node, "one of \(all)") else { return nil }
    if words.contains(text) { return text }
    if words.contains("off"), ["false", "no", "disabled", "none"].contains(text.lowercased()) {
      error("unknown value '\(text)'; write 'off'", at: node.range)
    } else if let near = NearMiss.candidates(for: text, in: words).first {
      error("unknown value '\(text)'; did you mean '\(near)'?", at: node.range)
    } else {
      error("unknown value '\(text)'; it takes \(all)", at: node.range)
    }
    return nil
  }

  private static func fault(ofPath path: String) -> String? {
    if path.hasPrefix("/") || path.hasPrefix("~") || path.split(separator: "/").contains("..") {
      return "'\(path)' leads out of the folder of this file; nothing outside the repository is read"
    }
    return path.isEmpty ? "a path is empty" : nil
  }

  // MARK: - Problems

  private mutating func error(_ message: String, at range: SourceRange) {
    problems.append(ConfigurationProblem(message, at: range))
  }

  private mutating func unknown(
    _ what: String, _ name: String, of owner: String? = nil, outOf names: [String], at range: SourceRange
  ) {
    let subject = "unknown \(what) '\(name)'" + (owner.map { " for rule '\($0)'" } ?? "")
    if let near = NearMiss.candidates(for: name, in: names).first {
      error("\(subject); did you mean '\(near)'?", at: range)
    } else {
      error("\(subject); it takes \(names.joined(separator: ", "))", at: range)
    }
  }

  /// A value of the wrong type.
  private mutating func wrong(_ node: YAMLNode, _ expected: String) {
    if let slip = YAMLReader.missingSpace(in: node) {
      problems.append(ConfigurationProblem(slip))
      return
    }
    error("expected \(expected), found \(Self.kind(of: node))", at: node.range)
  }

  private static func kind(of node: YAMLNode) -> String {
    switch node.value {
    case .scalar(let scalar): "'\(scalar.text)'"
    case .map: "a map"
    case .list: "a list"
    case .absent: "nothing"
    }
  }
}
