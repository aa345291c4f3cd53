import IntrospectFacts
import IntrospectRules
import IntrospectSyntax

/// What lists of some files would be changed to for a version, in the form that fixes are applied in.
public struct BumpPlan: Sendable {
  public let target: PlatformVersion

  public init(_ target: PlatformVersion) { self.target = target }

  /// The name that takes the place of a rule.
  public static let name = "bump"

  /// The lists of a file that the version is added to.
  public func additions(in survey: VersionSurvey) -> [Diagnostic] {
    survey.lists.filter { !$0.edits.isEmpty }.map { list in
      let title = "Add '.\(target.version.memberName)' to the \(target.platform.name) versions"
      return Diagnostic(
        rule: Self.name, severity: .warning, message: list.name, range: list.range,
        fixes: [FixIt(title, .needsReview, list.edits)])
    }
  }

  /// The versions of a file that the deployment target leaves behind and that can go.
  public func prunings(in survey: VersionSurvey) -> [Diagnostic] {
    survey.prunings.compactMap { pruning in
      pruning.edit.map { edit in
        Diagnostic(
          rule: Self.name, severity: .warning, message: pruning.name, range: pruning.range,
          fixes: [FixIt("Remove \(Self.names(of: pruning))", .safe, [edit])])
      }
    }
  }

  /// What stays as it is although it names the platform and not the version, and why.
  public func left(in survey: VersionSurvey) -> [Left] {
    let lines = LineTable(survey.source)
    return survey.lists.compactMap { list in
      // Of a name or an expression that cannot be read, somebody else has to see to the list behind it.
      guard list.hasOwnList || list.fate == .unknown(.predicate), let words = list.fate.words(for: target) else {
        return nil
      }
      return Left(
        path: survey.source.path, place: lines.location(of: list.range.start, in: .utf8), name: list.name,
        words: words)
    }
  }

  /// The versions that have to stay although the deployment target leaves them behind, and why.
  public func unpruned(in survey: VersionSurvey) -> [Left] {
    let lines = LineTable(survey.source)
    return survey.prunings.compactMap { pruning in
      pruning.obstacle.map { obstacle in
        Left(
          path: survey.source.path, place: lines.location(of: pruning.range.start, in: .utf8), name: pruning.name,
          words: "\(Self.names(of: pruning)) stays: \(obstacle)")
      }
    }
  }

  /// How many lists are ranges over the version.
  public func rangeCount(in survey: VersionSurvey) -> Int {
    survey.lists.count { $0.hasOwnList && $0.fate == .runsInRange }
  }

  /// Something that was not changed, with its place.
  public struct Left: Sendable {
    public let path: String
    public let place: LineColumn
    public let name: String
    /// Without a final stop.
    public let words: String
  }

  private static func names(of pruning: PruningOutlook) -> String {
    pruning.versions.map { "'.\($0.memberName)'" }.joined(separator: ", ")
  }
}
