import Foundation
import IntrospectFacts
import IntrospectLintKit
import IntrospectRules
import Testing

/// The schema for editors says what the reader does.
struct ConfigurationSchemaTests {
  private typealias Object = [String: Any]

  private let schema: [String: Any]

  init() throws {
    let document = try JSONSerialization.jsonObject(with: Data(ConfigurationSchema.text.utf8))
    schema = try #require(document as? Object)
  }

  /// The value behind some names, from the top.
  private func object(_ path: String...) throws -> Object {
    var object = schema
    for name in path { object = try #require(object[name] as? Object, "\(name) of \(path)") }
    return object
  }

  private func words(_ object: Object) throws -> [String] { try #require(object["enum"] as? [String]) }

  private func isAccepted(_ yaml: String) -> Bool { !ConfigurationReading(yaml).problems.contains(where: \.isError) }

  @Test func theKeysAreThoseOfTheReader() throws {
    let properties = try object("properties")
    #expect(properties.keys.sorted() == ConfigurationKey.allCases.map(\.rawValue).sorted())
    for key in ConfigurationKey.allCases {
      #expect(try object("properties", key.rawValue)["description"] as? String == key.help)
    }
  }

  @Test func theRulesAndTheirOptionsAreThoseOfTheCatalogue() throws {
    let rules = try object("definitions", "rules", "properties")
    #expect(rules.keys.sorted() == RuleCatalog.all.map { $0.info.id }.sorted())
    for rule in RuleCatalog.all {
      let forms = try #require((rules[rule.info.id] as? Object)?["oneOf"] as? [Object])
      #expect(forms.count == 2)
      #expect(forms.first?["$ref"] as? String == "#/definitions/severity")
      let options = try #require(forms.last?["properties"] as? Object)
      #expect(options.keys.sorted() == (rule.options.map(\.name) + ["severity"]).sorted())
      for option in rule.options {
        let value = try #require(options[option.name] as? Object)
        switch option.kind {
        case .integer(let bound, let standard):
          #expect(value["type"] as? String == "integer")
          #expect(value["minimum"] as? Int == bound)
          #expect(value["default"] as? Int == standard)
          let rule = "rules:\n  \(rule.info.id): {\(option.name): "
          #expect(isAccepted("\(rule)\(bound)}"))
          #expect(!isAccepted("\(rule)\(bound - 1)}"))
          #expect(!isAccepted("\(rule)many}"))
        }
      }
    }
  }

  @Test func theWordsAreThoseThatTheReaderTakes() throws {
    let severities = try words(object("definitions", "severity"))
    #expect(severities == ["error", "warning", "note", "off"])
    for word in severities {
      #expect(isAccepted("rules: {version-gap: \(word)}"))
      #expect(isAccepted("rules:\n  version-gap: {severity: \(word)}"))
    }
    for (key, expected) in [("fail-on", ["error", "warning", "note", "never"]), ("generated", ["skip", "lint"])] {
      let words = try words(object("properties", key))
      #expect(words == expected)
      for word in words { #expect(isAccepted("\(key): \(word)")) }
      #expect(!isAccepted("\(key): made-up"))
    }
    #expect(!isAccepted("rules: {version-gap: made-up}"))
    #expect(try object("properties", "version")["const"] as? Int == 1)
  }

  @Test func thePlatformsAreThoseOfTheLibrary() throws {
    let platforms = try object("definitions", "platforms", "properties")
    #expect(platforms.keys.sorted() == ["iOS", "macOS", "tvOS", "visionOS"])
    for platform in platforms.keys { #expect(isAccepted("targets: {\(platform): 17}")) }
    #expect(try object("definitions", "version")["type"] as? [String] == ["string", "number"])
  }

  @Test func anOverrideHasWhatTheReaderAsksFor() throws {
    let items = try object("properties", "overrides", "items")
    #expect(try #require(items["properties"] as? Object).keys.sorted() == ["paths", "rules"])
    #expect(items["required"] as? [String] == ["paths", "rules"])
  }

  /// Everything in the schema, from the outside in.
  private var objects: [Object] {
    var found: [Object] = []
    var rest: [Any] = [schema]
    while let next = rest.popLast() {
      if let object = next as? Object {
        found.append(object)
        rest += object.values
      } else if let list = next as? [Any] {
        rest += list
      }
    }
    return found
  }

  @Test func nothingButTheNamesIsAllowedAndEveryReferenceLeadsSomewhere() throws {
    var used: Set<String> = []
    for object in objects {
      if object["type"] as? String == "object" { #expect(object["additionalProperties"] as? Bool == false) }
      if let reference = object["$ref"] as? String {
        #expect(reference.hasPrefix("#/definitions/"))
        used.insert(String(reference.dropFirst("#/definitions/".count)))
      }
    }
    #expect(used.sorted() == (try object("definitions")).keys.sorted())
  }
}
