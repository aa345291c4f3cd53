import IntrospectFacts
import IntrospectSyntax

/// Flags a probe on a view that SwiftUI draws itself.
struct NoBackingViewRule: Rule {
  static let info = RuleInfo(
    id: "no-backing-view", topic: .probes, severity: .warning,
    summary: "A probe stands on a view that has nothing native behind it.",
    rationale: """
      SwiftUI draws a Text, an Image or a shape itself, and a stack only lays out what it holds: no UIKit or AppKit \
      view stands behind them. A probe goes on searching, so that it hands over an object of some other view, and which \
      one changes with the screen. Put the probe on the view that is meant, or leave the native object alone: what is \
      drawn by SwiftUI takes SwiftUI's modifiers.

      A stack that holds a view with the class, or that stands in one, is accepted.
      """,
    examples: [
      .flagged(
        """
        Text("Balance").extract(UILabel.self) { label in // expect: no-backing-view
          label.adjustsFontSizeToFitWidth = true
        }
        """),
      .accepted(
        """
        Text("Balance").minimumScaleFactor(0.5)
        VStack { TextField("Amount", text: $amount) }.extract(UITextField.self) { field in
          field.clearButtonMode = .always
        }
        """),
    ])

  init(options: NoOptions) {}

  func check(_ site: CallSite, in file: FileContext, into findings: inout Findings) {
    guard let search = ProbeSearch(site, in: file), case .unbacked(let reason) = search.verdict,
      let name = search.receiver.view.viewName
    else { return }
    let view = search.receiver.view.nameToken
    findings.report(
      "no native view stands behind '\(name)': \(reason), so a \(search.nativeClass) that is found belongs to another "
        + "view",
      at: file.tokens.range(search.nameToken..<search.nameToken + 1),
      notes: [.init("the probe stands on this", at: file.tokens.range(view..<view + 1))])
  }
}
