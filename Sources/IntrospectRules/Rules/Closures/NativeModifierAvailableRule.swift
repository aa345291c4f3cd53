import IntrospectFacts
import IntrospectSyntax

/// Flags what a closure does although SwiftUI has a modifier for it.
struct NativeModifierAvailableRule: Rule {
  static let info = RuleInfo(
    id: "native-modifier-available", topic: .closures, severity: .note,
    summary: "SwiftUI has a modifier for what the closure does, on every version that the app runs on.",
    rationale: """
      Each year SwiftUI takes over some of what only UIKit and AppKit could do. A modifier keeps what it sets when the \
      view is made anew, follows the state that it is given, and needs no version list. Where SwiftUI writes the same \
      property itself, what the closure sets lasts until the next update only.

      The rule speaks where the deployment target of each platform of the call is known and a modifier does all that \
      the native member does. What needs a value of the native object itself, and what belongs on a scene, is left \
      alone. Where nothing else is left in the closure, the finding stands at the call: all of it can go.
      """,
    examples: [
      .flagged(
        """
        // settings: targets iOS 16
        ScrollView { rows }
          .introspect(.scrollView, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { scrollView in // expect: native-modifier-available
            scrollView.isScrollEnabled = !isLocked
            scrollView.keyboardDismissMode = .interactive
          }
        """),
      .accepted(
        """
        // settings: targets iOS 16
        ScrollView { rows }
          .scrollDisabled(isLocked)
          .scrollDismissesKeyboard(.interactively)
          .introspect(.scrollView, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { scrollView in
            scrollView.delaysContentTouches = waits
          }
        """),
    ])

  init(options: NoOptions) {}

  func check(_ site: CallSite, in file: FileContext, into findings: inout Findings) {
    guard !file.settings.targets.isEmpty, let coverage = file.modifierCoverage(of: site), !coverage.platforms.isEmpty
    else { return }
    var targets: [Platform: OSVersion] = [:]
    for platform in coverage.platforms {
      guard let target = file.settings.targets[platform] else { return }
      targets[platform] = target.lowest
    }
    let uses = coverage.statements.compactMap { statement -> Use? in
      statement.modifier(from: targets).map { Use(statement: statement, modifier: $0, platforms: coverage.platforms) }
    }
    guard !uses.isEmpty else { return }
    let origins = notes(on: coverage.platforms, in: file)
    if uses.count == coverage.statements.count {
      report(uses, at: site, notes: origins, in: file, into: &findings)
      return
    }
    for group in Dictionary(grouping: uses, by: { Place(of: $0) }).values {
      guard let body = group.first?.statement.body else { continue }
      findings.report(group.map { finding(about: $0, notes: origins) }, of: body)
    }
  }

  /// The body that a statement stands in.
  private struct Place: Hashable {
    let path: String
    let code: Range<Int>

    init(of use: Use) {
      path = use.statement.path
      code = use.statement.body.code
    }
  }

  private struct Use {
    let statement: ModifierCoverage.Statement
    let modifier: NativeModifier
    let platforms: [Platform]

    var member: String { statement.member ?? modifier.member }

    /// Since when: `iOS 16 and macOS 13`.
    var versions: String {
      platforms.compactMap { platform in
        modifier.knownMinimum(on: platform).map { PlatformVersion(platform, $0).displayName }
      }.wordList()
    }

    var fact: String { "SwiftUI has \(modifier.replacement) for '\(member)' from \(versions) on" }
  }

  /// Of the whole call: nothing is left.
  private func report(
    _ uses: [Use], at site: CallSite, notes: [Diagnostic.Note], in file: FileContext, into findings: inout Findings
  ) {
    let place = file.tokens.range(site.nameToken..<site.nameToken + 1)
    guard uses.count == 1, let use = uses.first else {
      findings.report(
        "SwiftUI has modifiers for all that this closure does, so that the whole introspection can go", at: place,
        notes: uses.flatMap { use in
          [use.statement.body.note(use.fact + remark(use), at: use.statement.name)] + ownership(use)
        } + notes)
      return
    }
    findings.report(
      "\(use.fact), and this closure does nothing else; the whole introspection can go\(remark(use))", at: place,
      notes: [use.statement.body.note("here", at: use.statement.name)] + ownership(use) + notes,
      statement: .init(path: use.statement.path, range: use.statement.range))
  }

  private func finding(about use: Use, notes: [Diagnostic.Note]) -> BodyFinding {
    BodyFinding(
      message: use.fact + remark(use), range: use.statement.name, severity: .note, notes: ownership(use) + notes,
      asNote: use.fact)
  }

  /// What SwiftUI does with the member, where the remark does not tell.
  private func ownership(_ use: Use) -> [Diagnostic.Note] {
    guard let owner = use.statement.owner, use.modifier.note?.hasPrefix("SwiftUI writes") != true else { return [] }
    return [.init("SwiftUI uses '\(use.member)' for \(owner.purpose): \(owner.damage)")]
  }

  /// What a user should know.
  private func remark(_ use: Use) -> String { use.modifier.note.map { "; \($0)" } ?? "" }

  private func notes(on platforms: [Platform], in file: FileContext) -> [Diagnostic.Note] {
    platforms.compactMap { platform in
      guard let target = file.settings.targets[platform] else { return nil }
      let origin = target.origin.map { ", from \($0)" } ?? ""
      return .init("the deployment target is \(PlatformVersion(platform, target.lowest).displayName)\(origin)")
    }
  }
}
