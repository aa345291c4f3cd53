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
      let part = Self.trimmed(part)
      let comparison = Comparison.allCases.first { part.hasPrefix($0.rawValue) }
      let number = Self.trimmed(part.dropFirst(comparison?.rawValue.count ?? 0))
      guard let version = LibraryVersion(number) else { return nil }
      bounds.append(Bound(comparison: comparison ?? .exactly, version: version))
    }
    self.bounds = bounds
  }

  /// Without the blanks around it; those within stay, so that `1 0` is no 10.
  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
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
