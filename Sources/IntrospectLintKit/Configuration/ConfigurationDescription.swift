import IntrospectFacts
import IntrospectRules
import IntrospectSyntax

/// What holds for a file or a folder, as a `.lint.yml` with the origin of every value.
public struct ConfigurationDescription: Sendable {
  private let configuration: Configuration
  private let overrides: [Int]

  /// - Parameter path: a file, relative to the folder of the configuration; nil for what holds without overrides.
  public init(_ configuration: Configuration, for path: String?) {
    self.configuration = configuration
    overrides = path.map(configuration.overrides) ?? []
  }

  /// Valid in a `.lint.yml`; ends with a line break.
  public var text: String {
    var rows: [(text: String, origin: String)] = []
    for key in ConfigurationKey.allCases {
      guard let value = value(of: key) else { continue }
      rows.append(("\(key.rawValue): \(value)", origin(of: key)))
    }
    rows.append(("rules:", ""))
    for rule in RuleCatalog.all {
      rows.append(("  \(rule.info.id): \(value(of: rule))", origin(of: rule.info.id)))
    }
    let width = min(60, rows.map(\.text.count).max() ?? 0)
    return rows.map { row in
      guard !row.origin.isEmpty else { return row.text + "\n" }
      let padding = String(repeating: " ", count: max(0, width - row.text.count))
      return row.text + padding + "  # " + ReportText.printable(row.origin) + "\n"
    }.joined()
  }

  /// Nil for what is not known, and for what is shown rule by rule.
  private func value(of key: ConfigurationKey) -> String? {
    switch key {
    case .version: return "1"
    case .include: return list(configuration.include.entries.map(\.pattern.text))
    case .exclude: return list(configuration.exclude.entries.map(\.pattern.text))
    case .generated: return configuration.skipsGenerated ? "skip" : "lint"
    case .failOn: return configuration.failingLevel?.word ?? "warning"
    case .targets: return map(configuration.settings.targets.mapValues(\.lowest))
    case .newest: return map(configuration.settings.newest)
    case .library: return configuration.settings.library.map { "'\($0)'" }
    case .probes: return list(configuration.probes.sorted())
    case .adapters: return list(configuration.adapters.entries.map(\.pattern.text))
    case .requiredVersion, .registry, .baseline:
      // As it is written: nothing was made of it.
      return configuration.keys[key] == nil ? nil : written(key)
    case .rules, .overrides: return nil
    }
  }

  private func written(_ key: ConfigurationKey) -> String? {
    guard let root = (try? YAMLReader.read(configuration.source))?.root, case .map(let entries) = root.value,
      let entry = entries.first(where: { $0.key.text == key.rawValue })
    else { return nil }
    switch entry.node.value {
    case .scalar(let scalar): return Self.quoted(scalar.text)
    case .list(let items):
      return list(items.compactMap { item in if case .scalar(let scalar) = item.value { scalar.text } else { nil } })
    case .map, .absent: return nil
    }
  }

  private func origin(of key: ConfigurationKey) -> String {
    configuration.keys[key].map { "\(configuration.source.path):\(line(of: $0))" } ?? "default"
  }

  private func value(of rule: any Rule.Type) -> String {
    let setting = configuration.setting(of: rule.info.id, with: overrides)
    let severity =
      switch setting?.state {
      case .off: "off"
      case .on(let severity): severity.rawValue
      case nil: rule.info.isOptIn ? "off" : rule.info.severity.rawValue
      }
    let options = rule.options.map { option -> String in
      switch option.kind {
      case .integer(_, let value): "\(option.name): \(setting?.options[option.name] ?? String(value))"
      }
    }
    return options.isEmpty ? severity : "{ severity: \(severity), \(options.joined(separator: ", ")) }"
  }

  private func origin(of rule: String) -> String {
    let place = overrides.last { configuration.overrides[$0].rules[rule] != nil }
    if let place, let setting = configuration.overrides[place].rules[rule] {
      let paths = configuration.overrides[place].paths.entries.map(\.pattern.text).joined(separator: ", ")
      return "\(configuration.source.path):\(line(of: setting.range)), for \(paths)"
    }
    return configuration.rules[rule].map { "\(configuration.source.path):\(line(of: $0.range))" } ?? "default"
  }

  private func line(of range: SourceRange) -> Int { LineTable(configuration.source).line(of: range.start) }

  private func list(_ words: [String]) -> String { "[\(words.map(Self.quoted).joined(separator: ", "))]" }

  private func map(_ versions: [Platform: OSVersion]) -> String {
    let pairs = Platform.allCases.compactMap { platform in
      versions[platform].map { "\(platform.name): \($0.displayName)" }
    }
    return pairs.isEmpty ? "{}" : "{ \(pairs.joined(separator: ", ")) }"
  }

  /// In quotes where YAML could read something else into it.
  private static func quoted(_ text: String) -> String {
    if text.unicodeScalars.contains(where: ReportText.isControl) { return escaped(text) }
    let isPlain = text.first.map { $0.isLetter } ?? false
    let isSimple = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "-"):
        true
      default: false
      }
    }
    let words = ["true", "false", "null", "yes", "no", "on", "off"]
    if isPlain, isSimple, !words.contains(text.lowercased()) { return text }
    return "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
  }

  /// In double quotes: only there can a line break stand on one line.
  private static func escaped(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar -> String in
      if scalar == "\"" || scalar == "\\" { return "\\\(scalar)" }
      guard ReportText.isControl(scalar) else { return String(scalar) }
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
    return "\"\(scalars.joined())\""
  }
}
