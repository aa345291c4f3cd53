import IntrospectFacts
import IntrospectSyntax

/// Flags what the release of the library in use does not have yet.
struct LibraryTooOldRule: Rule {
  static let info = RuleInfo(
    id: "library-too-old", topic: .versions, severity: .error,
    summary: "A call uses a version, a view type or a feature that the release of the library in use lacks.",
    rationale: """
      Each release of the library knows the systems of its time: `.v18` came with 1.2.0, `.v26` with 26.0.0, and view \
      types and ranges came one by one as well. What the pinned release does not declare does not compile. Update the \
      package, or leave the part out.

      The rule speaks only where the release in use is known. A requirement such as `from: "1.3.0"` says what is used \
      at least, which proves nothing here. Messages name the first stable release.
      """,
    examples: [
      .flagged(
        """
        // settings: library 1.3.0
        ScrollView { rows }
          .introspect(.scrollView, on: .iOS(.v17, .v18, .v26)) { scrollView in  // expect: library-too-old
            scrollView.bounces = false
          }
        """),
      .accepted(
        """
        // settings: library 1.3.0
        ScrollView { rows }
          .introspect(.scrollView, on: .iOS(.v17, .v18)) { scrollView in
            scrollView.bounces = false
          }
        """),
    ])

  init(options: NoOptions) {}

  func check(_ file: FileContext, into findings: inout Findings) {
    guard file.judgesVersionLists, let library = file.settings.library else { return }
    let reporter = Reporter(library: library, tokens: file.tokens)
    if library < LibraryFeature.modernModule.since {
      let module = file.structure.imports.first { $0.module == "SwiftUIIntrospect" }?.tokens
      guard let place = module ?? file.versionLists.calls.first.map({ $0.nameToken..<$0.nameToken + 1 })
      else { return }
      reporter.report("the module 'SwiftUIIntrospect'", since: .modernModule, at: place, into: &findings)
      return
    }
    for call in file.versionLists.all { check(call, against: reporter, in: file, into: &findings) }
    checkWrappers(in: file, against: reporter, into: &findings)
  }

  private func check(
    _ call: VersionedCall, against reporter: Reporter, in file: FileContext, into findings: inout Findings
  ) {
    guard let facts = call.facts else { return }
    if let since = facts.since, since > reporter.library {
      guard let viewType = call.viewType else { return }
      return reporter.report("'\(facts.spelling)'", since, at: viewType.tokens, into: &findings)
    }
    var reporter = reporter
    reporter.notes = call.useNotes(in: file)
    for clause in call.ownClauses {
      if clause.platform == .visionOS, LibraryFeature.visionOS.since > reporter.library {
        let name = clause.predicate.tokens.lowerBound..<clause.predicate.nameToken + 1
        reporter.report("'.visionOS'", since: .visionOS, at: name, into: &findings)
        continue
      }
      for entry in clause.entries { check(entry, on: clause.platform, facts, reporter, into: &findings) }
    }
  }

  private func check(
    _ entry: VersionClause.Entry, on platform: Platform, _ facts: ViewTypeFacts, _ reporter: Reporter,
    into findings: inout Findings
  ) {
    guard let version = entry.version else { return }
    // What no release declares is another rule's.
    if let since = facts.since(on: platform, version), since > reporter.library {
      let stable = facts.stableSince(on: platform, version) ?? since
      let isFormOlder = platform.constantSince(version).map { $0 <= reporter.library } ?? false
      let form = isFormOlder ? " of '\(facts.spelling)'" : ""
      reporter.report("'.\(version.memberName)'\(form)", stable: stable, at: entry.tokens, into: &findings)
    } else if entry.isRange, LibraryFeature.ranges.since > reporter.library {
      reporter.report("a range of versions", since: .ranges, at: entry.tokens, into: &findings)
    }
  }

  /// `@SwiftUIIntrospect.Weak`: without its module the name may be the project's own.
  private func checkWrappers(
    in file: FileContext, against reporter: Reporter, into findings: inout Findings
  ) {
    guard LibraryFeature.weakWrapper.since > reporter.library else { return }
    let attributes = file.structure.declarations.flatMap(\.attributes)
    for attribute in attributes where attribute.name == "SwiftUIIntrospect.Weak" {
      reporter.report("'@Weak'", since: .weakWrapper, at: attribute.tokens, into: &findings)
    }
  }

  private struct Reporter {
    let library: LibraryVersion
    let tokens: TokenBuffer
    /// More to say of the place.
    var notes: [Diagnostic.Note] = []

    func report(_ subject: String, since feature: LibraryFeature, at place: Range<Int>, into findings: inout Findings) {
      report(subject, feature.since, at: place, into: &findings)
    }

    func report(_ subject: String, _ since: LibraryVersion, at place: Range<Int>, into findings: inout Findings) {
      report(subject, stable: LibraryRelease.firstStable(from: since)?.version ?? since, at: place, into: &findings)
    }

    func report(_ subject: String, stable: LibraryVersion, at place: Range<Int>, into findings: inout Findings) {
      findings.report(
        "\(subject) came with SwiftUI Introspect \(stable), and this project uses \(library); this does not compile",
        at: tokens.range(place), label: "not in \(library)", notes: notes)
    }
  }
}
