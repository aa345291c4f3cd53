import IntrospectFacts
import IntrospectRules

extension Retirement {
  /// All calls, for programs.
  public var json: String {
    let document = JSONValue.object([
      ("schemaVersion", .integer(1)), ("asked", versions(asked)), ("files", .integer(fileCount)),
      ("unreadCalls", .integer(unreadCount)),
      ("groups", .object(Group.allCases.map { ($0.rawValue, .integer(calls(in: $0).count)) })),
      (
        "prices",
        .array(
          prices.map { price in
            .object([
              ("platform", .string(price.target.platform.name)),
              ("version", .string(price.target.version.displayName)), ("moreCalls", .integer(price.callCount)),
            ])
          })
      ),
      ("jointCalls", .integer(jointCount)), ("calls", .array(calls.map(value))),
    ])
    return document.text + "\n"
  }

  private func value(of call: Call) -> JSONValue {
    .object([
      ("group", .string(call.group.rawValue)), ("path", .string(call.path)), ("line", .integer(call.place.line)),
      ("column", .integer(call.place.column)), ("name", .string(call.covered.name)),
      ("platforms", .array(call.covered.platforms.map { .string($0.name) })),
      ("targets", versions(call.targets.mapValues(\.lowest))),
      ("uses", .array(call.covered.uses.map { use($0, call) })),
    ])
  }

  /// One thing that the call does, with what does the same: the best that the targets have, else the best there is.
  private func use(_ use: CoveredCall.Use, _ call: Call) -> JSONValue {
    let own = targets(of: call).filter { call.covered.platforms.contains($0.key) }
    let modifier = use.modifier(from: own) ?? use.modifiers.first
    return .members([
      ("member", (use.member ?? modifier?.member).map(JSONValue.string)),
      ("replacement", modifier.map { .string($0.replacement) }),
      (
        "since",
        modifier.map { modifier in
          var since: [Platform: OSVersion] = [:]
          for platform in call.covered.platforms { since[platform] = modifier.knownMinimum(on: platform) }
          return versions(since)
        }
      ), ("note", modifier?.note.map(JSONValue.string)),
    ])
  }

  private func versions(_ versions: [Platform: OSVersion]) -> JSONValue {
    .object(
      Platform.allCases.compactMap { platform in
        versions[platform].map { (platform.name, .string($0.displayName)) }
      })
  }
}
