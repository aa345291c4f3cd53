import IntrospectFacts

// MARK: - For programs

extension RegistryReport {
  /// All that is known of the view types; members that say nothing are left out.
  public func json(of viewTypes: [ViewTypeFacts]) -> String {
    let document = JSONValue.object([
      ("schemaVersion", .integer(1)), ("source", .string(registry.source)),
      ("viewTypes", .array(viewTypes.map(Self.value))),
    ])
    return document.text + "\n"
  }

  private static func value(of facts: ViewTypeFacts) -> JSONValue {
    .members([
      ("member", .string(facts.member)), ("callForm", .string(facts.callForm)),
      ("swiftType", .string(facts.swiftType)), ("swiftUIView", .string(facts.swiftUIView)),
      ("style", facts.style.map(JSONValue.string)), ("defaultScope", .string(facts.defaultScope.description)),
      ("since", facts.since.map { .string($0.description) }),
      ("versions", .array(RegistryRow.rows(of: facts).map(value))),
    ])
  }

  private static func value(of row: RegistryRow) -> JSONValue {
    let facts = row.facts
    let inferred = row.version.flatMap { facts.nativeClass(on: row.platform, $0) }
    let stable = row.version.flatMap { facts.stableSince(on: row.platform, $0) }
    let note = row.version.flatMap { facts.span(on: row.platform, $0)?.note }
    return .members([
      ("platform", .string(row.platform.name)), ("version", row.version.map { .string($0.memberName) }),
      ("nativeClass", row.nativeClass.map(JSONValue.string)),
      ("isInferred", .bool(row.nativeClass != nil && inferred == row.nativeClass)),
      ("status", .string(row.status.word)), ("reason", row.status.reason.map(JSONValue.string)),
      ("since", row.since.map { .string($0.description) }), ("stableSince", stable.map { .string($0.description) }),
      ("note", note.map(JSONValue.string)),
    ])
  }
}
