import IntrospectFacts
import IntrospectSyntax

/// Flags a host of SwiftUI views that an update method of a representable makes anew at each run.
struct HostingControllerInUpdateRule: Rule {
  static let info = RuleInfo(
    id: "hosting-controller-in-update", topic: .bridging, severity: .warning,
    summary: "An update method of a representable makes a new hosting controller or view.",
    rationale: """
      A new host is a new identity for its content: all of its state is lost at each update, its views appear anew, \
      and where the old host is not taken out, hosts pile up.

      Make the host once, in the make method or in the coordinator, and give it the new content with 'rootView'.
      """,
    examples: [
      .flagged(
        """
        struct Wrapper<Content: View>: UIViewControllerRepresentable {
          let content: Content
          func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
          func updateUIViewController(_ controller: UIViewController, context: Context) {
            let host = UIHostingController(rootView: content) // expect: hosting-controller-in-update
            controller.addChild(host)
            controller.view.addSubview(host.view)
          }
        }
        """),
      .accepted(
        """
        struct Wrapper<Content: View>: UIViewControllerRepresentable {
          let content: Content
          func makeUIViewController(context: Context) -> UIHostingController<Content> {
            UIHostingController(rootView: content)
          }
          func updateUIViewController(_ controller: UIHostingController<Content>, context: Context) {
            controller.rootView = content
          }
        }
        """),
    ])

  init(options: NoOptions) {}

  func check(_ file: FileContext, into findings: inout Findings) {
    guard !file.representables.isEmpty, !file.hosts.isEmpty else { return }
    for representable in file.representables {
      let values = representable.values(in: file.structure)
      for body in file.updateBodies(of: representable) {
        let conditions = RepeatConditions(body, values: values)
        let found = file.hosts.filter { host in
          body.region.contains { $0.contains(host.token) } && !conditions.mayKnow(at: host.token)
        }
        findings.report(found.map { finding(about: $0, in: body) }, of: body)
      }
    }
  }

  private func finding(about host: HostCreation, in body: CustomizeBody) -> BodyFinding {
    let updater = body.method?.declaration.name ?? "update"
    return BodyFinding(
      message: "'\(updater)' makes a new '\(host.className)' each time it runs: the state of its content is lost; make "
        + "it once and assign 'rootView'",
      range: host.token..<host.token + 1, asNote: "and one here")
  }
}
