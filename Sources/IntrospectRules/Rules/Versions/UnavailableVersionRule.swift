import IntrospectFacts
import IntrospectSyntax

/// Flags a version that exists on the platform, but not for the view type.
struct UnavailableVersionRule: Rule {
  static let info = RuleInfo(
    id: "unavailable-version", topic: .versions, severity: .error,
    summary: "A version list names a version that the view type does not have.",
    rationale: """
      A view type can only be introspected on systems whose SwiftUI has the view, and only while a native class stands \
      behind it. The library marks the other constants unavailable or leaves them out, so naming one does not compile.
      """,
    examples: [
      .flagged(
        """
        NavigationStack { Settings() }
          .introspect(.navigationStack, on: .iOS(.v15, .v16, .v17, .v18, .v26, .v27)) { controller in  // expect: unavailable-version
            controller.hidesBarsOnSwipe = true
          }
        """,
        fixed: """
          NavigationStack { Settings() }
            .introspect(.navigationStack, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { controller in  // expect: unavailable-version
              controller.hidesBarsOnSwipe = true
            }
          """),
      .accepted(
        """
        NavigationStack { Settings() }
          .introspect(.navigationStack, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { controller in
            controller.hidesBarsOnSwipe = true
          }
        """),
    ])

  init(options: NoOptions) {}

  func check(_ file: FileContext, into findings: inout Findings) {
    for call in file.versionLists.all {
      if let facts = call.facts {
        check(call, facts, in: file, into: &findings)
      } else if let member = call.viewType?.member, let viewType = file.project.viewType(ofMember: member),
        !viewType.isEmpty
      {
        check(call, declaredAs: viewType, in: file, into: &findings)
      }
    }
  }

  private func check(
    _ call: VersionedCall, _ facts: ViewTypeFacts, in file: FileContext, into findings: inout Findings
  ) {
    // A form without any version on the platform is another rule's.
    for clause in call.ownClauses where facts.status(on: clause.platform).isAvailable {
      for (place, entry) in clause.entries.enumerated() {
        guard let version = entry.version,
          let reason = facts.status(on: clause.platform, version).reason,
          !file.isStillThere(facts, on: clause.platform, version)
        else { continue }
        let target = PlatformVersion(clause.platform, version)
        var message = "'\(facts.spelling)' is not available on \(target.displayName): \(reason)"
        let next = facts.availableVersions(on: clause.platform).first { $0 > version }
        if let next {
          message += "; the first version that works is '.\(next.memberName)'"
        } else if let last = facts.lastVersion(on: clause.platform) {
          message += "; the last version that works is '.\(last.memberName)'"
        }
        findings.report(
          message, at: file.tokens.range(entry.tokens), label: "no native class", notes: call.useNotes(in: file),
          coverage: file.coverage(of: call, on: clause.platform, showing: [version]),
          fix: fix(clause, place, startingAt: next, facts, in: file.tokens))
      }
    }
  }

  private func fix(
    _ clause: VersionClause, _ place: Int, startingAt next: OSVersion?, _ facts: ViewTypeFacts, in buffer: TokenBuffer
  ) -> FixIt? {
    let entry = clause.entries[place]
    if entry.isRange {
      guard let next else { return nil }
      let name = entry.tokens.lowerBound + 1
      return FixIt(
        "Start the range at '.\(next.memberName)'", .needsReview,
        [SourceEdit(replacing: buffer.range(name..<name + 1), with: next.memberName)])
    }
    let others = clause.entries.contains { other in
      other.version.map { facts.status(on: clause.platform, $0).isAvailable } ?? false
    }
    guard others, let list = clause.list(in: buffer), let edit = list.removal(of: place) else { return nil }
    return FixIt("Remove '.\(entry.written.member)'", list.removalSafety(edit), [edit])
  }

  /// The versions of a project's own view type are those that it declares.
  private func check(
    _ call: VersionedCall, declaredAs viewType: String, in file: FileContext, into findings: inout Findings
  ) {
    for clause in call.ownClauses {
      guard let declared = file.project.declaredVersions(of: viewType, on: clause.platform), !declared.isEmpty else {
        continue
      }
      for entry in clause.entries where entry.written.form != .other && !declared.contains(entry.written.member) {
        findings.report(
          "'\(viewType)' declares no '.\(entry.written.member)' for \(clause.platform.name); this project declares \(quoted(declared))",
          at: file.tokens.range(entry.tokens))
      }
    }
  }

  private func quoted(_ names: Set<String>) -> String {
    names.sorted { left, right in
      switch (OSVersion(memberName: left), OSVersion(memberName: right)) {
      case (let first?, let second?): first < second
      case (_?, nil): true
      case (nil, _?): false
      case (nil, nil): left < right
      }
    }.map { "'.\($0)'" }.joined(separator: ", ")
  }
}
