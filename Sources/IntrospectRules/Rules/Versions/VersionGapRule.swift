import IntrospectFacts
import IntrospectSyntax

/// Flags a version left out between two that a chain covers.
struct VersionGapRule: Rule {
  static let info = RuleInfo(
    id: "version-gap", topic: .versions, severity: .warning,
    summary: "A version list leaves out a version between its first and its last one.",
    rationale: """
      Each constant stands for one year's release, so a list that names iOS 15 and iOS 17 does nothing on iOS 16. \
      Calls on one chain with the same view type are read as one list. The numbers jump from 18 to 26 (macOS from 15, \
      visionOS from 2): that is no gap. Neither is what lies below the deployment target.
      """,
    examples: [
      .flagged(
        """
        TextEditor(text: $draft)
          .introspect(.textEditor, on: .iOS(.v16, .v18, .v26, .v27)) { textView in  // expect: version-gap
            textView.inputAssistantItem.leadingBarButtonGroups = []
          }
        """,
        fixed: """
          TextEditor(text: $draft)
            .introspect(.textEditor, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { textView in  // expect: version-gap
              textView.inputAssistantItem.leadingBarButtonGroups = []
            }
          """),
      .accepted(
        """
        TextEditor(text: $draft)
          .introspect(.textEditor, on: .iOS(.v17, .v18, .v26, .v27)) { textView in
            textView.inputAssistantItem.leadingBarButtonGroups = []
          }
        """),
    ])

  init(options: NoOptions) {}

  func check(_ file: FileContext, into findings: inout Findings) {
    for group in file.versionLists.groups {
      for platform in Platform.allCases where group.isCertain(on: platform) {
        check(group, on: platform, in: file, into: &findings)
      }
    }
  }

  private func check(
    _ group: ChainGroup, on platform: Platform, in file: FileContext, into findings: inout Findings
  ) {
    var covered = group.namedVersions(on: platform)
    if let bound = group.openLowerBound(on: platform) {
      // A range covers what follows its bound, and nothing can be left out there.
      covered = covered.filter { $0 < bound } + [bound]
    }
    guard covered.count > 1 else { return }
    for (before, after) in zip(covered, covered.dropFirst()) {
      let known = file.registry.versions(on: platform)
      let target = file.settings.targets[platform]
      let hole = known.filter {
        // What no device can run is not missed.
        before < $0 && $0 < after && group.facts.status(on: platform, $0).isAvailable
          && target?.leavesBehind($0, of: known) != true
      }
      guard !hole.isEmpty else { continue }
      report(hole, between: before, and: after, of: group, on: platform, in: file, into: &findings)
    }
  }

  /// One version of a list, by its clause and its place in it.
  private struct Neighbor {
    let call: VersionedCall
    let clause: VersionClause
    let place: Int
    var range: Range<Int> { clause.entries[place].tokens }
    /// Whether the version is written in the place itself, and not in a constant.
    var isHere: Bool { clause.constant == nil }
  }

  /// What stands in the place itself, if anything does; else the name of a constant.
  private func neighbor(_ version: OSVersion, in group: ChainGroup, on platform: Platform) -> Neighbor? {
    for call in group.calls {
      let clauses = call.clauses(on: platform)
      for clause in clauses.filter({ $0.constant == nil }) + clauses.filter({ $0.constant != nil }) {
        if let place = clause.entries.firstIndex(where: { $0.version == version }) {
          return Neighbor(call: call, clause: clause, place: place)
        }
      }
    }
    return nil
  }

  /// A hole that lies over a change of class has two parts: one belongs to the call before it, one to the call behind.
  private func report(
    _ hole: [OSVersion], between before: OSVersion, and after: OSVersion, of group: ChainGroup, on platform: Platform,
    in file: FileContext, into findings: inout Findings
  ) {
    guard let left = neighbor(before, in: group, on: platform), let right = neighbor(after, in: group, on: platform)
    else { return }
    // A hole within constants is theirs.
    guard left.isHere || right.isHere else { return }
    let missing = hole.filter { left.call.isAsked(for: $0, on: platform) || right.call.isAsked(for: $0, on: platform) }
    let early = missing.prefix { left.isHere && left.call.keepsClass(with: $0, on: platform) }
    let rest = missing.dropFirst(early.count)
    let late = rest.filter { right.isHere && right.call.keepsClass(with: $0, on: platform) }
    let orphans = rest.filter { !late.contains($0) }
    func notes(on versions: some Sequence<OSVersion>) -> [Diagnostic.Note] {
      left.call.useNotes(in: file) { use in versions.contains { use.asks(for: $0, on: platform) } }
    }
    let words = Words(platform: platform, before: before, after: after, registry: file.registry)
    if !early.isEmpty {
      findings.report(
        words.message(Array(early), class: left.call.nativeClass), at: file.tokens.range(left.range),
        label: "followed by '.\(after.memberName)'", notes: notes(on: early),
        coverage: file.coverage(of: left.call, on: platform, showing: hole),
        fix: words.fix(Array(early), left.clause.list(in: file.tokens)) { $0.insertions(of: $1, after: left.place) })
    }
    if !late.isEmpty {
      // Nothing but a range can stand in its own clause, so a version before it goes nowhere.
      let list = right.clause.entries[right.place].isRange ? nil : right.clause.list(in: file.tokens)
      findings.report(
        words.message(late, class: right.call.nativeClass), at: file.tokens.range(right.range), notes: notes(on: late),
        coverage: file.coverage(of: right.call, on: platform, showing: hole),
        fix: words.fix(late, list) { [$0.insertion(of: $1, before: right.place)] })
    }
    if let first = orphans.first {
      findings.report(
        words.message(orphans, class: group.facts.nativeClass(on: platform, first)),
        at: file.tokens.range(left.isHere ? left.range : right.range),
        label: left.isHere ? "followed by '.\(after.memberName)'" : nil,
        notes: notes(on: orphans), coverage: file.coverage(of: left.call, on: platform, showing: hole))
    }
  }

  private struct Words {
    let platform: Platform
    let before: OSVersion
    let after: OSVersion
    let registry: Registry

    func message(_ missing: [OSVersion], class nativeClass: String?) -> String {
      let name = PlatformVersions(platform, missing).displayName(in: registry)
      let verb = missing.count == 1 ? "is" : "are"
      let backing = nativeClass.map { "; the backing class there is \($0)" } ?? ""
      return "\(name) \(verb) left out between '.\(before.memberName)' and '.\(after.memberName)', so this never runs there"
        + backing
    }

    func fix(
      _ versions: [OSVersion], _ list: SourceList?, _ insertions: (SourceList, [String]) -> [SourceEdit]
    ) -> FixIt? {
      guard let list else { return nil }
      return FixIt(
        "Add \(PlatformVersions(platform, versions).quotedMembers) to the \(platform.name) versions", .needsReview,
        insertions(list, versions.map { "." + $0.memberName }))
    }
  }
}
