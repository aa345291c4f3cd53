import IntrospectFacts
import IntrospectSyntax

/// Flags names that UIKit and AppKit keep to themselves, used on a native object.
struct PrivateAPIRule: Rule {
  static let info = RuleInfo(
    id: "private-api", topic: .closures, severity: .warning,
    summary: "The closure uses private names of UIKit or AppKit.",
    rationale: """
      A private property or class has no promise behind it: the next OS may rename it. `value(forKey:)` and \
      `setValue(_:forKey:)` then raise an exception, which ends the app; a class that is looked up or compared by its \
      name is silently not found any more. App Review rejects apps for it besides.

      Most of what such names give has a public way since: `attributedPlaceholder`, `searchTextField`, appearance \
      objects. Where there is none, a view of your own is the way that lasts.
      """,
    examples: [
      .flagged(
        """
        TextField("Name", text: $name).introspect(.textField, on: .iOS(.v26, .v27)) { textField in
          let label = textField.value(forKey: "placeholderLabel") as? UILabel // expect: private-api
          label?.textColor = .systemGray
        }
        """),
      .accepted(
        """
        TextField("Name", text: $name).introspect(.textField, on: .iOS(.v26, .v27)) { textField in
          textField.attributedPlaceholder = NSAttributedString(
            string: "Name", attributes: [.foregroundColor: UIColor.systemGray])
        }
        """),
    ])

  init(options: NoOptions) {}

  func check(_ site: CallSite, in file: FileContext, into findings: inout Findings) {
    guard file.runsCustomizeClosure(of: site) else { return }
    let classes = file.nativeClasses(of: site)
    for body in file.bodies(of: site) {
      findings.report(PrivateNameReader(body, givenClasses: body.caller == nil ? classes : []).read(), of: body)
    }
  }
}
