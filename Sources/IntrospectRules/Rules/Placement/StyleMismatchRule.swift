import IntrospectFacts
import IntrospectSyntax

/// Flags a view type that names another style than the chain sets.
struct StyleMismatchRule: Rule {
  static let info = RuleInfo(
    id: "style-mismatch", topic: .scope, severity: .warning,
    summary: "The view type is for another style than the one that the view is given.",
    rationale: """
      Many view types name the style that they are for, because SwiftUI backs each style by another class. Where the \
      view has another style, the closure never runs; where the two styles share a class, it runs until one of them \
      changes. A style that is inherited, or held by a variable, is not looked at.
      """,
    examples: [
      .flagged(
        """
        TabView { Pages() }
          .tabViewStyle(.page)
          .introspect(.tabView, on: .iOS(.v17, .v18, .v26, .v27)) { controller in  // expect: style-mismatch
            controller.tabBar.isTranslucent = false
          }
        """),
      .accepted(
        """
        TabView { Pages() }
          .tabViewStyle(.page)
          .introspect(.tabView(style: .page), on: .iOS(.v17, .v18, .v26, .v27)) { collectionView in
            collectionView.bounces = false
          }
        """),
    ])

  init(options: NoOptions) {}

  func check(_ file: FileContext, into findings: inout Findings) {
    for call in file.versionLists.calls {
      guard let mismatch = StyleMismatch(call, in: file) else { continue }
      let spelling = file.tokens.text(mismatch.viewType.tokens)
      let consequence =
        mismatch.platforms.isEmpty
        ? "" : ", so this closure never runs\(mismatch.sought.suffix(for: mismatch.platforms))"
      let advice = mismatch.better.map { "; the view type for it is '\($0.spelling)'" } ?? ""
      switch mismatch.found {
      case .style(let place):
        let style = file.tokens.text(place)
        findings.report(
          "'\(spelling)' is not for the style that '.\(style)' sets\(consequence)\(advice)",
          at: file.tokens.range(mismatch.viewType.tokens),
          notes: [.init("the style is set here", at: file.tokens.range(place))])
      case .view(let view, let name):
        findings.report(
          "'\(spelling)' is for a NavigationView, and this is a \(name)\(consequence)\(advice)",
          at: file.tokens.range(mismatch.viewType.tokens),
          notes: [.init("the \(name)", at: file.tokens.range(view.nameToken..<view.nameToken + 1))])
      }
    }
  }
}
