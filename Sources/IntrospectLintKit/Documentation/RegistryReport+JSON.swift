import IntrospectFacts

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// MARK: - For programs

extension RegistryReport {
  /// All that is known of the view types, with sorted keys: the same registry gives the same bytes.
  public func json(of viewTypes: [ViewTypeFacts]) -> String {
    let document = Document(schemaVersion: 1, source: registry.source, viewTypes: viewTypes.map(Document.ViewType.init))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(document) else {
      preconditionFailure("names and numbers can always be written as JSON")
    }
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  private struct Document: Encodable {
    let schemaVersion: Int
    let source: String
    let viewTypes: [ViewType]

    struct ViewType: Encodable {
      let member: String
      let callForm: String
      let swiftType: String
      let swiftUIView: String
      let style: String?
      let defaultScope: String
      let since: String?
      let versions: [Version]

      init(_ facts: ViewTypeFacts) {
        member = facts.member
        callForm = facts.callForm
        swiftType = facts.swiftType
        swiftUIView = facts.swiftUIView
        style = facts.style
        defaultScope = facts.defaultScope.description
        since = facts.since?.description
        versions = RegistryRow.rows(of: facts).map(Version.init)
      }
    }

    struct Version: Encodable {
      let platform: String
      let version: String?
      let nativeClass: String?
      let isInferred: Bool
      let status: String
      let reason: String?
      let since: String?
      let stableSince: String?
      let note: String?

      init(_ row: RegistryRow) {
        platform = row.platform.name
        version = row.version?.memberName
        nativeClass = row.nativeClass
        isInferred =
          row.version.map { row.facts.nativeClass(on: row.platform, $0) == row.nativeClass && row.nativeClass != nil }
          ?? false
        status = row.status.word
        reason = row.status.reason
        since = row.since?.description
        stableSince = row.version.flatMap { row.facts.stableSince(on: row.platform, $0) }?.description
        note = row.version.flatMap { row.facts.span(on: row.platform, $0)?.note }
      }
    }
  }
}
