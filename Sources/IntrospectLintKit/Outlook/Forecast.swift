import IntrospectFacts
import IntrospectRules
import IntrospectSyntax

/// What becomes of the calls of a run on one version of a platform, as if that were the newest.
public struct Forecast: Sendable {
  /// Each call belongs to exactly one of them.
  public enum Group: String, Sendable, CaseIterable {
    case runs, bumpIsSafe, classChanged, otherReason, range, unknown

    public var title: String {
      switch self {
      case .runs: "runs"
      case .bumpIsSafe: "silent, bump is safe"
      case .classChanged: "silent, class changed"
      case .otherReason: "silent, other reason"
      case .range: "range: runs, class unchecked"
      case .unknown: "unknown to this version of the tool"
      }
    }

    init(_ fate: VersionFate) {
      self =
        switch fate {
        case .runs: .runs
        case .runsInRange: .range
        case .extendable: .bumpIsSafe
        case .changesClass: .classChanged
        case .silent: .otherReason
        case .unknown: .unknown
        }
    }
  }

  /// One call with its place.
  public struct Call: Sendable {
    public let outlook: VersionOutlook
    /// As the user or the walk gave it.
    public let path: String
    /// Of the last version of its list; columns in UTF-8 bytes.
    public let place: LineColumn
    public var group: Group { Group(outlook.fate) }

    /// Whether the closure falls silent and nobody has chosen that.
    public var isSilent: Bool {
      switch outlook.fate {
      case .extendable, .changesClass: true
      case .silent(let reason): !reason.isChosen
      case .runs, .runsInRange, .unknown: false
      }
    }
  }

  public let target: PlatformVersion
  /// By file in the order of the run, then by place.
  public let calls: [Call]
  /// How many calls are about other platforms only.
  public let otherCallCount: Int
  /// How many files were looked at.
  public let fileCount: Int

  /// - Parameters:
  ///   - surveys: the files that are asked about, in order.
  ///   - others: more files that constants may stand in.
  public init(
    _ surveys: [VersionSurvey], beside others: [VersionSurvey], on target: PlatformVersion, fileCount: Int
  ) {
    self.target = target
    self.fileCount = fileCount
    let decided = DecidedSurveys(surveys, beside: others)
    calls = surveys.indices.flatMap { index -> [Call] in
      let calls = decided.calls[index]
      guard !calls.isEmpty else { return [] }
      let lines = LineTable(surveys[index].source)
      return calls.map {
        Call(
          outlook: $0, path: surveys[index].source.path, place: lines.location(of: $0.range.start, in: .utf8))
      }
    }
    otherCallCount = surveys.reduce(0) { $0 + $1.otherCallCount }
  }

  public func calls(in group: Group) -> [Call] { calls.filter { $0.group == group } }

  /// Whether some closure falls silent and nobody has chosen that.
  public var hasSilentCall: Bool { calls.contains(where: \.isSilent) }
}

/// The calls of surveys, with those that hang on a constant decided by it.
struct DecidedSurveys {
  /// For each survey.
  let calls: [[VersionOutlook]]

  init(_ surveys: [VersionSurvey], beside others: [VersionSurvey] = []) {
    let constants = Dictionary(
      (surveys + others).flatMap(\.constants).map { ($0.id, $0.outlook.fate) }, uniquingKeysWith: { first, _ in first })
    calls = surveys.map { survey in
      survey.calls.map { call in
        call.decidingConstant.map { call.decided(by: constants[$0] ?? .unknown(.predicate)) } ?? call
      }
    }
  }
}
