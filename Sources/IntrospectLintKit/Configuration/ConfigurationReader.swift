import IntrospectFacts
import IntrospectRules
import IntrospectSyntax

/// Reads a `.lint.yml`: all that is wrong with it is said at once, and nothing is guessed.
public struct ConfigurationReader {
  private(set) var configuration: Configuration
  var problems: [ConfigurationProblem] = []
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
    if isOfAnotherTool(entries.map(\.key.text)) {
      problems.append(
        ConfigurationProblem(
          "no key of introspect-lint in this file; is it another tool's? use '--config FILE' or '--no-config'",
          at: nil))
      return
    }
    for entry in entries {
      guard let key = ConfigurationKey(rawValue: entry.key.text) else {
        unknownKey(entry, outOf: known)
        continue
      }
      if case .absent = entry.node.value { continue }
      configuration.keys[key] = entry.keyRange
      read(key, entry.node)
    }
    // The rule has nothing to go by.
    if let setting = configuration.rules["scattered-introspection"], case .on? = setting.state,
      configuration.keys[.adapters] == nil
    {
      problems.append(
        .warning("'scattered-introspection' says nothing without the paths of 'adapters:'", at: setting.range))
    }
  }

  /// Whether none of the keys is ours, and slips in ours do not explain them.
  private func isOfAnotherTool(_ keys: [String]) -> Bool {
    let known = ConfigurationKey.allCases.map(\.rawValue)
    // A rule in the wrong place shows whose file it is.
    guard keys.allSatisfy({ !known.contains($0) && RuleCatalog.rule($0) == nil }) else { return false }
    // SwiftLint's keys, which are as near to ours as a slip.
    let others = keys.filter { $0 != "included" && $0 != "excluded" }
    let strange = others.count { NearMiss.candidates(for: $0, in: known).isEmpty }
    return strange > 0 && strange * 2 >= others.count
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
      configuration.settings.targets = Dictionary(
        uniqueKeysWithValues: versions(node).map { target in
          let line = LineTable(configuration.source).line(of: target.range.start)
          return (target.platform, DeploymentTarget(target.version, origin: "\(configuration.source.path):\(line)"))
        })
    case .newest: readNewest(node)
    case .library:
      guard let text = word(node, "a version of the library such as 26.0.1") else { return }
      guard let version = LibraryVersion(text) else {
        return error("'\(text)' is no version of the library; write one such as 26.0.1", at: node.range)
      }
      configuration.settings.library = version
      configuration.settings.oldestLibrary = version
    case .registry, .baseline:
      guard let path = string(node, "a path") else { return }
      if let fault = Self.fault(ofPath: path) { return error(fault, at: node.range) }
      if key == .registry { configuration.registry = path } else { configuration.baseline = path }
    case .adapters: configuration.adapters = patterns(node)
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
          .warning(
            "\(platform.name) \(newest.displayName) is the newest version known, so this lowers nothing", at: range))
      }
    }
    configuration.settings.newest = Dictionary(uniqueKeysWithValues: versions.map { ($0.platform, $0.version) })
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
      let keys = Set(entries.filter { $0.node.value != .absent }.map(\.key.text))
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
      // `limit:3` on a line of its own is a string to YAML, and no severity has a colon.
      if let slip = YAMLReader.missingSpace(in: entry.node) {
        problems.append(ConfigurationProblem(slip))
        return nil
      }
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
        options[name] = .some(nil)
        if case .scalar(let scalar) = option.node.value { options[name] = scalar.text }
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
      error("expected \(problem.expected), found \(Self.kind(of: node))", at: node.range)
    }
    return .init(state: state, options: options.compactMapValues { $0 }, range: entry.keyRange)
  }

  private static func state(_ word: String) -> Configuration.RuleSetting.State {
    Severity(rawValue: word).map { .on($0) } ?? .off
  }
}
