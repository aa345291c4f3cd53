import IntrospectFacts
import IntrospectSyntax

/// Flags a version constant that the library never had and never can have.
struct UnknownVersionRule: Rule {
  static let info = RuleInfo(
    id: "unknown-version", topic: .versions, severity: .error,
    summary: "A version list names a version that does not exist.",
    rationale: """
      The library has one constant for each year's release, from the first with SwiftUI on: no updates such as \
      `.v16_4`, and no numbers that Apple left out. After iOS and tvOS 18, macOS 15 and visionOS 2 came 26 everywhere. \
      The compiler's message for a missing constant speaks of type inference and hides the slip.

      A number beyond all that are known is not reported: the library may be newer than this program.
      """,
    examples: [
      .flagged(
        """
        Slider(value: $volume)
          .introspect(.slider, on: .iOS(.v17, .v18, .v19, .v27)) { slider in  // expect: unknown-version
            slider.isContinuous = false
          }
        """,
        fixed: """
          Slider(value: $volume)
            .introspect(.slider, on: .iOS(.v17, .v18, .v26, .v27)) { slider in  // expect: unknown-version
              slider.isContinuous = false
            }
          """),
      .accepted(
        """
        Slider(value: $volume)
          .introspect(.slider, on: .iOS(.v17, .v18, .v26, .v27)) { slider in
            slider.isContinuous = false
          }
        """),
    ])

  init(options: NoOptions) {}

  func check(_ file: FileContext, into findings: inout Findings) {
    for call in file.versionLists.all {
      guard let facts = call.facts, facts.withdrawal == nil else { continue }
      for clause in call.ownClauses where !facts.availableVersions(on: clause.platform).isEmpty {
        for place in clause.entries.indices where clause.entries[place].meaning == .unknown {
          report(clause, place, of: call, facts, in: file, into: &findings)
        }
      }
    }
  }

  private func report(
    _ clause: VersionClause, _ place: Int, of call: VersionedCall, _ facts: ViewTypeFacts, in file: FileContext,
    into findings: inout Findings
  ) {
    let entry = clause.entries[place]
    let platform = clause.platform
    let written = "'.\(entry.written.member)'"
    guard let number = OSVersion(memberName: entry.written.member) else {
      findings.report(
        "SwiftUIIntrospect has no \(written) for \(platform.name): its constants are named like '.\(platform.oldestVersion.memberName)'",
        at: file.tokens.range(entry.tokens), notes: call.useNotes(in: file))
      return
    }
    let nearest = platform.nearestVersion(to: number)
    findings.report(
      "SwiftUIIntrospect has no \(written) for \(platform.name): \(reason(number, nearest, platform))",
      at: file.tokens.range(entry.tokens), notes: call.useNotes(in: file),
      fix: fix(clause, place, nearest, of: call, facts, in: file.tokens))
  }

  private func reason(_ number: OSVersion, _ nearest: OSVersion, _ platform: Platform) -> String {
    let target = PlatformVersion(platform, nearest).displayName
    if number < platform.oldestVersion {
      return "the first is '.\(nearest.memberName)', as SwiftUI began with \(target)"
    }
    if number.major == nearest.major { return "'.\(nearest.memberName)' stands for all of \(target)" }
    if let before = platform.versions.last(where: { $0 < number }),
      let after = platform.version(after: before), before < platform.skippedVersion, platform.skippedVersion <= number
    {
      return "\(platform.name) \(after.displayName) follows \(before.displayName)"
    }
    return "the nearest version is '.\(nearest.memberName)'"
  }

  private func fix(
    _ clause: VersionClause, _ place: Int, _ nearest: OSVersion, of call: VersionedCall, _ facts: ViewTypeFacts,
    in buffer: TokenBuffer
  ) -> FixIt? {
    let entry = clause.entries[place]
    let isNamedAlready = call.clauses(on: clause.platform).flatMap(\.entries).contains { $0.version == nearest }
    if isNamedAlready {
      guard let edit = clause.list(in: buffer)?.removal(of: place) else { return nil }
      return FixIt("Remove '.\(entry.written.member)'", .needsReview, [edit])
    }
    guard facts.status(on: clause.platform, nearest).isAvailable else { return nil }
    let name = entry.tokens.lowerBound + 1
    return FixIt(
      "Replace '.\(entry.written.member)' with '.\(nearest.memberName)'", .needsReview,
      [SourceEdit(replacing: buffer.range(name..<name + 1), with: nearest.memberName)])
  }
}
