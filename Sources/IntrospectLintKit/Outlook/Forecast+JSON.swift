import IntrospectFacts
import IntrospectRules

extension Forecast {
  /// All calls, for programs.
  public var json: String {
    let document = JSONValue.object([
      ("schemaVersion", .integer(1)), ("platform", .string(target.platform.name)),
      ("version", .string(target.version.displayName)), ("files", .integer(fileCount)),
      ("otherCalls", .integer(otherCallCount)),
      ("groups", .object(Group.allCases.map { ($0.rawValue, .integer(calls(in: $0).count)) })),
      ("calls", .array(calls.map(value))),
    ])
    return document.text + "\n"
  }

  private func value(of call: Call) -> JSONValue {
    .members([
      ("group", .string(call.group.rawValue)), ("reason", call.outlook.fate.words(for: target).map(JSONValue.string)),
      ("isSilent", .bool(call.isSilent)), ("path", .string(call.path)), ("line", .integer(call.place.line)),
      ("column", .integer(call.place.column)), ("view", .string(call.outlook.name)),
      ("nativeClass", call.outlook.nativeClass.map(JSONValue.string)),
      ("type", call.outlook.typeName.map(JSONValue.string)),
    ])
  }
}
