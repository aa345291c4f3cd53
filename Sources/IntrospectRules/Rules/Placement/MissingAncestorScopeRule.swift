import IntrospectFacts
import IntrospectSyntax

/// Flags a call that looks for what stands around its receiver, and looks only inside.
struct MissingAncestorScopeRule: Rule {
  static let info = RuleInfo(
    id: "missing-ancestor-scope", topic: .scope, severity: .warning,
    summary: "The modifier stands inside the view that it looks for, and does not look outwards.",
    rationale: """
      Without a `scope:` the library looks only at the view that the modifier is applied to and at what that view \
      holds. From inside a ScrollView it does not find that ScrollView, so the closure never runs; 0.x releases of the \
      library did look outwards. Apply the modifier to the outer view, or add `scope: .ancestor`.

      Where the receiver holds custom views, one of these may hold the object that is meant, so the finding is a note.
      """,
    examples: [
      .flagged(
        """
        ScrollView {
          VStack { Text("News") }
            .introspect(.scrollView, on: .iOS(.v17, .v18, .v26, .v27)) { scrollView in  // expect: missing-ancestor-scope
              scrollView.bounces = false
            }
        }
        """,
        fixed: """
          ScrollView {
            VStack { Text("News") }
              .introspect(.scrollView, on: .iOS(.v17, .v18, .v26, .v27), scope: .ancestor) { scrollView in  // expect: missing-ancestor-scope
                scrollView.bounces = false
              }
          }
          """),
      .accepted(
        """
        ScrollView {
          VStack { Text("News") }
        }
        .introspect(.scrollView, on: .iOS(.v17, .v18, .v26, .v27)) { scrollView in
          scrollView.bounces = false
        }
        """),
    ])

  init(options: NoOptions) {}

  func check(_ file: FileContext, into findings: inout Findings) {
    for missed in file.missedObjects {
      guard case .around(let enclosing) = missed.reason, let name = missed.receiver.view.viewName,
        let outer = enclosing.viewName
      else { continue }
      let spelling = file.tokens.text(missed.viewType.tokens)
      let isCertain = missed.receiver.contents.isComplete
      let fact = "'\(spelling)' is looked for only inside this \(name), and the \(outer) stands around it"
      findings.report(
        isCertain
          ? "\(fact), so this closure never runs; 'scope: .ancestor' finds it"
          : "\(fact); 'scope: .ancestor' finds it",
        at: file.tokens.range(missed.viewType.tokens), severity: isCertain ? nil : .note,
        notes: [
          .init("the \(outer) around it", at: file.tokens.range(enclosing.nameToken..<enclosing.nameToken + 1))
        ],
        fix: file.ancestorScope(for: missed.site))
    }
  }
}
