import IntrospectFacts
import IntrospectSyntax

/// Flags a call that compiles and can never match, for want of versions.
struct EmptyVersionListRule: Rule {
  static let info = RuleInfo(
    id: "empty-version-list", topic: .versions, severity: .error,
    summary: "A call names no version, so it can never match.",
    rationale: """
      Both `on:` and the versions of a platform may be left out without an error, because they are variadic. Nothing \
      is introspected then, and nothing says so.
      """,
    examples: [
      .flagged(
        """
        ColorPicker("Accent", selection: $accent)
          .introspect(.colorPicker, on: .iOS()) { (well: UIColorWell) in  // expect: empty-version-list
            well.supportsAlpha = false
          }
        """),
      .accepted(
        """
        ColorPicker("Accent", selection: $accent)
          .introspect(.colorPicker, on: .iOS(.v17, .v18, .v26, .v27)) { (well: UIColorWell) in
            well.supportsAlpha = false
          }
        """),
    ])

  init(options: NoOptions) {}

  func check(_ file: FileContext, into findings: inout Findings) {
    for call in file.versionLists.all {
      for clause in call.ownClauses where clause.entries.isEmpty {
        findings.report(
          "'.\(clause.platform.name)()' names no version, so \(call.closureName) never runs on \(clause.platform.name)",
          at: file.tokens.range(clause.predicate.tokens), notes: call.useNotes(in: file))
      }
    }
    for call in file.versionLists.calls {
      // Any method of that name takes `.member` and a closure; the library's is meant only if nothing else can be.
      if call.facts != nil, let site = call.site, !site.arguments.contains(where: { $0.label == "on" }), isTyped(site),
        !file.project.declaresFunction(named: "introspect")
      {
        findings.report(
          "this call has no 'on:', so it never runs on any version",
          at: file.tokens.range(call.nameToken..<call.nameToken + 1))
      }
    }
  }

  /// Without a type the compiler could not tell the class, and would refuse the call.
  private func isTyped(_ site: CallSite) -> Bool {
    guard case .closure(let closure) = site.customization, closure.parameters.count == 1 else { return false }
    return closure.parameters[0].type != nil
  }
}
