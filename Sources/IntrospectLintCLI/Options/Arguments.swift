import IntrospectFacts

/// The words of a command line, told apart: options with their values, and operands.
struct Arguments: Sendable {
  /// The options given, in order, by their long name; the value is empty for an option that takes none.
  private(set) var options: [(name: String, value: String)] = []
  private(set) var operands: [String] = []

  /// Reads `words` by what `known` says of options.
  ///
  /// - Parameter isFile: whether a file of that name exists: tools that append file names to a command line cannot put
  ///   `--` in front of them, so `-z.swift` is a file if there is one.
  init(_ words: [String], known: [OptionInfo], isFile: (String) -> Bool) throws(UsageError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      }
      guard word.utf8.first == UInt8(ascii: "-"), word != "-" else {
        operands.append(word)
        continue
      }
      let name = String(word.prefix { $0 != "=" })
      guard let option = known.first(where: { $0.spellings.contains(name) }) else {
        guard PathName.isSwift(word), isFile(word) else { throw Self.unknown(name, known) }
        operands.append(word)
        continue
      }
      let attached = name == word ? nil : String(word.dropFirst(name.count + 1))
      guard let placeholder = option.value else {
        if attached != nil { throw UsageError("option '\(name)' takes no value") }
        options.append((option.name, ""))
        continue
      }
      guard let value = attached ?? rest.popFirst(), !value.isEmpty else {
        throw UsageError("option '\(name)' needs a value: \(name) \(placeholder)")
      }
      options.append((option.name, value))
    }
  }

  func contains(_ option: OptionInfo) -> Bool { options.contains { $0.name == option.name } }

  /// The last value given: a later one replaces an earlier one.
  func value(of option: OptionInfo) -> String? { options.last { $0.name == option.name }?.value }

  /// All values given, in order.
  func values(of option: OptionInfo) -> [String] { options.filter { $0.name == option.name }.map(\.value) }

  /// These without what was given for some options.
  func without(_ others: [OptionInfo]) -> Arguments {
    var rest = self
    rest.options.removeAll { option in others.contains { $0.name == option.name } }
    return rest
  }

  private static func unknown(_ name: String, _ known: [OptionInfo]) -> UsageError {
    let names = known.map(\.name)
    if let near = NearMiss.candidates(for: name, in: names).first {
      return UsageError("unknown option '\(name)'; did you mean '\(near)'?")
    }
    return UsageError(
      "unknown option '\(name)'; '--help' lists the options, and '--' goes before a path that starts with '-'")
  }

  /// An error for a value that is none of `names`.
  static func unknown(_ value: String, for option: String, outOf names: [String]) -> UsageError {
    if let near = NearMiss.candidates(for: value, in: names).first {
      return UsageError("unknown value '\(value)' for '\(option)'; did you mean '\(near)'?")
    }
    return UsageError("unknown value '\(value)' for '\(option)'; it takes \(names.joined(separator: ", "))")
  }
}
