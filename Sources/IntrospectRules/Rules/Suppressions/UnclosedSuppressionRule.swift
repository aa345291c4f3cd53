import IntrospectSyntax

/// Flags a suppressed region that no comment ends.
struct UnclosedSuppressionRule: Rule {
  static let info = RuleInfo(
    id: "unclosed-suppression", topic: .tool, severity: .warning,
    summary: "A suppressed region has no end.",
    rationale: """
      `// introspect-lint:disable RULE` silences a rule up to `// introspect-lint:enable RULE` in the same braces. \
      Without it the region ends with the braces, or with the file: more than was meant, most often. Write \
      `disable:next` for one statement and `disable:file` for a whole file.
      """,
    examples: [
      .flagged(
        """
        // introspect-lint:disable version-gap
        let feed = List {}.introspect(.list, on: .iOS(.v16, .v18, .v26, .v27)) { list in // expect-1: unclosed-suppression
          list.selectionFollowsFocus = true
        }
        """),
      .accepted(
        """
        // introspect-lint:disable version-gap
        let feed = List {}.introspect(.list, on: .iOS(.v16, .v18, .v26, .v27)) { list in
          list.selectionFollowsFocus = true
        }
        // introspect-lint:enable version-gap
        """),
    ])

  init(options: NoOptions) {}

  func check(_ file: FileContext, into findings: inout Findings) {
    let map = file.suppressions
    for silence in map.silences {
      let comment = map.comments[silence.comment]
      guard comment.action == .disable(.region), silence.enable == nil, RuleCatalog.rule(silence.id) != nil else {
        continue
      }
      findings.report(
        "no 'introspect-lint:enable \(silence.id)' follows in the same braces; for one statement write 'disable:next', for the whole file 'disable:file'",
        at: comment.rules[silence.rule].range)
    }
  }
}
