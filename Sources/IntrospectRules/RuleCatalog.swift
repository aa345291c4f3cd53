import IntrospectFacts

/// Every rule, in the order of the catalogue. A test compares this list with the files in `Rules/`.
public enum RuleCatalog {
  public static let all: [any Rule.Type] = [
    StaleVersionListRule.self,
    VersionGapRule.self,
    UncoveredDeploymentTargetRule.self,
    UnreachableVersionRule.self,
    UnknownVersionRule.self,
    UnavailableVersionRule.self,
    UnavailablePlatformRule.self,
    UnknownViewTypeRule.self,
    MixedNativeClassesRule.self,
    EmptyVersionListRule.self,
    RangeCrossesClassChangeRule.self,
    OpenEndedRangeRule.self,
    MissingSPIImportRule.self,
    DuplicateVersionRule.self,
    LibraryTooOldRule.self,
    OutdatedLibraryRule.self,
    LegacyIntrospectAPIRule.self,
    AmbiguousSheetClassRule.self,
    OverlappingIntrospectionRule.self,
    MissingImportRule.self,
    WrongReceiverRule.self,
    MissingAncestorScopeRule.self,
    PresentedContentScopeRule.self,
    SearchFieldPlacementRule.self,
    StyleMismatchRule.self,
    EmptyScopeRule.self,
    IntrospectionInRowsRule.self,
    ScatteredIntrospectionRule.self,
    StoredNativeViewRule.self,
    StateChangeInClosureRule.self,
    DelegateOverrideRule.self,
    UnretainedDelegateRule.self,
    ValueTypeTargetRule.self,
    StrongViewCaptureRule.self,
    NonIdempotentClosureRule.self,
    ForcedCastInClosureRule.self,
    PrivateAPIRule.self,
    RepeatedActionRule.self,
    FocusInClosureRule.self,
    EarlyLayoutReadRule.self,
    OneWayCustomizationRule.self,
    EmptyCustomizationRule.self,
    StrongSelfCaptureRule.self,
    ExtractOveruseRule.self,
    SideEffectInUpdateRule.self,
    StateChangeInUpdateRule.self,
    StrongViewInProxyRule.self,
    HostingViewStackingRule.self,
    UnretainedHostingControllerRule.self,
    MissingContainmentRule.self,
    NativeViewInStructRule.self,
    StaleCoordinatorRule.self,
    HostingControllerInUpdateRule.self,
    RepresentableClassRule.self,
    LayoutCallbackAddsRule.self,
    UnusedSuppressionRule.self,
    EndedSuppressionRule.self,
    UnknownRuleInSuppressionRule.self,
    UnclosedSuppressionRule.self,
    SuppressionWithoutReasonRule.self,
  ]

  /// The rule called `id`, exactly.
  public static func rule(_ id: String) -> (any Rule.Type)? { all.first { $0.info.id == id } }

  /// The id that a misspelled one stands for; nil where none is near.
  public static func nearestID(to id: String) -> String? {
    NearMiss.candidates(for: id, in: all.map { $0.info.id }, limit: 3).first
  }
}
