import IntrospectFacts

/// All that is known of one form of a view type: for a terminal and for programs.
public struct ViewPage: Sendable {
  let facts: ViewTypeFacts
  let registry: Registry

  public init(_ facts: ViewTypeFacts, registry: Registry = .current) {
    self.facts = facts
    self.registry = registry
  }

  /// The forms that a page is wanted of where somebody names `forms`: the plain one, if there is one.
  public static func wanted(of forms: [ViewTypeFacts]) -> [ViewTypeFacts] {
    let plain = forms.filter { $0.callForm == $0.member }
    return plain.isEmpty ? forms : plain
  }

  /// Ends with a line break.
  ///
  ///     .list
  ///       List · scope: receiver · since 0.4.0
  ///
  ///       iOS        13      14      15      16
  ///       class       T       T       T       C   T = UITableView, C = UICollectionView
  ///       since   0.4.0   0.4.0   0.4.0   0.4.0
  public var text: String {
    let view = [facts.swiftUIView, facts.style].compactMap { $0 }.joined(separator: " with ")
    var head = [view, "scope: \(facts.defaultScope.description)"]
    if let since = facts.since { head.append("since \(LibraryRelease.firstStable(from: since)?.version ?? since)") }
    var blocks = [facts.spelling + "\n" + Self.wrapped(head.joined(separator: " · "), "  ", "  ")]
    if let withdrawal = facts.withdrawal {
      blocks.append(Self.wrapped("unavailable: \(withdrawal)", "  ", "  "))
    } else {
      blocks += Platform.allCases.compactMap(strip)
      let missing = Platform.allCases.filter { facts.spans(on: $0).isEmpty }
      if !missing.isEmpty { blocks.append("  not on \(missing.map(\.name).wordList("or"))") }
    }
    let traps = ViewTrap.traps(of: facts, in: registry).map { $0.words + ($0.rule.map { " [\($0)]" } ?? "") }
    blocks += Self.list("Known traps", traps)
    blocks += Self.list("SwiftUI keeps for itself", ownedMembers.map(\.words))
    blocks += Self.list("SwiftUI can do without introspection", replacements.map(\.words))
    if !otherForms.isEmpty { blocks += Self.list("Other forms", [otherForms.map(\.spelling).joined(separator: ", ")]) }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  /// The other spellings of the same member.
  var otherForms: [ViewTypeFacts] { registry.forms(ofMember: facts.member).filter { $0.callForm != facts.callForm } }

  // MARK: - Versions

  /// A platform as a table with a column for each version; nil for one that the form is not on.
  private func strip(_ platform: Platform) -> String? {
    let versions = facts.spans(on: platform).flatMap(\.versions)
    guard !versions.isEmpty else { return nil }
    let letters = ClassLetters(versions.flatMap { facts.nativeClasses(on: platform, $0) })
    var rows: [(name: String, cells: [String])] = [
      (platform.name, versions.map(\.displayName)),
      (
        "class",
        versions.map { version in
          let classes = facts.nativeClasses(on: platform, version)
          return classes.isEmpty ? "." : classes.compactMap { letters[$0].map(String.init) }.joined(separator: "/")
        }
      ),
      (
        "since",
        versions.map { version in
          guard facts.status(on: platform, version).isAvailable else { return "" }
          return facts.stableSince(on: platform, version).map(\.description) ?? "-"
        }
      ),
    ]
    // Nothing is known of the age of what a checkout declares.
    if facts.since == nil { rows.removeLast() }
    let width = max(5, rows.flatMap { $0.cells.map(\.count) }.max() ?? 0) + 2
    let nameWidth = 8
    let lines = rows.map { row in
      "  " + row.name + String(repeating: " ", count: nameWidth - row.name.count)
        + row.cells.map { String(repeating: " ", count: width - $0.count) + $0 }.joined()
    }
    let hasGaps = versions.contains { facts.nativeClasses(on: platform, $0).isEmpty }
    let legend = Self.wrapped((letters.legend + (hasGaps ? [". = none"] : [])).joined(separator: ", "), "    ", "    ")
    return (lines + [legend]).joined(separator: "\n")
  }

  // MARK: - Members

  /// A member that is not free, in words.
  struct OwnedNote: Sendable, Hashable {
    let members: [String]
    let nativeClass: String
    let words: String
  }

  /// The members whose replacement breaks the view for sure, those that go together as one.
  var ownedMembers: [OwnedNote] {
    let classes = Set(Platform.allCases.flatMap { facts.nativeClasses(on: $0) })
    let owned = OwnedMember.all.filter { member in
      member.isClearlyOwned && member.subject == .introspected && classes.contains(member.nativeClass)
        && (member.viewTypes.contains(facts.callForm) || member.viewTypes.contains(facts.member))
    }
    var notes: [OwnedNote] = []
    for member in owned {
      let alike = owned.filter {
        $0.nativeClass == member.nativeClass && $0.purpose == member.purpose && $0.damage == member.damage
      }
      var names: [String] = []
      for name in alike.map({ $0.path.joined(separator: ".") }) where !names.contains(name) { names.append(name) }
      let quoted = names.map { "'\($0)'" }.wordList()
      let note = OwnedNote(
        members: names, nativeClass: member.nativeClass,
        words: "\(quoted) of \(member.nativeClass), for \(member.purpose): if replaced, \(member.damage)")
      if !notes.contains(note) { notes.append(note) }
    }
    return notes
  }

  /// Uses of native members that a modifier makes needless, in words.
  struct Replacement: Sendable, Hashable {
    let replacement: String
    let since: [PlatformVersion]
    /// With what they are given: `alwaysBounceVertical = false`.
    var members: [String]

    var words: String {
      let versions = since.map(\.displayName).joined(separator: ", ")
      return "\(replacement), from \(versions) on, for \(members.map { "'\($0)'" }.wordList())"
    }
  }

  /// What a SwiftUI modifier does as well, wholly and for sure.
  var replacements: [Replacement] {
    let classes = Set(Platform.allCases.flatMap { facts.nativeClasses(on: $0) })
    var found: [Replacement] = []
    for fact in NativeModifier.all where fact.isFullReplacement && classes.contains(fact.nativeClass) {
      guard fact.viewType == facts.callForm || fact.viewType == facts.member else { continue }
      let member = fact.path.dropLast().map { $0 + "." }.joined() + fact.fullName + Self.suffix(of: fact.condition)
      let since = facts.platforms.compactMap { platform in
        fact.availability.minimum(on: platform).map { PlatformVersion(platform, $0) }
      }
      guard !since.isEmpty else { continue }
      if let place = found.firstIndex(where: { $0.replacement == fact.replacement && $0.since == since }) {
        if !found[place].members.contains(member) { found[place].members.append(member) }
      } else {
        found.append(Replacement(replacement: fact.replacement, since: since, members: [member]))
      }
    }
    return found
  }

  private static func suffix(of condition: NativeModifier.Condition) -> String {
    switch condition {
    case .equals(let values): " = \(values.joined(separator: " or "))"
    case .newObject(let name): " = \(name)()"
    case .together(with: _, equals: let value): " = \(value)"
    case .mentioning(let name): " with \(name)"
    case .removing(let name): " without \(name)"
    case .any, .expression, .reading, .callback, .purpose: ""
    }
  }

  // MARK: - Text

  private static func list(_ title: String, _ items: [String]) -> [String] {
    items.isEmpty ? [] : [([title] + items.map { wrapped($0, "  - ", "    ") }).joined(separator: "\n")]
  }

  static func wrapped(_ text: String, _ first: String, _ rest: String) -> String {
    first + PlainText.wrapped(text, width: 80 - first.count, indent: "").split(separator: "\n")
      .joined(separator: "\n" + rest)
  }
}
