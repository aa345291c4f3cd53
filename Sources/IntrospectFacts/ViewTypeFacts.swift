/// What the library declares for one spelling of a view type: `.list`, `.list(style: .plain)`.
public struct ViewTypeFacts: Sendable, Hashable {
  /// The static member: `list`.
  public let member: String
  /// The member with its argument, spaced as the library's documentation spaces it: `list(style: .plain)`.
  public let callForm: String
  /// The library's type: `ListType`. Two forms may share one.
  public let swiftType: String
  /// The SwiftUI view that the modifier is meant for: `List`; for presentations, a view inside the content closure.
  public let swiftUIView: String
  /// The SwiftUI modifier or argument that makes it this form: `.listStyle(.plain)`.
  public let style: String?
  /// What SwiftUI lacks on the versions marked unavailable for its age: `Table`, `.searchable`.
  public let feature: String
  public let defaultScope: IntrospectionScope
  /// Why the member itself is marked unavailable, on every platform.
  public let withdrawal: String?
  /// The first release of the library with this form; nil where that is not known.
  public let since: LibraryVersion?
  /// By platform in the order of `Platform.allCases`, then by version.
  public let spans: [NativeSpan]

  public init(
    callForm: String, swiftType: String, swiftUIView: String, style: String? = nil, feature: String? = nil,
    defaultScope: IntrospectionScope = .receiver, withdrawal: String? = nil, since: LibraryVersion?,
    spans: [NativeSpan]
  ) {
    self.member = String(callForm.prefix { $0 != "(" })
    self.callForm = callForm
    self.swiftType = swiftType
    self.swiftUIView = swiftUIView
    self.style = style
    self.feature = feature ?? style ?? swiftUIView
    self.defaultScope = defaultScope
    self.withdrawal = withdrawal
    self.since = since
    self.spans = spans
  }

  /// The form as a call site writes it: `.list(style: .plain)`.
  public var spelling: String { "." + callForm }
}

// MARK: - How facts are written

extension ViewTypeFacts {
  /// The facts of a form that came with the first release of the library unless `since` says otherwise.
  // Kept out of line: inlined into every fact, it nearly doubles the time that an optimized build takes.
  @inline(never)
  init(
    _ callForm: String, _ swiftType: String, _ swiftUIView: String, style: String? = nil, feature: String? = nil,
    scope: IntrospectionScope = .receiver, since: LibraryVersion = LibraryVersion(0, 4, 0),
    withdrawn: String? = nil, _ spans: NativeSpan...
  ) {
    self.init(
      callForm: callForm, swiftType: swiftType, swiftUIView: swiftUIView, style: style, feature: feature,
      defaultScope: scope, withdrawal: withdrawn, since: since, spans: spans)
  }

  /// The same type under a second spelling.
  func alsoSpelled(_ callForm: String, style: String) -> Self {
    Self(
      callForm: callForm, swiftType: swiftType, swiftUIView: swiftUIView, style: style,
      defaultScope: defaultScope, withdrawal: withdrawal, since: since, spans: spans)
  }
}

// MARK: - What a project adds

extension ViewTypeFacts {
  /// The same form with `spans` where it has no constant yet.
  func adding(_ spans: [NativeSpan]) -> Self {
    var all = self.spans
    for span in spans {
      let versions = span.versions.filter { self.span(on: span.platform, $0) == nil }
      guard !versions.isEmpty else { continue }
      all.append(
        NativeSpan(
          span.platform, versions: versions, nativeClasses: span.nativeClasses, disfavoredClass: span.disfavoredClass,
          availability: span.availability, note: span.note))
    }
    return Self(
      callForm: callForm, swiftType: swiftType, swiftUIView: swiftUIView, style: style, feature: feature,
      defaultScope: defaultScope, withdrawal: withdrawal, since: since, spans: all.inRegistryOrder)
  }
}

extension [NativeSpan] {
  /// By platform in the order of `Platform.allCases`, then by version.
  public var inRegistryOrder: [NativeSpan] {
    Platform.allCases.flatMap { platform in
      filter { $0.platform == platform }.sorted { ($0.versions.first ?? 0) < ($1.versions.first ?? 0) }
    }
  }
}
