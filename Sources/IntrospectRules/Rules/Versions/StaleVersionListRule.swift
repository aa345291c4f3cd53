import IntrospectFacts
import IntrospectSyntax

/// Flags a list that stops before the newest version of its platform.
struct StaleVersionListRule: Rule {
  static let info = RuleInfo(
    id: "stale-version-list", topic: .versions, severity: .warning,
    summary: "A version list stops before the newest version of its platform.",
    rationale: """
      A constant such as `.v17` stands for exactly one year's release. On a version that no predicate names, the \
      modifier does nothing: no marker, no warning, no log. A list that was complete when it was written therefore \
      stops working with the next system, and only on the devices that have it.

      Where the native class stays the same, try the closure on the new system and add its version. Where the class \
      changes, the new versions need a second call with a closure of their own. `introspect-lint forecast iOS 27` tells \
      which calls of a project stop with a system, and `introspect-lint bump iOS 27` adds a version wherever nothing \
      speaks against it.

      The finding is a warning where it is known that the library in use knows the missing version: `library:` in \
      `.lint.yml` says so, or other calls of the project name it. It is a note otherwise. `newest:` in `.lint.yml` \
      lowers what is asked for. Calls on one chain with the same view type count together, \
      and versions that `#available` or `#if` rule out are not asked for. A constant that calls go by, as in \
      `on: .supportedVersions`, is judged where it is declared, by what all of those calls need.
      """,
    examples: [
      .flagged(
        """
        ScrollView { rows }
          .introspect(.scrollView, on: .iOS(.v16, .v17, .v18)) { scrollView in  // expect: stale-version-list
            scrollView.keyboardDismissMode = .interactive
          }
        """,
        fixed: """
          ScrollView { rows }
            .introspect(.scrollView, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { scrollView in  // expect: stale-version-list
              scrollView.keyboardDismissMode = .interactive
            }
          """),
      .flagged(
        """
        List(items, rowContent: ItemRow.init)
          .introspect(.list, on: .iOS(.v14, .v15)) { tableView in  // expect: stale-version-list
            tableView.sectionHeaderTopPadding = 0
          }
        """),
      .accepted(
        """
        List(items, rowContent: ItemRow.init)
          .introspect(.list, on: .iOS(.v15)) { tableView in
            tableView.sectionHeaderTopPadding = 0
          }
          .introspect(.list, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { collectionView in
            collectionView.selectionFollowsFocus = true
          }
        """),
    ])

  init(options: NoOptions) {}

  func check(_ file: FileContext, into findings: inout Findings) {
    for group in file.versionLists.groups {
      for platform in Platform.allCases where group.isCertain(on: platform) {
        guard group.openLowerBound(on: platform) == nil, let newest = group.namedVersions(on: platform).last else {
          continue
        }
        for call in group.calls { check(call, stoppingAt: newest, on: platform, in: file, into: &findings) }
      }
    }
  }

  private func check(
    _ call: VersionedCall, stoppingAt newest: OSVersion, on platform: Platform, in file: FileContext,
    into findings: inout Findings
  ) {
    guard let facts = call.facts,
      let clause = call.clauses(on: platform).last(where: { $0.entries.contains { $0.version == newest } }),
      // What a constant names last is judged where the constant is declared.
      clause.constant == nil, let place = clause.entries.lastIndex(where: { $0.version == newest })
    else { return }
    guard let newestAsked = file.newestVersion(on: platform) else { return }
    let missing = file.registry.versions(on: platform, between: newest, and: newestAsked).filter { version in
      version > newest && facts.status(on: platform, version).isAvailable
        && call.isAsked(for: version, on: platform) { endsWithConstant($0, newest, on: platform) }
    }
    guard !missing.isEmpty else { return }
    let addable = missing.prefix { call.keepsClass(with: $0, on: platform) }
    let changed = missing.dropFirst(addable.count)
    let newestUsed = file.project.newestVersionUsed[platform]
    // Nothing is asked for that a known release of the library lacks.
    let isProven =
      file.settings.library != nil || file.settings.hasOwnRegistry
      || missing.contains { version in newestUsed.map { version <= $0 } ?? false }
    var message = "\(call.closureName) never runs on \(PlatformVersions(platform, missing).displayName(in: file.registry))"
    message += consequence(addable: Array(addable), changed: Array(changed), of: call, on: platform, in: file.registry)
    message += otherCalls(naming: missing, on: platform, in: file.project)
    let remark = facts.remark(on: platform, Array(addable))
    findings.report(
      message, at: file.tokens.range(clause.entries[place].tokens), label: "the list ends here",
      severity: isProven ? nil : .note,
      notes: (remark.map { [.init($0)] } ?? [])
        + call.useNotes(in: file) { use in
          endsWithConstant(use, newest, on: platform) && missing.contains { use.asks(for: $0, on: platform) }
        },
      coverage: file.coverage(of: call, on: platform, showing: missing),
      fix: fix(adding: Array(addable), to: clause, behind: place, in: file.tokens))
  }

  /// Whether nothing on the chain goes beyond the constant; where something does, the list ends there.
  private func endsWithConstant(_ use: ConstantUse, _ newest: OSVersion, on platform: Platform) -> Bool {
    !use.otherEntries(on: platform).contains { entry in
      entry.version.map { $0 > newest || entry.isRange } ?? false
    }
  }

  private func consequence(
    addable: [OSVersion], changed: [OSVersion], of call: VersionedCall, on platform: Platform, in registry: Registry
  ) -> String {
    guard let facts = call.facts, let nativeClass = call.nativeClass else { return "" }
    guard let first = changed.first else { return "; the backing class is still \(nativeClass)" }
    let newClass = facts.classNames(on: platform, first)
    let shared = changed.prefix { facts.classNames(on: platform, $0) == newClass }
    let call = "a second call with '\(PlatformVersions(platform, Array(shared)).clause)'"
    let change = "from \(PlatformVersion(platform, first).displayName) on '\(facts.spelling)' is backed by \(newClass)"
    if addable.isEmpty { return "; \(change), which needs \(call)" }
    let still = PlatformVersions(platform, addable).displayName(in: registry)
    return "; the backing class is still \(nativeClass) on \(still); \(change), which needs \(call)"
  }

  /// Names the newest of the missing versions that the project asks for elsewhere.
  private func otherCalls(naming missing: [OSVersion], on platform: Platform, in project: ProjectContext) -> String {
    for version in missing.reversed() {
      let target = PlatformVersion(platform, version)
      guard let count = project.callsByVersion[target] else { continue }
      let calls = count == 1 ? "1 other call here covers" : "\(count) other calls here cover"
      return "; \(calls) \(target.displayName)"
    }
    return ""
  }

  private func fix(
    adding versions: [OSVersion], to clause: VersionClause, behind place: Int, in buffer: TokenBuffer
  ) -> FixIt? {
    let edits = clause.additions(of: versions, nextTo: place, in: buffer)
    guard !edits.isEmpty else { return nil }
    let added = PlatformVersions(clause.platform, versions)
    return FixIt("Add \(added.quotedMembers) to the \(clause.platform.name) versions", .needsReview, edits)
  }
}
