import IntrospectRules
import IntrospectSyntax

/// Compares what is found before and after some fixes: the findings that they mend have to be gone, and no other may
/// have come, in any file.
///
/// A fix that needs a look may leave less than all in order: a finding with other words, about what no fix can mend, or
/// findings in the lines of its edits that are less severe than what it mends, and that nobody saw for that.
///
/// A finding is known again by its rule and its place, which moves with the text around it, or by its words: a list
/// that grew is reported at another element of it.
struct FindingProof {
  /// The edits of the files that were changed, by path.
  let applied: [String: AppliedEdits]
  /// The fixes whose findings have to be gone, by path.
  let fixes: [String: [OfferedFix]]

  /// Why the fixes must not be applied; nil where all is well.
  func refusal(before: [LintResult], after: [LintResult]) -> FixRefusal? {
    let old = Dictionary(grouping: before, by: \.source.path).mapValues { $0.flatMap(\.diagnostics) }
    for result in after {
      let path = result.source.path
      if let refusal = refusal(in: result, beside: old[path] ?? [], fixes[path] ?? [], applied[path]) {
        return refusal
      }
    }
    return nil
  }

  private func refusal(
    in result: LintResult, beside old: [Diagnostic], _ fixes: [OfferedFix], _ applied: AppliedEdits?
  ) -> FixRefusal? {
    if applied == nil, old == result.diagnostics { return nil }
    let mending = Dictionary(fixes.map { ($0.diagnostic, $0.fix) }, uniquingKeysWith: { first, _ in first })
    var open = Dictionary(grouping: old.map { Known($0, mending[$0], applied) }, by: \.diagnostic.rule)
    // What is surely the same is taken first, so that the rest is compared with what is left.
    var unknown = result.diagnostics
    var stays = false
    for likeness in Likeness.allCases {
      unknown.removeAll { new in
        guard let place = open[new.rule]?.firstIndex(where: { likeness.holds(between: $0, and: new) }),
          let known = open[new.rule]?.remove(at: place)
        else { return false }
        if known.fix != nil, !known.isMendedInPart(leaving: new) { stays = true }
        return true
      }
    }
    if stays { return .findingStays }
    guard !unknown.isEmpty else { return nil }
    let lines = LineTable(result.source)
    let brought = unknown.first { new in !fixes.contains { $0.mayBring(new, applied, lines) } }
    return brought.map { .bringsFinding(rule: $0.rule, path: result.source.path, line: lines.line(of: $0.range.start)) }
  }

  /// A finding of before, with the place where it would be now.
  private struct Known {
    let diagnostic: Diagnostic
    /// The fix that should have mended it.
    let fix: FixIt?
    /// Where its first byte stands; nil if that is gone.
    let start: ByteOffset?
    /// Its range and all that was put right beside it.
    let range: SourceRange

    init(_ diagnostic: Diagnostic, _ fix: FixIt?, _ applied: AppliedEdits?) {
      self.diagnostic = diagnostic
      self.fix = fix
      start = applied.map { $0.place(of: diagnostic.range.start) } ?? diagnostic.range.start
      range = applied?.place(of: diagnostic.range) ?? diagnostic.range
    }

    /// Whether its fix did what could be done, and a reader has to do the rest.
    func isMendedInPart(leaving new: Diagnostic) -> Bool {
      fix?.safety == .needsReview && new.message != diagnostic.message && new.fixes.isEmpty
    }
  }

  /// What makes two findings of one rule the same, surest first.
  private enum Likeness: CaseIterable {
    case placeAndWords, place, placeOfMended, words, wordsOfMended

    func holds(between old: Known, and new: Diagnostic) -> Bool {
      switch self {
      case .placeAndWords: old.start == new.range.start && old.diagnostic.message == new.message
      case .place: old.fix == nil && old.range.touches(new.range)
      case .placeOfMended: old.fix != nil && old.range.touches(new.range)
      case .words: old.fix == nil && old.diagnostic.message == new.message
      case .wordsOfMended: old.fix != nil && old.diagnostic.message == new.message
      }
    }
  }
}

extension OfferedFix {
  /// Whether a finding that is new can be put up with for this fix.
  fileprivate func mayBring(_ new: Diagnostic, _ applied: AppliedEdits?, _ lines: LineTable) -> Bool {
    guard fix.safety == .needsReview, new.severity < diagnostic.severity, let applied else { return false }
    return fix.edits.contains { edit in
      let place = applied.place(of: edit.range)
      return (lines.line(of: place.start)...lines.line(of: place.end)).contains(lines.line(of: new.range.start))
    }
  }
}
