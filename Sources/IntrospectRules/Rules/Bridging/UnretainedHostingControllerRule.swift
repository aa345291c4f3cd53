import IntrospectFacts
import IntrospectSyntax

/// Flags a hosting controller whose view is added and that nobody keeps.
struct UnretainedHostingControllerRule: Rule {
  static let info = RuleInfo(
    id: "unretained-hosting-controller", topic: .bridging, severity: .warning,
    summary: "The view of a hosting controller is added, and nobody keeps the controller.",
    rationale: """
      A view does not keep its controller. One that is only in a local is freed when the function returns: the view \
      stays and shows its first state, but presentations, safe areas, sizes and appearance callbacks that go through \
      the controller are lost.

      Make it a child of the view controller ('addChild', 'didMove(toParent:)'), or keep it in a property.
      """,
    examples: [
      .flagged(
        """
        func embed(in container: UIView) {
          let host = UIHostingController(rootView: RowView(title: "a"))
          container.addSubview(host.view) // expect: unretained-hosting-controller
        }
        """),
      .accepted(
        """
        final class Embedder {
          private var host: UIHostingController<RowView>?
          func embed(in container: UIView) {
            let host = UIHostingController(rootView: RowView(title: "a"))
            container.addSubview(host.view)
            self.host = host
          }
        }
        """),
    ])

  init(options: NoOptions) {}

  func check(_ file: FileContext, into findings: inout Findings) {
    let retention = HostRetention(file)
    // The view of a controller of AppKit works alone.
    for host in file.hosts where host.isController && host.isUIKit {
      guard let addition = file.additions(of: host).first, retention.isLost(host), !file.isPreview(host.token)
      else { continue }
      findings.report(
        "nobody keeps the hosting controller whose view is added: it is freed \(moment(host)), and what goes through "
          + "it, such as presentations and safe areas, is lost; make it a child controller or keep it in a property",
        at: addition.call..<addition.call + 1, in: file,
        notes: [Diagnostic.Note("it is made here", at: file.tokens.range(host.token..<host.token + 1))])
    }
  }

  private func moment(_ host: HostCreation) -> String {
    if case .local = host.holder { return "when the function returns" }
    return "at once"
  }
}
