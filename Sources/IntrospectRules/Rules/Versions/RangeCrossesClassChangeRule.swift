import IntrospectFacts
import IntrospectSyntax

/// Flags a range over versions on which the view type has another class than on its first one, or none.
struct RangeCrossesClassChangeRule: Rule {
  static let info = RuleInfo(
    id: "range-crosses-class-change", topic: .versions, severity: .warning,
    summary: "A range runs over a version where the native class changes.",
    rationale: """
      A range keeps the class of the version that it starts with and looks for that class on every later system. From \
      the version on where SwiftUI uses another class, or none, it finds nothing and says nothing. Write out the \
      versions that share the class, and add a call for the class that follows.
      """,
    examples: [
      .flagged(
        """
        @_spi(Advanced) import SwiftUIIntrospect

        let form = Form { fields }
          .introspect(.form, on: .iOS(.v14...)) { tableView in  // expect: range-crosses-class-change
            tableView.keyboardDismissMode = .onDrag
          }
        """,
        fixed: """
          @_spi(Advanced) import SwiftUIIntrospect

          let form = Form { fields }
            .introspect(.form, on: .iOS(.v14, .v15)) { tableView in  // expect: range-crosses-class-change
              tableView.keyboardDismissMode = .onDrag
            }
          """),
      .accepted(
        """
        import SwiftUIIntrospect

        let form = Form { fields }
          .introspect(.form, on: .iOS(.v14, .v15)) { tableView in
            tableView.keyboardDismissMode = .onDrag
          }
          .introspect(.form, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { collectionView in
            collectionView.keyboardDismissMode = .onDrag
          }
        """),
    ])

  init(options: NoOptions) {}

  func check(_ file: FileContext, into findings: inout Findings) {
    for group in file.versionLists.groups {
      for call in group.calls where !call.mixesClasses {
        for clause in call.ownClauses {
          for (place, entry) in clause.entries.enumerated() where entry.isRange {
            check(clause, place, of: call, in: group, file, into: &findings)
          }
        }
      }
    }
  }

  private func check(
    _ clause: VersionClause, _ place: Int, of call: VersionedCall, in group: ChainGroup, _ file: FileContext,
    into findings: inout Findings
  ) {
    let platform = clause.platform
    let facts = group.facts
    guard let start = clause.entries[place].version, facts.status(on: platform, start).isAvailable,
      let nativeClass = call.nativeClass
    else { return }
    let later = file.registry.versions(on: platform).filter { $0 > start }
    // Where a call goes by a constant, the rest of its chain may serve the later class.
    func isUnserved(_ version: OSVersion, at use: ConstantUse) -> Bool {
      !isServed(version, on: platform, as: facts.nativeClasses(on: platform, version), in: use.group)
    }
    guard
      let change = later.first(where: { version in
        !facts.nativeClasses(on: platform, version).contains(nativeClass)
          && call.isAsked(for: version, on: platform) { isUnserved(version, at: $0) }
      })
    else { return }
    let classes = facts.nativeClasses(on: platform, change)
    // A constant or an expression beside it may be what serves the rest.
    guard !group.calls.contains(where: \.isOpaque), !isServed(change, on: platform, as: classes, in: group) else {
      return
    }
    let range = "'\(file.tokens.text(clause.entries[place].tokens))'"
    let name = PlatformVersion(platform, change).displayName
    let end = "so \(range) finds nothing from there on"
    let message =
      classes.isEmpty
      ? "\(noClass(facts, change, on: platform)), \(end)"
      : "from \(name) on '\(facts.spelling)' is backed by \(classes.joined(separator: " or ")) and no longer by \(nativeClass), \(end)"
    findings.report(
      message, at: file.tokens.range(clause.entries[place].tokens), label: "begins with \(nativeClass)",
      notes: call.useNotes(in: file) { $0.asks(for: change, on: platform) && isUnserved(change, at: $0) },
      coverage: file.coverage(of: call, on: platform, showing: [start, change]),
      fix: fix([start] + later.filter { $0 < change }, clause, place, nativeClass, facts, in: file.tokens))
  }

  private func noClass(_ facts: ViewTypeFacts, _ version: OSVersion, on platform: Platform) -> String {
    let target = PlatformVersion(platform, version).displayName
    let reason = facts.status(on: platform, version).reason.map { " (\($0))" } ?? ""
    return "'\(facts.spelling)' has no native class from \(target) on\(reason)"
  }

  private func isServed(_ version: OSVersion, on platform: Platform, as classes: [String], in group: ChainGroup) -> Bool {
    group.covers(version, on: platform, as: classes)
      || group.calls.contains { call in
        // Served from a later version on: a gap, and not this rule's.
        guard let nativeClass = call.nativeClass, classes.contains(nativeClass) else { return false }
        return call.clauses(on: platform).flatMap(\.entries).contains { ($0.version ?? version) > version }
      }
  }

  private func fix(
    _ versions: [OSVersion], _ clause: VersionClause, _ place: Int, _ nativeClass: String, _ facts: ViewTypeFacts,
    in buffer: TokenBuffer
  ) -> FixIt {
    let members = versions.filter { facts.status(on: clause.platform, $0).isAvailable }.map { "." + $0.memberName }
    return FixIt(
      "Write out the versions with \(nativeClass)", .needsReview,
      [SourceEdit(replacing: buffer.range(clause.entries[place].tokens), with: members.joined(separator: ", "))])
  }
}
