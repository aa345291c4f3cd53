import IntrospectRules
import IntrospectSyntax

/// The findings of a run with their places worked out, ready to be written in any format.
public struct Report: Sendable {
  /// One finding in its file.
  public struct Finding: Sendable {
    public let diagnostic: Diagnostic
    /// As the user or the walk gave it.
    public let path: String
    /// Lines from 1, columns from 1 in UTF-8 bytes; the end is the place behind the last byte.
    public let start: LineColumn
    public let end: LineColumn
    public let notes: [Note]
    public let fixes: [Fix]
  }

  /// A note with its place, where it has one.
  public struct Note: Sendable {
    public let message: String
    public let path: String?
    public let place: LineColumn?
  }

  /// A fix with the places of its edits.
  public struct Fix: Sendable {
    public let title: String
    public let isSafe: Bool
    public let edits: [Edit]
  }

  /// One replacement; the end is the place behind the last byte.
  public struct Edit: Sendable {
    public let start: LineColumn
    public let end: LineColumn
    public let byteOffset: Int
    public let byteLength: Int
    public let replacement: String
  }

  /// By file in the order of the run, then by place.
  public private(set) var findings: [Finding]
  /// How many findings are left out because a baseline accepts them.
  public private(set) var acceptedCount = 0
  /// How many findings are left out because they stand on lines that are not new.
  public private(set) var oldCount = 0
  public let fileCount: Int
  public let callSiteCount: Int
  /// How many findings comments silence.
  public let suppressedCount: Int
  /// How many files were left out because their headers say that they are generated.
  public let generatedCount: Int
  /// What became of fixes; nil where none were wanted.
  public let fixing: FixingSummary?
  /// The files that findings and their notes lie in, by path.
  let sources: [String: SourceText]

  /// - Parameters:
  ///   - results: in the order of the report; only files that were read.
  ///   - fileCount: how many files were looked at, those without a call site included.
  ///   - otherSources: more files that notes may lie in.
  ///   - fixing: what became of fixes, after which the results are what is left.
  public init(
    _ results: [LintResult], fileCount: Int, generatedCount: Int = 0, otherSources: [SourceText] = [],
    fixing: FixingSummary? = nil
  ) {
    var sources: [String: SourceText] = [:]
    for source in otherSources { sources[source.path] = source }
    for result in results { sources[result.source.path] = result.source }
    self.sources = sources
    findings = results.filter { !$0.diagnostics.isEmpty }.flatMap { result in
      let lines = LineTable(result.source)
      return result.diagnostics.map { diagnostic in
        Finding(
          diagnostic: diagnostic, path: result.source.path,
          start: lines.location(of: diagnostic.range.start, in: .utf8),
          end: lines.location(of: diagnostic.range.end, in: .utf8),
          notes: diagnostic.notes.map { Self.note($0, in: result.source, lines, sources) },
          fixes: diagnostic.fixes.map { Self.fix($0, lines) })
      }
    }
    self.fixing = fixing
    self.fileCount = fileCount
    self.generatedCount = generatedCount
    suppressedCount = results.reduce(0) { $0 + $1.suppressedCount }
    callSiteCount = results.reduce(0) { $0 + $1.callSiteCount }
  }

  private static func fix(_ fix: FixIt, _ lines: LineTable) -> Fix {
    Fix(
      title: fix.title, isSafe: fix.safety == .safe,
      edits: fix.edits.map { edit in
        Edit(
          start: lines.location(of: edit.range.start, in: .utf8), end: lines.location(of: edit.range.end, in: .utf8),
          byteOffset: edit.range.start.value, byteLength: edit.range.byteLength, replacement: edit.replacement)
      })
  }

  private static func note(
    _ note: Diagnostic.Note, in source: SourceText, _ lines: LineTable, _ sources: [String: SourceText]
  ) -> Note {
    guard let range = note.range else { return Note(message: note.message, path: nil, place: nil) }
    guard let path = note.path, path != source.path else {
      return Note(message: note.message, path: source.path, place: lines.location(of: range.start, in: .utf8))
    }
    let place = sources[path].map { LineTable($0).location(of: range.start, in: .utf8) }
    return Note(message: note.message, path: path, place: place)
  }

  /// The findings of each file with any, files in the order of the run.
  var findingsByFile: [(path: String, findings: [Finding])] {
    var files: [(path: String, findings: [Finding])] = []
    for finding in findings {
      if files.last?.path == finding.path {
        files[files.count - 1].findings.append(finding)
      } else {
        files.append((finding.path, [finding]))
      }
    }
    return files
  }

  /// Why a finding is not reported.
  public enum Omission: Sendable {
    /// A baseline accepts it.
    case accepted
    /// None of its lines is new.
    case old
  }

  /// The report without some findings.
  ///
  /// - Parameter omissions: one for each finding, in their order; nil for a finding that stays.
  public func leavingOut(_ omissions: [Omission?]) -> Report {
    var report = self
    report.findings = zip(findings, omissions).filter { $0.1 == nil }.map(\.0)
    report.acceptedCount += omissions.count { $0 == .accepted }
    report.oldCount += omissions.count { $0 == .old }
    return report
  }

  /// How many findings have that severity.
  public func count(of severity: Severity) -> Int { findings.count { $0.diagnostic.severity == severity } }
}
