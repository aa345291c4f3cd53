import IntrospectFacts
import IntrospectSyntax

/// Flags a list that starts behind the deployment target.
struct UncoveredDeploymentTargetRule: Rule {
  static let info = RuleInfo(
    id: "uncovered-deployment-target", topic: .versions, severity: .warning,
    summary: "A version list starts with a newer version than the deployment target.",
    rationale: """
      On a version that no predicate names, the modifier does nothing and says nothing. An app that still runs on \
      iOS 15 and introspects from iOS 16 on looks different on its oldest devices, which are seldom the ones that it \
      is tried on.

      The rule speaks only where the deployment target is known; where several values compete, the highest counts. \
      Versions that `#available` or `#if` rule out are not asked for, around the call and at the top of its closure, \
      nor are those on which the view does not exist. Calls on one chain with the same view type count together.
      """,
    examples: [
      .flagged(
        """
        // settings: targets iOS 15
        ScrollView { rows }
          .introspect(.scrollView, on: .iOS(.v17, .v18, .v26, .v27)) { scrollView in  // expect: uncovered-deployment-target
            scrollView.keyboardDismissMode = .interactive
          }
        """,
        fixed: """
          // settings: targets iOS 15
          ScrollView { rows }
            .introspect(.scrollView, on: .iOS(.v15, .v16, .v17, .v18, .v26, .v27)) { scrollView in  // expect: uncovered-deployment-target
              scrollView.keyboardDismissMode = .interactive
            }
          """),
      .accepted(
        """
        // settings: targets iOS 15
        NavigationStack { Settings() }
          .introspect(.navigationStack, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { controller in
            controller.hidesBarsOnSwipe = true
          }
        """),
    ])

  init(options: NoOptions) {}

  func check(_ file: FileContext, into findings: inout Findings) {
    for group in file.versionLists.groups {
      for platform in Platform.allCases where group.isCertain(on: platform) {
        let starts = [group.namedVersions(on: platform).first, group.openLowerBound(on: platform)]
        guard let target = file.settings.targets[platform], let first = starts.compactMap({ $0 }).min(),
          target.highest < first
        else { continue }
        for call in group.calls {
          check(call, startingAt: first, behind: target, on: platform, in: file, into: &findings)
        }
      }
    }
  }

  private func check(
    _ call: VersionedCall, startingAt first: OSVersion, behind target: DeploymentTarget, on platform: Platform,
    in file: FileContext, into findings: inout Findings
  ) {
    let known = file.registry.versions(on: platform)
    guard let facts = call.facts, isForThisTarget(call, in: file),
      let clause = call.clauses(on: platform).first(where: { $0.entries.contains { $0.version == first } }),
      // What a constant names first is judged where the constant is declared.
      clause.constant == nil,
      let place = clause.entries.firstIndex(where: { $0.version == first }),
      // A target such as 16.4 still runs the release that it is an update of.
      let oldest = known.last(where: { $0 <= target.highest }) ?? known.first
    else { return }
    let missing = known.filter { version in
      oldest <= version && version < first && facts.status(on: platform, version).isAvailable
        && call.isAsked(for: version, on: platform) { startsWithConstant($0, first, on: platform) }
    }
    guard !missing.isEmpty, !(call.site.map(file.structure.checksAvailability) ?? false) else { return }
    let kept = missing.reversed().prefix { call.keepsClass(with: $0, on: platform) }
    let addable = Array(kept.reversed())
    let changed = Array(missing.dropLast(addable.count))
    let names = PlatformVersions(platform, missing).displayName(in: file.registry)
    let words = PlatformVersion(platform, target.highest).displayName
    findings.report(
      "\(call.closureName) never runs on \(names), and the deployment target is \(words)"
        + consequence(addable: addable, changed: changed, of: call, facts, on: platform, in: file.registry),
      at: file.tokens.range(clause.entries[place].tokens), label: "the list starts here",
      notes: notes(target, facts, addable, on: platform)
        + call.useNotes(in: file) { use in
          startsWithConstant(use, first, on: platform) && missing.contains { use.asks(for: $0, on: platform) }
        },
      coverage: file.coverage(of: call, on: platform, showing: missing),
      fix: fix(adding: addable, to: clause, before: place, in: file.tokens))
  }

  /// What a package offers as a library is used by apps with targets of their own, and so are its constants.
  private func isForThisTarget(_ call: VersionedCall, in file: FileContext) -> Bool {
    call.site != nil || file.settings.isInLibraryProduct != true
  }

  /// Whether nothing on the chain begins before the constant, and the closure leaves the systems to the list.
  private func startsWithConstant(_ use: ConstantUse, _ first: OSVersion, on platform: Platform) -> Bool {
    !use.checksAvailability && !use.otherEntries(on: platform).contains { $0.version.map { $0 < first } ?? false }
  }

  private func consequence(
    addable: [OSVersion], changed: [OSVersion], of call: VersionedCall, _ facts: ViewTypeFacts, on platform: Platform,
    in registry: Registry
  ) -> String {
    guard let nativeClass = call.nativeClass else { return "" }
    guard let last = changed.last else { return "; the backing class is \(nativeClass) there too" }
    let oldClass = facts.classNames(on: platform, last)
    let shared = changed.reversed().prefix { facts.classNames(on: platform, $0) == oldClass }
    let secondCall = "a second call with '\(PlatformVersions(platform, shared.reversed()).clause)'"
    let name = PlatformVersion(platform, last).displayName
    let change = "up to \(name) '\(facts.spelling)' is backed by \(oldClass), which needs \(secondCall)"
    if addable.isEmpty { return "; \(change)" }
    let same = PlatformVersions(platform, addable).displayName(in: registry)
    return "; the backing class is \(nativeClass) on \(same) too; \(change)"
  }

  private func notes(
    _ target: DeploymentTarget, _ facts: ViewTypeFacts, _ addable: [OSVersion], on platform: Platform
  ) -> [Diagnostic.Note] {
    let origin = target.origin.map { "the deployment target comes from \($0)" }
    return [origin, facts.remark(on: platform, addable)].compactMap { $0.map { .init($0) } }
  }

  private func fix(
    adding versions: [OSVersion], to clause: VersionClause, before place: Int, in buffer: TokenBuffer
  ) -> FixIt? {
    guard let first = versions.first, let list = clause.list(in: buffer) else { return nil }
    let entry = clause.entries[place]
    if entry.isRange {
      let name = entry.tokens.lowerBound + 1
      return FixIt(
        "Start the range at '.\(first.memberName)'", .needsReview,
        [SourceEdit(replacing: buffer.range(name..<name + 1), with: first.memberName)])
    }
    let added = PlatformVersions(clause.platform, versions)
    return FixIt(
      "Add \(added.quotedMembers) to the \(clause.platform.name) versions", .needsReview,
      [list.insertion(of: versions.map { "." + $0.memberName }, before: place)])
  }
}
