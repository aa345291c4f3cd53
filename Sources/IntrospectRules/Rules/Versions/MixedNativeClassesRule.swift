import IntrospectFacts
import IntrospectSyntax

/// Flags a call whose versions have no native class in common.
struct MixedNativeClassesRule: Rule {
  static let info = RuleInfo(
    id: "mixed-native-classes", topic: .versions, severity: .error,
    summary: "One call names versions on which the view type has different native classes.",
    rationale: """
      The closure of a call gets one class, so all versions that the call names must share it. Where the class changes \
      from one system to the next, stack one call for each class: a call that matches nothing does nothing. UIKit and \
      AppKit never meet in one build, so the versions for macOS go into an `#if os(macOS)` of their own.
      """,
    examples: [
      .flagged(
        """
        List(contacts, rowContent: ContactRow.init)
          .introspect(.list, on: .iOS(.v15, .v16, .v17, .v18, .v26, .v27)) { list in  // expect: mixed-native-classes
            list.allowsMultipleSelection = true
          }
        """,
        fixed: """
          List(contacts, rowContent: ContactRow.init)
            .introspect(.list, on: .iOS(.v15)) { list in  // expect: mixed-native-classes
              list.allowsMultipleSelection = true
            }
            .introspect(.list, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { list in  // expect: mixed-native-classes
              list.allowsMultipleSelection = true
            }
          """),
      .accepted(
        """
        List(contacts, rowContent: ContactRow.init)
          .introspect(.list, on: .iOS(.v15), .tvOS(.v15, .v16, .v17, .v18, .v26, .v27)) { tableView in
            tableView.allowsMultipleSelection = true
          }
          .introspect(.list, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { collectionView in
            collectionView.allowsMultipleSelection = true
          }
        """),
    ])

  init(options: NoOptions) {}

  /// The versions of a call with the same classes.
  private struct ClassGroup {
    let classes: [String]
    /// In the order of the source.
    var targets: [PlatformVersion]
    /// Where the first of them stands.
    let tokens: Range<Int>

    func words(in registry: Registry) -> String {
      var platforms: [Platform] = []
      for target in targets where !platforms.contains(target.platform) { platforms.append(target.platform) }
      let names = platforms.map { platform in
        let versions = Set(targets.filter { $0.platform == platform }.map(\.version))
        return PlatformVersions(platform, versions.sorted()).displayName(in: registry)
      }
      return "\(classes.joined(separator: " or ")) on \(names.joined(separator: ", "))"
    }
  }

  func check(_ file: FileContext, into findings: inout Findings) {
    for call in file.versionLists.all where call.mixesClasses {
      // A constant that mixes classes by itself is at fault where it is declared.
      guard let facts = call.facts, !call.clauses.contains(where: { $0.constant != nil && call.mixesClasses(in: [$0]) })
      else { continue }
      let groups = groups(of: call, facts)
      guard groups.count > 1 else { continue }
      let parts = groups.map { "by " + $0.words(in: file.registry) }
      let frameworks = Set(call.targets.map(\.platform.framework))
      let backing = "'\(facts.spelling)' is backed \(parts.wordList())"
      let reason =
        frameworks.count > 1
        ? "UIKit and AppKit are never in one build, so the versions for macOS need an '#if os(macOS)' of their own"
        : "one call can ask for one class only, so each class needs a call of its own"
      findings.report(
        "\(backing); \(reason)", at: file.tokens.range(groups[1].tokens),
        label: groups[1].classes.joined(separator: " or "),
        notes: [.init(groups[0].classes.joined(separator: " or "), at: file.tokens.range(groups[0].tokens))]
          + call.useNotes(in: file),
        coverage: frameworks.count > 1 ? [] : coverage(of: call, in: file),
        fix: frameworks.count > 1 ? nil : split(call, facts, groups, in: file.tokens))
    }
  }

  private func coverage(of call: VersionedCall, in file: FileContext) -> [VersionCoverage] {
    Platform.allCases.flatMap { platform -> [VersionCoverage] in
      let named = call.targets.filter { $0.platform == platform }.map(\.version)
      return named.isEmpty ? [] : file.coverage(of: call, on: platform, showing: named)
    }
  }

  private func groups(of call: VersionedCall, _ facts: ViewTypeFacts) -> [ClassGroup] {
    var groups: [ClassGroup] = []
    for clause in call.clauses {
      for entry in clause.entries {
        guard let version = entry.version else { continue }
        let classes = facts.nativeClasses(on: clause.platform, version)
        guard !classes.isEmpty else { continue }
        let target = PlatformVersion(clause.platform, version)
        if let index = groups.firstIndex(where: { $0.classes == classes }) {
          groups[index].targets.append(target)
        } else {
          groups.append(ClassGroup(classes: classes, targets: [target], tokens: entry.tokens))
        }
      }
    }
    return groups
  }

  /// One copy of the call for each class. The closures may need to be told apart by hand, so a reader has to look.
  private func split(
    _ call: VersionedCall, _ facts: ViewTypeFacts, _ groups: [ClassGroup], in buffer: TokenBuffer
  ) -> FixIt? {
    guard let site = call.site, !call.isOpaque, call.unlisted.isEmpty,
      call.clauses.count == site.predicates.count,
      call.clauses.allSatisfy({ $0.isCertain && $0.constant == nil }), !isTyped(site), let first = site.predicates.first,
      let last = site.predicates.last, buffer.kind(site.tokens.lowerBound) == .period
    else { return nil }
    let lists = buffer.range(first.tokens.lowerBound..<last.tokens.upperBound)
    // A version that another rule takes out has no class to follow.
    let versionCount = call.clauses.reduce(0) { $0 + $1.entries.count }
    guard groups.reduce(0, { $0 + $1.targets.count }) == versionCount,
      !buffer.comments.contains(where: { lists.contains($0.range.start) })
    else { return nil }
    let whole = buffer.range(site.tokens)
    let head = buffer.source.text(in: SourceRange(whole.start, lists.start))
    let tail = buffer.source.text(in: SourceRange(lists.end, whole.end))
    let separator = buffer.startsLine(site.tokens.lowerBound) ? buffer.lineStart(of: site.tokens.lowerBound) : ""
    let copies = groups.map { head + predicates(of: call, with: $0.classes, facts, in: buffer) + tail }
    return FixIt(
      "Split into one call per class", .needsReview,
      [SourceEdit(replacing: whole, with: copies.joined(separator: separator))])
  }

  private func predicates(
    of call: VersionedCall, with classes: [String], _ facts: ViewTypeFacts, in buffer: TokenBuffer
  ) -> String {
    call.clauses.compactMap { clause in
      let entries = clause.entries.filter { entry in
        entry.version.map { facts.nativeClasses(on: clause.platform, $0) == classes } ?? false
      }
      guard !entries.isEmpty else { return nil }
      return ".\(clause.platform.name)(\(entries.map { buffer.text($0.tokens) }.joined(separator: ", ")))"
    }.joined(separator: ", ")
  }

  private func isTyped(_ site: CallSite) -> Bool {
    guard case .closure(let closure) = site.customization else { return true }
    return closure.parameters.contains { $0.type != nil }
  }
}
