import IntrospectFacts
import IntrospectSyntax

/// Flags a view controller that adds the view of a hosting controller without making that its child.
struct MissingContainmentRule: Rule {
  static let info = RuleInfo(
    id: "missing-containment", topic: .bridging, severity: .warning,
    summary: "A view controller adds a hosting view without 'addChild' and 'didMove(toParent:)'.",
    rationale: """
      A hosting controller whose view is on the screen, but which is no child of the controller around it, gets no \
      appearance callbacks, a wrong safe area and wrong traits, and sheets and navigation from inside have no presenter.

      Call 'addChild(host)', add the view, then 'host.didMove(toParent: self)'.
      """,
    examples: [
      .flagged(
        """
        final class Screen: UIViewController {
          let host = UIHostingController(rootView: RowView(title: "a"))
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(host.view) // expect: missing-containment
          }
        }
        """),
      .accepted(
        """
        final class Screen: UIViewController {
          let host = UIHostingController(rootView: RowView(title: "a"))
          override func viewDidLoad() {
            super.viewDidLoad()
            addChild(host)
            view.addSubview(host.view)
            host.didMove(toParent: self)
          }
        }
        """),
    ])

  init(options: NoOptions) {}

  func check(_ file: FileContext, into findings: inout Findings) {
    guard file.namesHost else { return }
    var reader = ContainmentReader(file)
    for addition in reader.additions() where !file.isPreview(addition.call) {
      switch reader.containment(of: addition) {
      case .none:
        findings.report(
          "'\(addition.name)' is no child of this view controller: no appearance callbacks, no safe area and no "
            + "presenter reach its content; call 'addChild(\(addition.name))' before and "
            + "'\(addition.name).didMove(toParent: self)' after",
          at: addition.call..<addition.call + 1, in: file, notes: [declared(addition, in: file)])
      case .unfinished(let call):
        findings.report(
          "'\(addition.name)' is made a child here and never told that it has moved; call "
            + "'\(addition.name).didMove(toParent: self)' once its view is added",
          at: call..<call + 1, in: file, notes: [declared(addition, in: file)])
      case .complete, .unknown: continue
      }
    }
  }

  private func declared(_ addition: ContainmentReader.Addition, in file: FileContext) -> Diagnostic.Note {
    let token = file.structure.declarations[addition.host].nameToken
    return Diagnostic.Note("'\(addition.name)' is declared here", at: file.tokens.range(token..<token + 1))
  }
}
