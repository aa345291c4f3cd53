import IntrospectFacts
import IntrospectSyntax

/// Flags a call on a view that cannot hold what the call looks for.
struct WrongReceiverRule: Rule {
  static let info = RuleInfo(
    id: "wrong-receiver", topic: .scope, severity: .warning,
    summary: "The modifier looks inside a view that has nothing of that kind.",
    rationale: """
      Without a `scope:` the library looks only at the view that the modifier is applied to and at what that view \
      holds. A Text holds no scroll view, and a TextField with a vertical axis is a UITextView on iOS, so the closure \
      never runs, and nothing says so. Apply the modifier to the view that is meant.

      Custom views, modifiers of the project's own and `content` may hold anything: nothing is said of them.
      """,
    examples: [
      .flagged(
        """
        Text("News")
          .introspect(.scrollView, on: .iOS(.v17, .v18, .v26, .v27)) { scrollView in  // expect: wrong-receiver
            scrollView.bounces = false
          }
        """),
      .accepted(
        """
        ScrollView { Text("News") }
          .introspect(.scrollView, on: .iOS(.v17, .v18, .v26, .v27)) { scrollView in
            scrollView.bounces = false
          }
        """),
    ])

  init(options: NoOptions) {}

  func check(_ file: FileContext, into findings: inout Findings) {
    for missed in file.missedObjects {
      guard case .missing(let platforms) = missed.reason, let name = missed.receiver.view.viewName else { continue }
      let classes = missed.sought.classes(on: platforms).wordList("or")
      let fact = self.fact(missed, on: platforms, name, classes, in: file)
      let view = missed.receiver.view
      let suffix = missed.sought.suffix(for: platforms)
      findings.report(
        "\(fact), so this closure never runs\(suffix)\(advice(missed, on: platforms, in: file))",
        at: file.tokens.range(missed.viewType.tokens),
        notes: [.init("this is what it looks at", at: file.tokens.range(view.nameToken..<view.nameToken + 1))])
    }
  }

  /// What the receiver is instead.
  private func fact(
    _ missed: MissedObject, on platforms: [Platform], _ name: String, _ classes: String, in file: FileContext
  ) -> String {
    let view = missed.receiver.view
    let article = name.first.map { "AEIO".contains($0) } == true ? "an" : "a"
    var subject = "\(article) \(name)"
    if case .style(let style, _) = view.style(among: file.styles(of: name), in: file.structure), !style.isAutomatic {
      let isAxis = style.modifier == "axis"
      subject += isAxis ? " with 'axis: .\(style.member)'" : " with '.\(style.modifier)(.\(style.member))'"
    }
    if missed.receiver.contents.views.count > 1 { return "nothing in this \(name) is backed by \(classes)" }
    let own = ownClasses(of: view, missed, on: platforms, in: file)
    return own.isEmpty
      ? "\(subject) has no \(classes) behind it" : "\(subject) is backed by \(own.wordList("or")), not by \(classes)"
  }

  /// The classes of the receiver where the call runs.
  private func ownClasses(
    of view: ViewExpression, _ missed: MissedObject, on platforms: [Platform], in file: FileContext
  ) -> [String] {
    var classes: [String] = []
    for place in missed.sought.places where platforms.contains(place.platform) {
      for backing in view.stylesInForce(in: file) {
        guard case .classes(let found) = backing.answer(on: place.platform, place.version) else { continue }
        classes += found.filter { !classes.contains($0) }
      }
    }
    return classes
  }

  /// Names the view type that finds the receiver, where there is exactly one.
  private func advice(_ missed: MissedObject, on platforms: [Platform], in file: FileContext) -> String {
    guard missed.receiver.contents.views.count == 1 else { return "" }
    let forms = Set(missed.receiver.view.stylesInForce(in: file).flatMap(\.viewTypes))
    guard forms.count == 1, let form = forms.first, let facts = file.registry.viewType(callForm: form),
      platforms.contains(where: { !facts.availableVersions(on: $0).isEmpty })
    else { return "" }
    return "; the view type for it is '\(facts.spelling)'"
  }
}
