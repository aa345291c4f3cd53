import IntrospectFacts

// MARK: - For programs

extension ViewPage {
  var json: JSONValue {
    .members([
      ("callForm", .string(facts.callForm)), ("member", .string(facts.member)),
      ("swiftType", .string(facts.swiftType)), ("swiftUIView", .string(facts.swiftUIView)),
      ("style", facts.style.map(JSONValue.string)), ("defaultScope", .string(facts.defaultScope.description)),
      ("since", facts.since.map { .string($0.description) }), ("withdrawn", facts.withdrawal.map(JSONValue.string)),
      ("otherForms", .array(otherForms.map { .string($0.callForm) })),
      (
        "platforms",
        .array(
          Platform.allCases.compactMap { platform in
            let versions = facts.spans(on: platform).flatMap(\.versions)
            guard !versions.isEmpty else { return nil }
            return .object([
              ("platform", .string(platform.name)), ("versions", .array(versions.map { value(of: $0, on: platform) })),
            ])
          })
      ),
      (
        "traps",
        .array(
          ViewTrap.traps(of: facts, in: registry).map { trap in
            .members([
              ("kind", .string(trap.kind.rawValue)), ("text", .string(trap.words)),
              ("rule", trap.rule.map(JSONValue.string)),
            ])
          })
      ),
      (
        "owned",
        .array(
          ownedMembers.map { note in
            .object([
              ("nativeClass", .string(note.nativeClass)), ("members", .array(note.members.map(JSONValue.string))),
              ("text", .string(note.words)),
            ])
          })
      ),
      (
        "replacements",
        .array(
          replacements.map { replacement in
            .object([
              ("replacement", .string(replacement.replacement)),
              ("members", .array(replacement.members.map(JSONValue.string))),
              ("since", .array(replacement.since.map { .string($0.displayName) })),
            ])
          })
      ),
    ])
  }

  /// The first class is the one that a closure gets which names none.
  private func value(of version: OSVersion, on platform: Platform) -> JSONValue {
    let classes = facts.nativeClasses(on: platform, version)
    let inferred = facts.nativeClass(on: platform, version)
    let status = facts.status(on: platform, version)
    return .members([
      ("version", .string(version.displayName)), ("constant", .string(version.memberName)),
      (
        "nativeClasses",
        .array((classes.filter { $0 == inferred } + classes.filter { $0 != inferred }).map(JSONValue.string))
      ),
      ("status", .string(status.word)), ("reason", status.reason.map(JSONValue.string)),
      ("since", facts.since(on: platform, version).map { .string($0.description) }),
      ("stableSince", facts.stableSince(on: platform, version).map { .string($0.description) }),
    ])
  }
}

/// What `explain --json` prints.
public enum ExplanationDocument {
  /// - Parameters:
  ///   - rules: in the order asked for, as are the others.
  public static func text(rules: [RulePage], views: [ViewPage], unbacked: [UnbackedPage]) -> String {
    JSONValue.object([
      ("version", .integer(1)), ("rules", .array(rules.map(\.json))), ("views", .array(views.map(\.json))),
      ("unbacked", .array(unbacked.map(\.json))),
    ]).text + "\n"
  }
}
