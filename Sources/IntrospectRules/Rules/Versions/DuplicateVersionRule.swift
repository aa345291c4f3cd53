import IntrospectFacts
import IntrospectSyntax

/// Flags a version that one call names twice.
struct DuplicateVersionRule: Rule {
  static let info = RuleInfo(
    id: "duplicate-version", topic: .versions, severity: .warning,
    summary: "One call names the same version of a platform twice.",
    rationale: """
      The first match decides, so the second mention does nothing. Often it stands where another version was meant. \
      Several clauses for one platform are fine: what they name is taken together.
      """,
    examples: [
      .flagged(
        """
        DatePicker("Due", selection: $due)
          .introspect(.datePicker, on: .iOS(.v17, .v18, .v17, .v26, .v27)) { picker in  // expect: duplicate-version
            picker.minuteInterval = 15
          }
        """,
        fixed: """
          DatePicker("Due", selection: $due)
            .introspect(.datePicker, on: .iOS(.v17, .v18, .v26, .v27)) { picker in  // expect: duplicate-version
              picker.minuteInterval = 15
            }
          """),
      .accepted(
        """
        DatePicker("Due", selection: $due)
          .introspect(.datePicker, on: .iOS(.v17), .iOS(.v18, .v26, .v27)) { picker in
            picker.minuteInterval = 15
          }
        """),
    ])

  init(options: NoOptions) {}

  private struct Mention: Hashable {
    let platform: Platform
    let member: String
    let form: CallSite.Version.Form
  }

  func check(_ file: FileContext, into findings: inout Findings) {
    for call in file.versionLists.all {
      var seen: [Mention: Range<Int>] = [:]
      // What a constant names is taken as the first mention: only what is written in the call can be taken out there.
      for clause in call.clauses.filter({ $0.constant != nil }) + call.ownClauses {
        for (place, entry) in clause.entries.enumerated() where entry.written.form != .other {
          let mention = Mention(platform: clause.platform, member: entry.written.member, form: entry.written.form)
          guard let first = seen[mention] else {
            seen[mention] = entry.tokens
            continue
          }
          if clause.constant != nil { continue }
          findings.report(
            "'\(file.tokens.text(entry.tokens))' is named twice for \(clause.platform.name), and the second mention does nothing",
            at: file.tokens.range(entry.tokens), notes: [.init("the first mention", at: file.tokens.range(first))] + call.useNotes(in: file),
            fix: fix(call, clause, place, in: file.tokens))
        }
      }
    }
  }

  /// Takes the version out, or its whole clause where nothing else stands in it.
  private func fix(_ call: VersionedCall, _ clause: VersionClause, _ place: Int, in buffer: TokenBuffer) -> FixIt? {
    var list = clause.list(in: buffer)
    var edit = list?.removal(of: place)
    if edit == nil, let site = call.site, let index = site.predicates.firstIndex(of: clause.predicate) {
      let predicates = SourceList(site.predicates.map(\.tokens), in: buffer)
      list = predicates
      edit = predicates.removal(of: index)
    }
    guard let list, let edit else { return nil }
    return FixIt("Remove the second mention", list.removalSafety(edit), [edit])
  }
}
