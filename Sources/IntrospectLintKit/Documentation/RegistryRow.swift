import IntrospectFacts

/// One line of the registry as a table: one constant of one form, or a platform without any.
public struct RegistryRow: Sendable, Hashable {
  public let facts: ViewTypeFacts
  public let platform: Platform
  /// Nil where the platform has no constant of the form.
  public let version: OSVersion?
  /// Nil where there is no constant.
  public let nativeClass: String?
  public let status: VersionStatus
  /// The first release of the library in which it compiles, or once compiled.
  public let since: LibraryVersion?

  /// The rows of `facts` by platform, version and class, in the order of the declarations.
  public static func rows(of facts: ViewTypeFacts) -> [RegistryRow] {
    Platform.allCases.flatMap { platform in
      let spans = facts.spans(on: platform)
      guard !spans.isEmpty else {
        let status = facts.status(on: platform)
        return [
          RegistryRow(
            facts: facts, platform: platform, version: nil, nativeClass: nil, status: status, since: nil)
        ]
      }
      return spans.flatMap { span in
        span.versions.flatMap { version in
          span.nativeClasses.map { nativeClass in
            RegistryRow(
              facts: facts, platform: platform, version: version, nativeClass: nativeClass,
              status: facts.status(on: platform, version), since: facts.since(on: platform, version))
          }
        }
      }
    }
  }
}

// MARK: - Tab-separated values

extension RegistryRow {
  /// The names of the columns of `columns`.
  ///
  /// `version` is the constant's name, or `*` for a platform without constants; `since` is the first release of the
  /// library with it, a pre-release included, or `-`; a missing class is `-`, a missing reason empty.
  public static let header = [
    "member", "call_form", "platform", "version", "native_class", "default_scope", "status", "since", "reason",
  ]

  public var columns: [String] {
    [
      facts.member,
      facts.callForm,
      platform.name,
      version?.memberName ?? "*",
      nativeClass ?? "-",
      facts.defaultScope.description,
      status.word,
      since?.description ?? "-",
      status.reason ?? "",
    ]
  }
}
