import IntrospectFacts
import IntrospectSyntax

/// The versions of a clause that the deployment target leaves behind.
struct UnreachableVersions {
  let clause: VersionClause
  /// What holds the clause.
  let call: VersionedCall
  let target: DeploymentTarget
  /// Among the entries of the clause; not empty.
  let places: [Int]

  /// Why taking versions out is no matter of course.
  enum Obstacle: Sendable, Hashable {
    case comment
    /// The closure would get another class, or may.
    case nativeClass
  }

  /// Nil where the target is unknown, or leaves nothing of the clause behind.
  init?(of clause: VersionClause, in call: VersionedCall, _ file: FileContext) {
    guard let target = file.settings.targets[clause.platform] else { return nil }
    let versions = file.registry.versions(on: clause.platform)
    places = clause.entries.indices.filter { place in
      let entry = clause.entries[place]
      guard let version = entry.version, !entry.isRange else { return false }
      // What does not compile is another matter.
      if let facts = call.facts, !facts.status(on: clause.platform, version).isAvailable { return false }
      return target.leavesBehind(version, of: versions)
    }
    guard !places.isEmpty else { return nil }
    self.clause = clause
    self.call = call
    self.target = target
  }

  /// Places that follow one another.
  var runs: [Range<Int>] {
    places.reduce(into: []) { runs, place in
      if let last = runs.last, last.upperBound == place {
        runs[runs.count - 1] = last.lowerBound..<place + 1
      } else {
        runs.append(place..<place + 1)
      }
    }
  }

  /// The edit that takes a run out, and what speaks against it; nil where nothing worth naming would stay: an empty list
  /// would compile and never match.
  func removal(of run: Range<Int>, in buffer: TokenBuffer) -> (edit: SourceEdit, obstacle: Obstacle?)? {
    let entries = clause.entries
    guard places.count < entries.count, let list = clause.list(in: buffer) else { return nil }
    let edit: SourceEdit
    if run.upperBound < entries.count {
      let next = buffer.range(entries[run.upperBound].tokens).start
      edit = .remove(SourceRange(buffer.range(entries[run.lowerBound].tokens).start, next))
    } else {
      let last = buffer.range(entries[run.upperBound - 1].tokens).end
      edit = .remove(SourceRange(buffer.range(entries[run.lowerBound - 1].tokens).end, last))
    }
    if !keepsClass { return (edit, .nativeClass) }
    return (edit, list.removalSafety(edit) == .safe ? nil : .comment)
  }

  /// Whether an untyped closure still gets the same class: without its older versions a list for `.sheet` may not.
  private var keepsClass: Bool {
    guard let nativeClass = call.nativeClass, !call.isOpaque else { return false }
    let gone = places.compactMap { clause.entries[$0].version }
    let left = call.targets.filter { $0.platform != clause.platform || !gone.contains($0.version) }
    return call.nativeClass(for: left) == nativeClass
  }
}

extension DeploymentTarget {
  /// Whether no device with the release `version` can run the app: a release lasts until the next of `versions`.
  func leavesBehind(_ version: OSVersion, of versions: [OSVersion]) -> Bool {
    versions.first { $0 > version }.map { $0 <= lowest } ?? false
  }
}
