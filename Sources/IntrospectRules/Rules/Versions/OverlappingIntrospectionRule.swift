import IntrospectFacts
import IntrospectSyntax

/// Flags two calls on one chain that both run on the same version.
struct OverlappingIntrospectionRule: Rule {
  static let info = RuleInfo(
    id: "overlapping-introspection", topic: .versions, severity: .note,
    summary: "Two calls on one chain cover the same version of a platform.",
    rationale: """
      Each call looks for the native object on its own, so both closures run on that version, and nothing promises in \
      which order. Where they set the same property, either may win. Put what belongs together into one closure, or \
      give each call versions of its own.
      """,
    examples: [
      .flagged(
        """
        List(contacts, rowContent: ContactRow.init)
          .introspect(.list, on: .iOS(.v17, .v18, .v26, .v27)) { list in
            list.allowsMultipleSelection = true
          }
          .introspect(.list, on: .iOS(.v26, .v27)) { list in  // expect: overlapping-introspection
            list.allowsMultipleSelection = false
          }
        """),
      .accepted(
        """
        List(contacts, rowContent: ContactRow.init)
          .introspect(.list, on: .iOS(.v17, .v18)) { list in
            list.allowsMultipleSelection = true
          }
          .introspect(.list, on: .iOS(.v26, .v27)) { list in
            list.allowsMultipleSelection = false
          }
        """),
    ])

  init(options: NoOptions) {}

  func check(_ file: FileContext, into findings: inout Findings) {
    for group in file.versionLists.groups where group.calls.count > 1 && !Self.isBoxed(group.facts) {
      let calls = group.calls.filter { !$0.mixesClasses }
      let running = Platform.allCases.map { platform in
        calls.map { $0.runningVersions(on: platform, in: file.registry) }
      }
      for place in calls.indices.dropFirst() {
        for (platform, versions) in zip(Platform.allCases, running) {
          check(place, of: calls, running: versions, on: platform, in: file, into: &findings)
        }
      }
    }
  }

  /// Each call for `.view` puts the content into a box of its own, so two of them find two views.
  private static func isBoxed(_ facts: ViewTypeFacts) -> Bool { facts.member == "view" }

  /// - Parameter running: the versions on which the closure of each call can run.
  private func check(
    _ place: Int, of calls: [VersionedCall], running: [Set<OSVersion>], on platform: Platform, in file: FileContext,
    into findings: inout Findings
  ) {
    let later = calls[place]
    let covered = running[place]
    guard !covered.isEmpty else { return }
    var shared: Set<OSVersion> = []
    var notes: [Diagnostic.Note] = []
    for (call, versions) in zip(calls[..<place], running) {
      let common = versions.intersection(covered)
      guard !common.isEmpty, call.hasScope(of: later, in: file.tokens), call.isBuilt(with: later, in: file),
        let entry = call.entry(coveringSomeOf: common, on: platform)
      else { continue }
      shared.formUnion(common)
      notes.append(.init("covered here as well", at: file.tokens.range(entry.tokens)))
    }
    guard let entry = later.entry(coveringSomeOf: shared, on: platform) else { return }
    let name = PlatformVersions(platform, shared.sorted()).displayName(in: file.registry)
    let fact =
      notes.count == 1
      ? "an earlier call on this chain covers \(name) too; both"
      : "\(notes.count) earlier calls on this chain cover \(name) too; all"
    findings.report(
      "\(fact) closures run there, in no promised order",
      at: file.tokens.range(entry.tokens), notes: notes)
  }
}

extension VersionedCall {
  /// The versions on which the closure can run, as far as they are known; of a range those with its class.
  fileprivate func runningVersions(on platform: Platform, in registry: Registry) -> Set<OSVersion> {
    guard let facts, let nativeClass else { return [] }
    let entries = clauses(on: platform).flatMap(\.entries)
    var versions = Set(entries.compactMap(\.version))
    if entries.contains(where: \.isRange) { versions.formUnion(registry.versions(on: platform)) }
    return versions.filter { version in
      facts.nativeClasses(on: platform, version).contains(nativeClass) && place.mayRun(version, on: platform)
        && entries.contains { $0.covers(version) }
    }
  }

  fileprivate func entry(coveringSomeOf versions: Set<OSVersion>, on platform: Platform) -> VersionClause.Entry? {
    clauses(on: platform).flatMap(\.entries).first { entry in versions.contains(where: entry.covers) }
  }

  /// Whether both calls search the same way, so that they find the same object.
  fileprivate func hasScope(of other: VersionedCall, in buffer: TokenBuffer) -> Bool {
    site?.scope.map { buffer.text($0) } == other.site?.scope.map { buffer.text($0) }
  }

  /// Whether some build holds both calls: not where each depends on an `#if` that the other does not stand in.
  fileprivate func isBuilt(with other: VersionedCall, in file: FileContext) -> Bool {
    guard let site, let otherSite = other.site else { return false }
    let own = site.branches.filter { !otherSite.branches.contains($0) }
    let others = otherSite.branches.filter { !site.branches.contains($0) }
    if own.isEmpty || others.isEmpty { return true }
    func texts(_ branches: [ConditionalBranch]) -> [String] {
      branches.map { $0.earlierConditions.isEmpty ? file.tokens.text($0.condition) : "" }
    }
    return texts(own) == texts(others) && !texts(own).contains("")
  }
}
