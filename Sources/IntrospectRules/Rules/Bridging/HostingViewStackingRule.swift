import IntrospectFacts
import IntrospectSyntax

/// Flags the view of a hosting controller that is added in a function which runs again and again.
struct HostingViewStackingRule: Rule {
  static let info = RuleInfo(
    id: "hosting-view-stacking", topic: .bridging, severity: .warning,
    summary: "A function that runs again and again adds a new hosting view each time.",
    rationale: """
      A cell is configured at each reuse, and 'viewWillAppear' or 'layoutSubviews' run many times. A hosting \
      controller that is made and added there lies on top of the earlier ones, which stay below with their content \
      and go on to be updated.

      Keep the host in a property and assign its 'rootView', or remove its view first. In a cell, \
      'UIHostingConfiguration' does it from iOS 16 on.
      """,
    examples: [
      .flagged(
        """
        final class RowCell: UITableViewCell {
          func configure(_ title: String) {
            let host = UIHostingController(rootView: RowView(title: title))
            contentView.addSubview(host.view) // expect: hosting-view-stacking
          }
        }
        """),
      .accepted(
        """
        final class RowCell: UITableViewCell {
          private var host: UIHostingController<RowView>?
          func configure(_ title: String) {
            if let host {
              host.rootView = RowView(title: title)
              return
            }
            let host = UIHostingController(rootView: RowView(title: title))
            contentView.addSubview(host.view)
            self.host = host
          }
        }
        """),
    ])

  init(options: NoOptions) {}

  func check(_ file: FileContext, into findings: inout Findings) {
    var functions: [Int: RepeatedFunction?] = [:]
    for host in file.hosts {
      guard let number = file.structure.function(around: host.token), !file.isPreview(host.token) else { continue }
      let additions = file.additions(of: host)
      if additions.isEmpty { continue }
      let known = functions[number] ?? RepeatedFunction(number, in: file)
      functions[number] = .some(known)
      guard let function = known, !file.isInKeptClosure(host.token, of: number) else { continue }
      for addition in additions where function.stacks(addition, of: host) {
        findings.report(
          "\(function.reason), and each time one more hosting view is added on top of the earlier ones; keep the host "
            + "and assign its 'rootView', or remove its view first",
          at: addition.call..<addition.call + 1, in: file,
          notes: [
            Diagnostic.Note("the host is made here", at: file.tokens.range(host.token..<host.token + 1))
          ])
      }
    }
  }
}

/// A function that runs again and again and takes nothing away, read once for all hosts that it makes.
private struct RepeatedFunction {
  let reason: String
  private let reader: RepeatedFunctionReader
  private let body: CustomizeBody
  private let conditions: RepeatConditions

  /// Nil for all other functions.
  init?(_ number: Int, in file: FileContext) {
    guard let reader = RepeatedFunctionReader(number, in: file), let reason = reader.reason, !reader.removes else {
      return nil
    }
    self.reason = reason
    self.reader = reader
    let declaration = file.structure.declarations[number]
    body = CustomizeBody(
      declaration.body ?? 0..<0, in: file.structure, native: ["self"], others: declaration.parameters.map(\.name),
      path: .method(.init(file.structure, number)))
    conditions = RepeatConditions(body, values: [])
  }

  /// Whether one more view is added each time, and stays.
  func stacks(_ addition: HostAddition, of host: HostCreation) -> Bool {
    !conditions.mayKnow(at: addition.call) && !conditions.mayKnow(at: host.token) && reader.isLasting(addition, in: body)
  }
}
