import IntrospectFacts
import IntrospectSyntax

/// Flags a range of versions, which takes in every system to come.
struct OpenEndedRangeRule: Rule {
  static let info = RuleInfo(
    id: "open-ended-range", topic: .versions, severity: .note,
    summary: "A range takes in versions that nobody has tried the closure on.",
    rationale: """
      A range such as `.v16...` matches every later system. The closure runs there on the day the system comes out, \
      whether it still fits or not, and if the native class has changed it stops without a word. The library keeps \
      ranges for authors of libraries, whose users cannot wait for a release: nothing is reported in targets that a \
      package offers as a library. In an app, write the versions out.
      """,
    examples: [
      .flagged(
        """
        @_spi(Advanced) import SwiftUIIntrospect

        let editor = TextEditor(text: $text)
          .introspect(.textEditor, on: .iOS(.v17...)) { textView in  // expect: open-ended-range
            textView.isFindInteractionEnabled = true
          }
        """,
        fixed: """
          @_spi(Advanced) import SwiftUIIntrospect

          let editor = TextEditor(text: $text)
            .introspect(.textEditor, on: .iOS(.v17, .v18, .v26, .v27)) { textView in  // expect: open-ended-range
              textView.isFindInteractionEnabled = true
            }
          """),
      .accepted(
        """
        import SwiftUIIntrospect

        let editor = TextEditor(text: $text)
          .introspect(.textEditor, on: .iOS(.v17, .v18, .v26, .v27)) { textView in
            textView.isFindInteractionEnabled = true
          }
        """),
    ])

  init(options: NoOptions) {}

  func check(_ file: FileContext, into findings: inout Findings) {
    guard file.settings.isInLibraryProduct != true else { return }
    // Ranges that do not compile are another rule's.
    if let library = file.settings.library, library < LibraryFeature.ranges.since { return }
    for call in file.versionLists.all where !call.mixesClasses {
      for clause in call.ownClauses {
        for (place, entry) in clause.entries.enumerated() where entry.isRange {
          check(clause, place, of: call, in: file, into: &findings)
        }
      }
    }
  }

  private func check(
    _ clause: VersionClause, _ place: Int, of call: VersionedCall, in file: FileContext, into findings: inout Findings
  ) {
    let platform = clause.platform
    let entry = clause.entries[place]
    guard let facts = call.facts, let start = entry.version, facts.status(on: platform, start).isAvailable,
      let nativeClass = call.nativeClass
    else { return }
    // A range that begins above the deployment target is at fault for its beginning, which is enough.
    if let target = file.settings.targets[platform], target.highest < start { return }
    // The `else` of a check for a known version ends a range, and so does a change of class: nothing is found there,
    // and whether that is a fault is for `range-crosses-class-change` to say.
    let toCome = OSVersion(file.registry.newestVersion(on: platform).major + 1)
    guard call.mayRun(toCome, on: platform) else { return }
    let keepsClass = file.registry.versions(on: platform).allSatisfy { version in
      version < start || facts.nativeClasses(on: platform, version).contains(nativeClass)
    }
    guard keepsClass else { return }
    let range = "'\(file.tokens.text(entry.tokens))'"
    findings.report(
      "\(range) has no end; the closure will also run on \(platform.name) versions that nobody has tried it on",
      at: file.tokens.range(entry.tokens),
      notes: call.useNotes(in: file) { $0.call.place.mayRun(toCome, on: platform) },
      fix: fix(clause, place, from: start, of: call, in: file))
  }

  private func fix(
    _ clause: VersionClause, _ place: Int, from start: OSVersion, of call: VersionedCall, in file: FileContext
  ) -> FixIt? {
    let platform = clause.platform
    guard let newest = file.newestVersion(on: platform) else { return nil }
    let named = Set(call.clauses(on: platform).flatMap(\.entries).filter { !$0.isRange }.compactMap(\.version))
    let later = file.registry.versions(on: platform).filter { start < $0 && $0 <= newest }
    let versions = ([start] + later).filter { version in
      !named.contains(version) && call.keepsClass(with: version, on: platform)
    }
    guard !versions.isEmpty else { return nil }
    let members = versions.map { "." + $0.memberName }.joined(separator: ", ")
    return FixIt(
      "Write out the \(platform.name) versions", .needsReview,
      [SourceEdit(replacing: file.tokens.range(clause.entries[place].tokens), with: members)])
  }
}
