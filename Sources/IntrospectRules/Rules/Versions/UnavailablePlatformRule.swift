import IntrospectFacts
import IntrospectSyntax

/// Flags a platform that the view type, or the library, does not have.
struct UnavailablePlatformRule: Rule {
  static let info = RuleInfo(
    id: "unavailable-platform", topic: .versions, severity: .error,
    summary: "A version list names a platform that the view type cannot be introspected on.",
    rationale: """
      Not every SwiftUI view has a native object behind it on every platform, and the library declares versions only \
      where there is one. It has predicates for iOS, tvOS, macOS and visionOS; a Mac Catalyst app is an iOS app to it, \
      and watchOS has nothing to introspect.
      """,
    examples: [
      .flagged(
        """
        Stepper("Copies", value: $copies)
          .introspect(.stepper, on: .iOS(.v17, .v18, .v26, .v27), .tvOS(.v17)) { stepper in  // expect: unavailable-platform
            stepper.autorepeat = false
          }
        """),
      .accepted(
        """
        Stepper("Copies", value: $copies)
          .introspect(.stepper, on: .iOS(.v17, .v18, .v26, .v27)) { stepper in
            stepper.autorepeat = false
          }
        """),
    ])

  init(options: NoOptions) {}

  func check(_ file: FileContext, into findings: inout Findings) {
    for call in file.versionLists.all {
      guard let facts = call.facts else { continue }
      if let withdrawal = facts.withdrawal {
        guard let viewType = call.viewType,
          !call.clauses.contains(where: { file.isStillThere(facts, on: $0.platform) })
        else { continue }
        findings.report(
          "'\(facts.spelling)' is not available on any platform: \(withdrawal)",
          at: file.tokens.range(viewType.tokens))
        continue
      }
      for (predicate, platform) in call.unlisted {
        findings.report(
          "SwiftUIIntrospect has no versions for \(platform.name): \(platform.reason)",
          at: file.tokens.range(predicate.nameToken..<predicate.nameToken + 1), notes: call.useNotes(in: file))
      }
      for clause in call.ownClauses where !hasOwnVersions(call, clause, in: file.project) {
        guard let reason = facts.status(on: clause.platform).reason, !file.isStillThere(facts, on: clause.platform)
        else { continue }
        let others = facts.platforms.map(\.name).joined(separator: ", ")
        findings.report(
          "'\(facts.spelling)' is not available on \(clause.platform.name): \(reason), only for \(others)",
          at: file.tokens.range(clause.predicate.nameToken..<clause.predicate.nameToken + 1),
          notes: call.useNotes(in: file))
      }
    }
  }

  /// A project may add versions to a view type of the library.
  private func hasOwnVersions(_ call: VersionedCall, _ clause: VersionClause, in project: ProjectContext) -> Bool {
    guard let viewType = call.facts?.swiftType else { return true }
    return project.declaredVersions(of: viewType, on: clause.platform)?.isEmpty != true
  }
}
