import IntrospectSyntax

/// What a rule has to say of one place of code that runs with a native object.
struct BodyFinding {
  let message: String
  /// The smallest text that must change.
  let range: Range<Int>
  var severity: Severity?
  var notes: [Diagnostic.Note] = []
  var fix: FixIt?
  /// What to say of the place where another one of the same body reports: `so it is with 'addSubview'`.
  let asNote: String
}

extension Findings {
  /// Reports what was found in a body, in order of place.
  ///
  /// Code that was followed to is one finding, at the call that leads there: one call is one place to mend. Of several,
  /// the worst reports, and the others are its notes.
  mutating func report(_ found: [BodyFinding], of body: CustomizeBody) {
    let found = found.sorted { $0.range.lowerBound < $1.range.lowerBound }
    guard body.followedFunction != nil else {
      for one in found {
        report(one.message, at: one.range, of: body, severity: one.severity, notes: one.notes, fix: one.fix)
      }
      return
    }
    // A finding without a severity of its own has the rule's, which is a warning.
    func rank(_ one: BodyFinding) -> Severity { one.severity ?? .warning }
    guard let worst = found.map(rank).max(), let first = found.first(where: { rank($0) == worst }) else { return }
    let others = found.filter { $0.range != first.range }.map { body.note($0.asNote, at: $0.range) }
    report(first.message, at: first.range, of: body, severity: first.severity, notes: first.notes + others)
  }
}
