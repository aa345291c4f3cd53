import IntrospectFacts
import IntrospectRules
import IntrospectSyntax

/// What a key asks of its value, and the words for one that is none of that.
extension ConfigurationReader {
  /// A map of platforms and versions, each platform once, in the order of the file.
  mutating func versions(
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

  mutating func patterns(_ node: YAMLNode) -> Configuration.Patterns {
    var patterns: [Configuration.Pattern] = []
    for item in list(node) {
      guard let text = string(item, "a path or pattern") else { continue }
      let mark = text.hasPrefix("!") ? "!" : ""
      let path = text.dropFirst(mark.count)
      let parts = path.split(separator: "/")
      if parts.contains("..") {
        error("'\(text)' leads out of the folder of this file, and patterns are relative to it", at: item.range)
        continue
      }
      // As people write it for a shell: `./a` is `/a`.
      let isFromHere = path.hasPrefix("./") && parts.count > 1
      let pattern = PathPattern(isFromHere ? mark + path.dropFirst() : text)
      guard let pattern, !parts.dropFirst(isFromHere ? 1 : 0).contains(".") else {
        error("the pattern '\(text)' can match nothing", at: item.range)
        continue
      }
      patterns.append(.init(pattern: pattern, range: item.range))
    }
    return Configuration.Patterns(patterns)
  }

  /// The items of a list; one value is a list of one.
  mutating func list(_ node: YAMLNode) -> [YAMLNode] {
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
  mutating func word(_ node: YAMLNode, _ expected: String) -> String? {
    guard case .scalar(let scalar) = node.value else {
      wrong(node, expected)
      return nil
    }
    return scalar.text
  }

  /// A string: other readers of YAML must not take it for a number, a boolean or nothing.
  mutating func string(_ node: YAMLNode, _ expected: String) -> String? {
    if case .absent = node.value, !node.range.isEmpty {
      unquoted(configuration.source.text(in: node.range), at: node.range)
      return nil
    }
    guard let text = word(node, expected) else { return nil }
    guard case .scalar(let scalar) = node.value, scalar.style == .plain, Self.isNoString(text) else { return text }
    unquoted(text, at: node.range)
    return nil
  }

  private mutating func unquoted(_ text: String, at range: SourceRange) {
    error("'\(text)' is no string to YAML; put it in quotes: '\"\(text)\"'", at: range)
  }

  private static func isNoString(_ text: String) -> Bool {
    if ["true", "True", "TRUE", "false", "False", "FALSE"].contains(text) { return true }
    let number = text.drop { $0 == "+" || $0 == "-" }.lowercased()
    if number.hasPrefix("0o") { return Int(number.dropFirst(2), radix: 8) != nil }
    // To Swift 'inf' and 'nan' are numbers, to YAML only '.inf' and '.nan'.
    if number == ".inf" || number == ".nan" { return true }
    guard let first = number.first, first.isNumber || first == "." else { return false }
    return Double(number) != nil
  }

  mutating func choice(_ node: YAMLNode, _ words: [String]) -> String? {
    let all = words.joined(separator: ", ")
    guard let text = word(node, "one of \(all)") else { return nil }
    if words.contains(text) { return text }
    let isNothing = ["false", "no", "disabled", "none", "off"].contains(text.lowercased())
    if isNothing, let word = words.first(where: { $0 == "off" || $0 == "never" }) {
      error("unknown value '\(text)'; write '\(word)'", at: node.range)
    } else if let near = NearMiss.candidates(for: text, in: words).first {
      error("unknown value '\(text)'; did you mean '\(near)'?", at: node.range)
    } else {
      error("unknown value '\(text)'; it takes \(all)", at: node.range)
    }
    return nil
  }

  static func fault(ofPath path: String) -> String? {
    if path.hasPrefix("/") || path.hasPrefix("~") || path.split(separator: "/").contains("..") {
      return "'\(path)' leads out of the folder of this file; nothing outside the repository is read"
    }
    return path.isEmpty ? "a path is empty" : nil
  }

  // MARK: Problems

  mutating func error(_ message: String, at range: SourceRange) {
    problems.append(ConfigurationProblem(message, at: range))
  }

  mutating func unknown(
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
  mutating func wrong(_ node: YAMLNode, _ expected: String) {
    if let slip = YAMLReader.missingSpace(in: node) {
      problems.append(ConfigurationProblem(slip))
      return
    }
    error("expected \(expected), found \(Self.kind(of: node))", at: node.range)
  }

  static func kind(of node: YAMLNode) -> String {
    switch node.value {
    case .scalar(let scalar): "'\(scalar.text)'"
    case .map: "a map"
    case .list: "a list"
    case .absent: "nothing"
    }
  }
}
