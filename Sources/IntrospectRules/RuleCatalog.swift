/// Every rule, in the order of the catalogue. A test compares this list with the files in `Rules/`.
public enum RuleCatalog {
  public static let all: [any Rule.Type] = [
    StaleVersionListRule.self,
    VersionGapRule.self,
    UnknownVersionRule.self,
    UnavailableVersionRule.self,
    UnavailablePlatformRule.self,
    MixedNativeClassesRule.self,
    EmptyVersionListRule.self,
    RangeCrossesClassChangeRule.self,
    MissingSPIImportRule.self,
    DuplicateVersionRule.self,
    NonIdempotentClosureRule.self,
    StrongSelfCaptureRule.self,
  ]

  /// The rule called `id`, exactly.
  public static func rule(_ id: String) -> (any Rule.Type)? { all.first { $0.info.id == id } }
}
