import IntrospectFacts
import IntrospectSyntax

/// Flags an assignment to a property that SwiftUI needs for itself.
struct DelegateOverrideRule: Rule {
  static let info = RuleInfo(
    id: "delegate-override", topic: .closures, severity: .warning,
    summary: "The closure replaces a delegate, a data source, content or a value that SwiftUI owns.",
    rationale: """
      SwiftUI is the delegate and the data source of the native views that it makes, and writes their content and \
      values itself. Replacing a delegate takes away what SwiftUI does through it: selection, editing callbacks, focus, swipe \
      actions. A value that a binding writes is overwritten at the next update, and the binding never hears of it.

      Where no modifier does what is needed, put a proxy in place that keeps the old delegate and forwards to it. The \
      rule says nothing where the old value is read before it is replaced.
      """,
    examples: [
      .flagged(
        """
        final class FieldDelegate: NSObject, UITextFieldDelegate {}
        struct Search: View {
          @State private var delegate = FieldDelegate()
          var body: some View {
            TextField("Search", text: .constant("")).introspect(.textField, on: .iOS(.v26, .v27)) { textField in
              textField.delegate = delegate // expect: delegate-override
            }
          }
        }
        """),
      .accepted(
        """
        final class FieldDelegate: NSObject, UITextFieldDelegate {
          weak var original: UITextFieldDelegate?
        }
        struct Search: View {
          @State private var delegate = FieldDelegate()
          var body: some View {
            TextField("Search", text: .constant("")).introspect(.textField, on: .iOS(.v26, .v27)) { textField in
              guard textField.delegate !== delegate else { return }
              delegate.original = textField.delegate
              textField.delegate = delegate
            }
          }
        }
        """),
    ])

  init(options: NoOptions) {}

  func check(_ site: CallSite, in file: FileContext, into findings: inout Findings) {
    guard file.runsCustomizeClosure(of: site) else { return }
    let classes = file.nativeClasses(of: site)
    let viewType = site.api == .introspect ? site.viewType?.callForm : nil
    for body in file.bodies(of: site) {
      let reader = OwnedMemberReader(body, classes: classes, viewType: viewType, in: file)
      findings.report(reader.overrides().map { finding(about: $0, at: site) }, of: body)
    }
  }

  private func finding(about override: OwnedMemberReader.Override, at site: CallSite) -> BodyFinding {
    let fact = override.fact
    var message = "SwiftUI needs '\(override.name)' for \(fact.purpose): \(fact.damage)"
    if !fact.workaround.isEmpty { message += "; \(fact.workaround)" }
    // What a home-made probe finds need not be a view of SwiftUI's.
    let isCertain =
      switch site.api {
      case .probe, .ownProbe: false
      case .introspect, .legacy, .legacySelector: true
      }
    return BodyFinding(
      message: message, range: override.range, severity: isCertain && fact.severity == .error ? .error : nil,
      asNote: "'\(override.name)' is SwiftUI's too")
  }
}
