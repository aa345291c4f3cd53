import IntrospectFacts

/// Which versions of the tool a project accepts: `>=1.0, <2`, all of which have to hold.
struct VersionRequirement: Sendable, Hashable {
  private enum Comparison: String, CaseIterable {
    case atLeast = ">="
    case atMost = "<="
    case exactly = "=="
    case not = "!="
    case above = ">"
    case below = "<"
  }

  private struct Bound: Hashable {
    let comparison: Comparison
    let version: LibraryVersion
  }

  private let bounds: [Bound]

  /// Nil for text that is no requirement.
  init?(_ text: String) {
    var bounds: [Bound] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let part = part.drop { $0 == " " }
      let comparison = Comparison.allCases.first { part.hasPrefix($0.rawValue) }
      let number = part.dropFirst(comparison?.rawValue.count ?? 0).filter { $0 != " " }
      guard let version = LibraryVersion(number) else { return nil }
      bounds.append(Bound(comparison: comparison ?? .exactly, version: version))
    }
    self.bounds = bounds
  }

  func accepts(_ version: LibraryVersion) -> Bool {
    bounds.allSatisfy { bound in
      switch bound.comparison {
      case .atLeast: version >= bound.version
      case .atMost: version <= bound.version
      case .exactly: version == bound.version
      case .not: version != bound.version
      case .above: version > bound.version
      case .below: version < bound.version
      }
    }
  }
}
