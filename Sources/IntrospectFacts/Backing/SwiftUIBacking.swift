/// What stands behind a SwiftUI view, on each platform and version.
///
/// Most of it follows from a registry: a view that a view type finds has the native classes of that view type.
public struct SwiftUIBacking: Sendable, Hashable {
  /// What is known for one version of one platform.
  public enum Answer: Sendable, Hashable {
    /// Native objects of these classes, or of private subclasses.
    case classes([String])
    /// No native object of its own, and why: a clause.
    case nothing(String)
    /// The view does not exist there, or nothing is known.
    case unknown
  }

  /// The view or modifier: `List`, `.sheet`; words for what holds for any view.
  public let name: String
  /// The style that makes it this one: `.listStyle(.plain)`; nil for the default.
  public let style: String?
  /// The call forms that find it, without their dots.
  public let viewTypes: [String]
  /// Where it has native classes.
  public let spans: [NativeSpan]
  /// Where it has none, by platform, with the reason.
  public let absences: [Platform: String]
  /// What a user should know, a clause.
  public let note: String?
  /// How sure the least sure part of it is.
  public let confidence: FactConfidence

  /// Whether what its content has may be found through it: a stack, a `Group`, `AnyView`.
  public var isContainer: Bool { Self.containers.contains(name) }

  /// What stands behind it on `version`; without one, on any version of the platform.
  public func answer(on platform: Platform, _ version: OSVersion? = nil) -> Answer {
    var classes: [String] = []
    for span in spans where span.platform == platform && version.map(span.versions.contains) ?? true {
      classes += span.nativeClasses.filter { !classes.contains($0) }
    }
    if !classes.isEmpty { return .classes(classes) }
    return absences[platform].map(Answer.nothing) ?? .unknown
  }

  /// Whether it is sure that there is nothing behind it on `platform`.
  public func isUnbacked(on platform: Platform) -> Bool {
    if case .nothing = answer(on: platform) { return true }
    return false
  }
}

// MARK: - Queries

extension SwiftUIBacking {
  /// What stands behind the view called `name`, in the style that is given or in the default one.
  public static func backing(
    of name: String, style: String? = nil, in registry: Registry = .current
  ) -> SwiftUIBacking? {
    let forms = registry.viewTypes.filter { Self.name(of: $0) == name && $0.style == style && $0.withdrawal == nil }
    let unbacked = registry.unbackedViews.filter { $0.swiftUIView == name && style == nil }
    let facts = facts.filter { $0.name == name && $0.style == style }
    guard !forms.isEmpty || !unbacked.isEmpty || !facts.isEmpty else { return nil }

    var absences: [Platform: String] = [:]
    for fact in facts { absences.merge(fact.absences) { first, _ in first } }
    for view in unbacked { for platform in view.platforms { absences[platform] = view.reason } }
    return SwiftUIBacking(
      name: name, style: style, viewTypes: forms.map(\.callForm),
      spans: (forms.flatMap(\.spans).filter(\.isAvailable) + facts.flatMap(\.spans)).inRegistryOrder,
      absences: absences, note: facts.lazy.compactMap(\.note).first,
      confidence: facts.map(\.confidence).min() ?? .high)
  }

  /// Everything that is known, by the order of the registry; what it does not know comes last.
  public static func all(in registry: Registry = .current) -> [SwiftUIBacking] {
    var names: [(name: String, style: String?)] = []
    func add(_ name: String, _ style: String?) {
      if !names.contains(where: { $0 == (name, style) }) { names.append((name, style)) }
    }
    for form in registry.viewTypes { add(Self.name(of: form), form.style) }
    for view in registry.unbackedViews { add(view.swiftUIView, nil) }
    for fact in facts { add(fact.name, fact.style) }
    return names.compactMap { backing(of: $0.name, style: $0.style, in: registry) }
  }

  /// The views, of whatever style, that have objects of `nativeClass` behind them somewhere.
  public static func views(backedBy nativeClass: String, in registry: Registry = .current) -> [SwiftUIBacking] {
    all(in: registry).filter { view in view.spans.contains { $0.nativeClasses.contains(nativeClass) } }
  }

  /// The name of the view, or of the modifier where the view type is found through one: `.sheet`.
  private static func name(of form: ViewTypeFacts) -> String {
    form.swiftUIView.contains(" ") && form.feature.hasPrefix(".") ? form.feature : form.swiftUIView
  }
}
