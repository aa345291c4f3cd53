import IntrospectFacts

/// Something that catches people who introspect a view, as the facts tell it.
struct ViewTrap: Sendable, Hashable {
  enum Kind: String, Sendable {
    case classChange, twoClasses, unavailable, remark, scope, removed
  }

  let kind: Kind
  /// One sentence without a final stop; source text in single quotes.
  let words: String
  /// The rule that finds it; nil where none does.
  var rule: String?

  /// What there is to know of a form, platform by platform in the order of the versions.
  static func traps(of facts: ViewTypeFacts, in registry: Registry) -> [ViewTrap] {
    scope(of: facts)
      + Platform.allCases.flatMap { platform in
        classChanges(of: facts, on: platform) + secondClasses(of: facts, on: platform)
          + gaps(of: facts, on: platform) + remarks(on: facts, platform) + removals(of: facts, on: platform, registry)
      }
  }

  private static func scope(of facts: ViewTypeFacts) -> [ViewTrap] {
    guard facts.defaultScope == .ancestor else { return [] }
    return [
      ViewTrap(
        kind: .scope, words: "it looks outwards only: the modifier belongs on \(facts.swiftUIView)",
        rule: facts.feature.hasPrefix(".") ? "presented-content-scope" : nil)
    ]
  }

  private static func classChanges(of facts: ViewTypeFacts, on platform: Platform) -> [ViewTrap] {
    let versions = facts.availableVersions(on: platform)
    return zip(versions, versions.dropFirst()).compactMap { before, version in
      let old = facts.nativeClasses(on: platform, before)
      let new = facts.nativeClasses(on: platform, version)
      guard !new.contains(where: old.contains) else { return nil }
      return ViewTrap(
        kind: .classChange,
        words: "from \(PlatformVersion(platform, version).displayName) on the class is \(new.wordList("or")), "
          + "before that "
          + "\(old.wordList("or")): a call that names versions of both does not compile, so it takes two",
        rule: "mixed-native-classes")
    }
  }

  private static func secondClasses(of facts: ViewTypeFacts, on platform: Platform) -> [ViewTrap] {
    facts.spans(on: platform).compactMap { span in
      guard span.isAvailable, span.nativeClasses.count > 1, let first = span.versions.first,
        let inferred = facts.nativeClass(on: platform, first)
      else { return nil }
      let others = span.nativeClasses.filter { $0 != inferred }
      return ViewTrap(
        kind: .twoClasses,
        words: "on \(name(of: span)) it has \(span.nativeClasses.count) classes: "
          + "a closure that names none gets \(inferred), "
          + "and \(others.wordList()) only by name, as in '{ (view: \(others[0])) in … }'",
        rule: facts.member == "sheet" ? "ambiguous-sheet-class" : nil)
    }
  }

  private static func gaps(of facts: ViewTypeFacts, on platform: Platform) -> [ViewTrap] {
    facts.spans(on: platform).compactMap { span in
      guard !span.isAvailable, let last = span.versions.last,
        let reason = facts.status(on: platform, last).reason
      else {
        return nil
      }
      return ViewTrap(
        kind: .unavailable, words: "\(name(of: span)) cannot be named: \(reason)", rule: "unavailable-version")
    }
  }

  private static func remarks(on facts: ViewTypeFacts, _ platform: Platform) -> [ViewTrap] {
    facts.spans(on: platform).compactMap { span in
      span.note.map { ViewTrap(kind: .remark, words: "on \(name(of: span)): \($0)") }
    }
  }

  private static func removals(of facts: ViewTypeFacts, on platform: Platform, _ registry: Registry) -> [ViewTrap] {
    registry.removals(of: facts.callForm, on: platform).map { removed in
      let span = NativeSpan(platform, versions: removed.versions, nativeClasses: [removed.nativeClass])
      return ViewTrap(
        kind: .removed,
        words: "\(name(of: span)) could be named from \(removed.since) on and no longer from \(removed.removedIn) on: "
          + removed.reason,
        rule: "library-too-old")
    }
  }

  /// `iOS 13`, `iOS 16 to 27`.
  private static func name(of span: NativeSpan) -> String {
    guard let first = span.versions.first, let last = span.versions.last else { return span.platform.name }
    let start = PlatformVersion(span.platform, first).displayName
    return first == last ? start : "\(start) to \(last.displayName)"
  }
}
