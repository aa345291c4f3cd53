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
        guard let target = file.settings.targets[clause.platform] else { continue }
        let unreachable = clause.entries.indices.filter { place in
          isUnreachable(clause.entries[place], of: call, on: clause.platform, from: target.lowest, in: file.registry)
        }
        for run in runs(of: unreachable) { report(run, of: clause, unreachable, call, target, file, into: &findings) }
      }
    }
  }

  private func isUnreachable(
    _ entry: VersionClause.Entry, of call: VersionedCall, on platform: Platform, from target: OSVersion,
    in registry: Registry
  ) -> Bool {
    guard let version = entry.version, !entry.isRange else { return false }
    // What does not compile is another rule's.
    if let facts = call.facts, !facts.status(on: platform, version).isAvailable { return false }
    // The release lasts until the next one.
    guard let next = registry.versions(on: platform).first(where: { $0 > version }) else { return false }
    return next <= target
  }

  /// Places that follow one another.
  private func runs(of places: [Int]) -> [Range<Int>] {
    places.reduce(into: []) { runs, place in
      if let last = runs.last, last.upperBound == place {
        runs[runs.count - 1] = last.lowerBound..<place + 1
      } else {
        runs.append(place..<place + 1)
      }
    }
  }

  private func report(
    _ run: Range<Int>, of clause: VersionClause, _ unreachable: [Int], _ call: VersionedCall,
    _ target: DeploymentTarget, _ file: FileContext, into findings: inout Findings
  ) {
    let platform = clause.platform
    let versions = clause.entries[run].compactMap(\.version)
    let names = PlatformVersions(platform, versions).quotedMembers
    let targetName = PlatformVersion(platform, target.lowest).displayName
    let (verb, end) = versions.count == 1 ? ("is", "it never matches") : ("are", "they never match")
    findings.report(
      "\(names) \(verb) below the deployment target, \(targetName), so \(end)",
      at: place(of: run, in: clause, file.tokens), label: "never reached",
      notes: (target.origin.map { [.init("the deployment target comes from \($0)")] } ?? []) + call.useNotes(in: file),
      coverage: file.coverage(of: call, on: platform, showing: versions),
      fix: fix(removing: run, names, of: clause, unreachable, call, in: file.tokens))
  }

  /// The whole run, or its first version where it goes over many lines.
  private func place(of run: Range<Int>, in clause: VersionClause, _ buffer: TokenBuffer) -> SourceRange {
    let first = clause.entries[run.lowerBound].tokens
    let all = first.lowerBound..<clause.entries[run.upperBound - 1].tokens.upperBound
    let lineCount = all.dropFirst().count { buffer.startsLine($0) }
    return buffer.range(lineCount < 3 ? all : first)
  }

  private func fix(
    removing run: Range<Int>, _ names: String, of clause: VersionClause, _ unreachable: [Int], _ call: VersionedCall,
    in buffer: TokenBuffer
  ) -> FixIt? {
    let entries = clause.entries
    // What stays must be worth naming; an empty list would compile and never match.
    guard unreachable.count < entries.count, let list = clause.list(in: buffer) else { return nil }
    let edit: SourceEdit
    if run.upperBound < entries.count {
      let next = buffer.range(entries[run.upperBound].tokens).start
      edit = .remove(SourceRange(buffer.range(entries[run.lowerBound].tokens).start, next))
    } else {
      let last = buffer.range(entries[run.upperBound - 1].tokens).end
      edit = .remove(SourceRange(buffer.range(entries[run.lowerBound - 1].tokens).end, last))
    }
    let safety = keepsClass(of: call, without: unreachable, of: clause) ? list.removalSafety(edit) : .needsReview
    return FixIt("Remove \(names)", safety, [edit])
  }

  /// Whether an untyped closure still gets the same class: without its older versions a list for `.sheet` may not.
  private func keepsClass(of call: VersionedCall, without places: [Int], of clause: VersionClause) -> Bool {
    guard let nativeClass = call.nativeClass, !call.isOpaque else { return false }
    let gone = places.compactMap { clause.entries[$0].version }
    let left = call.targets.filter { $0.platform != clause.platform || !gone.contains($0.version) }
    return call.nativeClass(for: left) == nativeClass
  }
}
