import IntrospectFacts
import IntrospectSyntax

/// Flags versions that the deployment target leaves behind.
struct UnreachableVersionRule: Rule {
  static let info = RuleInfo(
    id: "unreachable-version", topic: .versions, severity: .note,
    summary: "A version list names a version below the deployment target.",
    rationale: """
      A constant such as `.v14` stands for one year's release. Where the deployment target is newer, no device of that \
      release can run the app, so the constant never matches: it is left over from an earlier target.

      The rule speaks only where the deployment target is known; where several values compete, the lowest counts. \
      A target such as 16.4 still runs updates of iOS 16, so `.v16` stays. Ranges are left alone: their lower bound \
      says from where on the closure was tried, and a library may state it on purpose.
      """,
    examples: [
      .flagged(
        """
        // settings: targets iOS 16
        Slider(value: $volume)
          .introspect(.slider, on: .iOS(.v14, .v15, .v16, .v17, .v18, .v26, .v27)) { slider in  // expect: unreachable-version
            slider.isContinuous = false
          }
        """,
        fixed: """
          // settings: targets iOS 16
          Slider(value: $volume)
            .introspect(.slider, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { slider in  // expect: unreachable-version
              slider.isContinuous = false
            }
          """),
      .accepted(
        """
        // settings: targets iOS 16.4
        Slider(value: $volume)
          .introspect(.slider, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { slider in
            slider.isContinuous = false
          }
        """),
    ])

  init(options: NoOptions) {}

  func check(_ file: FileContext, into findings: inout Findings) {
    for call in file.versionLists.all {
      for clause in call.ownClauses {
        guard let unreachable = UnreachableVersions(of: clause, in: call, file) else { continue }
        for run in unreachable.runs { report(run, of: unreachable, in: file, into: &findings) }
      }
    }
  }

  private func report(
    _ run: Range<Int>, of unreachable: UnreachableVersions, in file: FileContext, into findings: inout Findings
  ) {
    let (clause, call, target) = (unreachable.clause, unreachable.call, unreachable.target)
    let platform = clause.platform
    let versions = clause.entries[run].compactMap(\.version)
    let names = PlatformVersions(platform, versions).quotedMembers
    let targetName = PlatformVersion(platform, target.lowest).displayName
    let (verb, end) = versions.count == 1 ? ("is", "it never matches") : ("are", "they never match")
    let removal = unreachable.removal(of: run, in: file.tokens)
    findings.report(
      "\(names) \(verb) below the deployment target, \(targetName), so \(end)",
      at: place(of: run, in: clause, file.tokens), label: "never reached",
      notes: (target.origin.map { [.init("the deployment target comes from \($0)")] } ?? []) + call.useNotes(in: file),
      coverage: file.coverage(of: call, on: platform, showing: versions),
      fix: removal.map { FixIt("Remove \(names)", $0.obstacle == nil ? .safe : .needsReview, [$0.edit]) })
  }

  /// The whole run, or its first version where it goes over many lines.
  private func place(of run: Range<Int>, in clause: VersionClause, _ buffer: TokenBuffer) -> SourceRange {
    let first = clause.entries[run.lowerBound].tokens
    let all = first.lowerBound..<clause.entries[run.upperBound - 1].tokens.upperBound
    let lineCount = all.dropFirst().count { buffer.startsLine($0) }
    return buffer.range(lineCount < 3 ? all : first)
  }
}
