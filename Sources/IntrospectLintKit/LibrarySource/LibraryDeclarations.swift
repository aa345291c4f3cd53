import IntrospectFacts

/// The declarations as they stand in the sources, before they are put together.
struct LibraryDeclarations {
  /// A static member that stands for a view type: `static var list: Self`, `static func list(style: Self.Style)`.
  struct Member {
    let name: String
    /// The label of its parameter and the enumeration nested in the type that it takes.
    let parameter: (label: String, enumeration: String)?
    let swiftType: String
    let platforms: Set<Platform>
    let withdrawal: String?
    let path: String
  }

  /// `public static let v13 = Self(for: .v13)`.
  struct Constant {
    let swiftType: String
    let platform: Platform
    let version: OSVersion
    let nativeClass: String
    let isDisfavored: Bool
    /// The message of its unavailable mark; empty for a mark without one.
    let unavailable: String?
    let path: String
  }

  var members: [Member] = []
  var constants: [Constant] = []
  /// The `scope` property of the types that have one.
  var scopes: [String: IntrospectionScope] = [:]
  /// The cases of the enumerations nested in types, by `Type.Enumeration`.
  var cases: [String: [String]] = [:]
  var problems: [LibrarySource.Problem] = []

  /// `list(style: .plain)`; nil where the enumeration has no case or more than one.
  func callForm(of member: Member) -> String? {
    guard let (label, enumeration) = member.parameter else { return member.name }
    let cases = cases["\(member.swiftType).\(enumeration)"] ?? []
    guard cases.count == 1 else { return nil }
    return "\(member.name)(\(label): .\(cases[0]))"
  }

  /// The constants of one type as spans: a run of versions with the same classes and the same availability.
  static func spans(of constants: [Constant]) -> [NativeSpan] {
    Platform.allCases.flatMap { platform -> [NativeSpan] in
      let own = constants.filter { $0.platform == platform }
      let versions = Set(own.map(\.version)).sorted()
      var spans: [NativeSpan] = []
      for version in versions {
        let next = span(platform, version, own.filter { $0.version == version })
        if let last = spans.last, last.continues(as: next) {
          spans[spans.count - 1] = last.joined(with: next)
        } else {
          spans.append(next)
        }
      }
      return spans
    }
  }

  private static func span(_ platform: Platform, _ version: OSVersion, _ constants: [Constant]) -> NativeSpan {
    let available = constants.filter { $0.unavailable == nil }
    let counted = available.isEmpty ? constants : available
    let reason = available.isEmpty ? constants.first?.unavailable : nil
    var classes: [String] = []
    for constant in counted where !classes.contains(constant.nativeClass) { classes.append(constant.nativeClass) }
    return NativeSpan(
      platform, versions: [version], nativeClasses: classes,
      disfavoredClass: counted.first(where: \.isDisfavored)?.nativeClass,
      availability: reason.map { .unavailable(.other($0)) } ?? .available)
  }
}

extension NativeSpan {
  /// Whether `next` differs in nothing but its versions.
  fileprivate func continues(as next: NativeSpan) -> Bool {
    nativeClasses == next.nativeClasses && disfavoredClass == next.disfavoredClass && availability == next.availability
  }

  fileprivate func joined(with next: NativeSpan) -> NativeSpan {
    NativeSpan(
      platform, versions: versions + next.versions, nativeClasses: nativeClasses, disfavoredClass: disfavoredClass,
      availability: availability, note: note)
  }
}
