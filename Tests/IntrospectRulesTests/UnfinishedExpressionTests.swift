import IntrospectLintKit
import IntrospectRules
import IntrospectSyntax
import LintTestSupport
import Testing

/// Somebody is still typing: brackets that nothing closes, wherever a value may stand.
@Suite struct UnfinishedExpressionTests {
  /// `¤` is where the value stands.
  static let statements = [
    "owner.kept = ¤", "view.delegate = ¤", "view.backgroundColor = ¤", "self.isLoaded = ¤", "let other = ¤; other.tag = 1",
    "if let other = ¤ { other.tag = 1 }", "guard ¤ else { return }", "guard let other = ¤ else { return }",
    "owner.keep(¤)", "owner.keep(¤", "view.setValue(¤, forKey: ¤)", "view.value(forKey: ¤)", "view.value(forKey: ¤",
    "view.addSubview(¤)", "view.addGestureRecognizer(¤", "NotificationCenter.default.addObserver(¤, selector: ¤",
    "DispatchQueue.main.async ¤", "DispatchQueue.main.async { [¤ in view.tag = 1 }", "switch ¤ { case ¤: break }",
    "for row in ¤ { row.tag = 1 }", "(view as? ¤)?.tag = 1", "(¤).tag = 1", "view[¤] = ¤", "return ¤", "¤",
  ]

  static let values = ["(", "[", "{", "((", "([{", "\"\\(", "()", "(]", "({)", "(view", "[view", "{ view", ")", "]", "}"]

  @Test(arguments: statements) func endsNoRun(statement: String) {
    for value in Self.values {
      let line = statement.replacing("¤", with: value)
      let text = """
        import SwiftUI
        import SwiftUIIntrospect
        struct Feed: View {
          @State private var isLoaded = false
          let owner: Owner
          var body: some View {
            List(rows, rowContent: Row.init)
              .introspect(.list, on: .iOS(.v17)) { view in
                \(line)
              }
          }
        }
        struct Field: UIViewRepresentable {
          func makeUIView(context: Context) -> UITextField { UITextField() }
          func updateUIView(_ view: UITextField, context: Context) {
            \(line)
          }
        }

        """
      let source = SourceText(path: "Feed.swift", text: text)
      let result = CorpusLinting.lint(source, with: RuleSet(RuleCatalog.all))
      #expect(result.misplaced() == nil, "\(line)")
    }
  }

  /// `¤` is where the attribute stands.
  static let types = [
    "func attach(_ action: ¤(UIScrollView) -> Void) -> some View { modifier(Probe(action)) }",
    "func attach(_ action: (¤(UIScrollView) -> Void)?, id: Int) -> some View { modifier(Probe(action)) }",
    "func attach<A, B>(_ action: ¤, more: ¤> ) -> some View { modifier(Probe(action, more)) }",
    "func attach(to action: ¤) -> some View { modifier(Probe(action)) }", "func attach(to action: (¤)) -> some View { 1 }",
    "var action: ¤(UIScrollView) -> Void", "let action: ¤ = { $0.tag = 1 }", "var action: [¤UIView]",
  ]

  /// The last ones have generic arguments that end behind the type, or never.
  static let attributes = [
    "@escaping ", "@MainActor @Sendable ", "@", "@@", "@Box(", "@Box<", "@Box<A", "@Box<A, b: @Box<B>", "@Box<A, B.,.c. >",
    "@Box<A, B> d", "@Box<A, B>d",
  ]

  @Test(arguments: types) func anAttributeThatDoesNotEndEndsNoRun(type: String) {
    for attribute in Self.attributes {
      let line = type.replacing("¤", with: attribute)
      let text = """
        import SwiftUI
        extension View {
          \(line)
        }
        struct Probe: UIViewRepresentable {
          \(line)
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ view: UIView, context: Context) { action(view) }
        }

        """
      let source = SourceText(path: "Feed.swift", text: text)
      let result = CorpusLinting.lint(source, with: RuleSet(RuleCatalog.all))
      #expect(result.misplaced() == nil, "\(line)")
    }
  }
}
