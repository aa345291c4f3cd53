import IntrospectFacts

/// What two registries say differently. Words and ages do not count: a compiler would not see them.
public struct RegistryComparison: Sendable {
  /// One difference, about one form.
  public struct Difference: Sendable, Hashable {
    public let callForm: String
    public let description: String
  }

  public let differences: [Difference]

  /// Compares what is known (`ours`) with what the library declares (`theirs`).
  public init(ours: Registry, theirs: Registry) {
    var differences: [Difference] = []
    for form in theirs.viewTypes where ours.viewType(callForm: form.callForm) == nil {
      differences.append(
        Difference(callForm: form.callForm, description: "the library declares it and the registry does not"))
    }
    for form in ours.viewTypes {
      guard let other = theirs.viewType(callForm: form.callForm) else {
        differences.append(
          Difference(callForm: form.callForm, description: "the registry has it and the library does not"))
        continue
      }
      differences += Self.compare(form, other).map { Difference(callForm: form.callForm, description: $0) }
    }
    self.differences = differences
  }

  private static func compare(_ ours: ViewTypeFacts, _ theirs: ViewTypeFacts) -> [String] {
    var lines: [String] = []
    if ours.swiftType != theirs.swiftType {
      lines.append("type \(ours.swiftType) in the registry, \(theirs.swiftType) in the library")
    }
    if ours.defaultScope != theirs.defaultScope {
      lines.append("scope \(ours.defaultScope) in the registry, \(theirs.defaultScope) in the library")
    }
    if (ours.withdrawal == nil) != (theirs.withdrawal == nil) {
      lines.append(
        ours.withdrawal == nil ? "the library marks the member unavailable" : "the library offers the member again")
    }
    for platform in Platform.allCases {
      let versions = Set((ours.spans(on: platform) + theirs.spans(on: platform)).flatMap(\.versions)).sorted()
      // Versions that differ in the same way share a line.
      var groups: [(difference: String, versions: [OSVersion])] = []
      for version in versions {
        let left = Declared(ours.span(on: platform, version))
        let right = Declared(theirs.span(on: platform, version))
        guard left != right else { continue }
        let difference = "\(left.words) in the registry, \(right.words) in the library"
        if groups.last?.difference == difference {
          groups[groups.count - 1].versions.append(version)
        } else {
          groups.append((difference, [version]))
        }
      }
      for group in groups {
        let names = group.versions.map(\.memberName).joined(separator: ", ")
        lines.append("\(platform.name) \(names): \(group.difference)")
      }
    }
    return lines
  }

  /// What a constant is declared as.
  private struct Declared: Equatable {
    let classes: [String]
    let disfavored: String?
    let isAvailable: Bool

    init(_ span: NativeSpan?) {
      classes = span?.nativeClasses ?? []
      disfavored = span?.disfavoredClass
      isAvailable = span?.isAvailable ?? false
    }

    var words: String {
      guard !classes.isEmpty else { return "nothing" }
      let names = classes.map { $0 == disfavored ? "\($0) (disfavored)" : $0 }.joined(separator: " and ")
      return isAvailable ? names : "\(names) (unavailable)"
    }
  }
}
