import IntrospectFacts
import IntrospectRules

/// The form of `.lint.yml` as a JSON schema, for editors: made from the tables that the reader goes by.
public enum ConfigurationSchema {
  /// The document; ends with a line break.
  public static var text: String {
    let schema = JSONValue.object([
      ("$schema", .string("http://json-schema.org/draft-07/schema#")),
      ("title", .string("Configuration of introspect-lint (.lint.yml)")),
      ("type", .string("object")),
      ("additionalProperties", .bool(false)),
      ("properties", .object(ConfigurationKey.allCases.map { ($0.rawValue, described(value(of: $0), $0.help)) })),
      (
        "definitions",
        .object([
          ("severity", choice(["error", "warning", "note", "off"])),
          ("version", .object([("type", .array([.string("string"), .string("number")]))])),
          ("paths", .object([("oneOf", .array([strings, string]))])),
          ("platforms", platforms),
          ("rules", rules),
        ])
      ),
    ])
    return schema.text + "\n"
  }

  private static func value(of key: ConfigurationKey) -> [(String, JSONValue)] {
    switch key {
    case .version: [("const", .integer(1))]
    case .requiredVersion, .registry, .baseline: [("type", .string("string"))]
    case .include, .exclude, .adapters, .probes: reference("paths")
    case .generated: [("enum", .array([.string("skip"), .string("lint")]))]
    case .failOn: [("enum", .array(Configuration.FailingLevel.words.map { .string($0) }))]
    case .targets, .newest: reference("platforms")
    case .library: reference("version")
    case .rules: reference("rules")
    case .overrides:
      [
        ("type", .string("array")),
        (
          "items",
          .object([
            ("type", .string("object")), ("additionalProperties", .bool(false)),
            ("required", .array([.string("paths"), .string("rules")])),
            ("properties", .object([("paths", .object(reference("paths"))), ("rules", .object(reference("rules")))])),
          ])
        ),
      ]
    }
  }

  private static var rules: JSONValue {
    .object([
      ("type", .string("object")), ("additionalProperties", .bool(false)),
      ("properties", .object(RuleCatalog.all.map { ($0.info.id, described(rule($0), $0.info.summary)) })),
    ])
  }

  private static func rule(_ rule: any Rule.Type) -> [(String, JSONValue)] {
    let options = rule.options.map { option in
      switch option.kind {
      case .integer(let bound, let value):
        (
          option.name,
          described(
            [("type", .string("integer")), ("minimum", .integer(bound)), ("default", .integer(value))], option.help)
        )
      }
    }
    let map = JSONValue.object([
      ("type", .string("object")), ("additionalProperties", .bool(false)),
      ("properties", .object([("severity", .object(reference("severity")))] + options)),
    ])
    return [("oneOf", .array([.object(reference("severity")), map]))]
  }

  private static var platforms: JSONValue {
    .object([
      ("type", .string("object")), ("additionalProperties", .bool(false)),
      ("properties", .object(Platform.allCases.map { ($0.name, .object(reference("version"))) })),
    ])
  }

  private static var string: JSONValue { .object([("type", .string("string"))]) }
  private static var strings: JSONValue { .object([("type", .string("array")), ("items", string)]) }

  private static func choice(_ words: [String]) -> JSONValue { .object([("enum", .array(words.map { .string($0) }))]) }

  private static func reference(_ name: String) -> [(String, JSONValue)] {
    [("$ref", .string("#/definitions/\(name)"))]
  }

  private static func described(_ value: [(String, JSONValue)], _ text: String) -> JSONValue {
    .object([("description", .string(text))] + value)
  }
}
