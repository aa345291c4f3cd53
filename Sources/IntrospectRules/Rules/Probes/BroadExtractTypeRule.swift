import IntrospectFacts
import IntrospectSyntax

/// Flags a probe for a class that is everywhere.
struct BroadExtractTypeRule: Rule {
  static let info = RuleInfo(
    id: "broad-extract-type", topic: .probes, severity: .warning,
    summary: "A probe looks for a class that nearly every hierarchy contains.",
    rationale: """
      A probe hands over the first object of its class that it meets. For `UIView` that is the first view of all, a \
      host or a container of SwiftUI's, and hardly the one that the call stands on; it changes with each release. Name \
      the class that is meant, or use the library, which knows the class behind each view.
      """,
    examples: [
      .flagged(
        """
        Slider(value: $volume).extract(UIControl.self) { control in // expect: broad-extract-type
          control.tintColor = tint
        }
        """),
      .accepted(
        """
        Slider(value: $volume).extract(UISlider.self) { slider in
          slider.setThumbImage(thumb, for: .normal)
        }
        """),
    ])

  init(options: NoOptions) {}

  private static let broad: Set<String> = ["UIView", "UIControl", "UIViewController", "NSView", "NSControl"]

  func check(_ site: CallSite, in file: FileContext, into findings: inout Findings) {
    guard let token = file.classToken(of: site), Self.broad.contains(file.tokens.name(token)) else { return }
    // That the view has nothing native is the nearer fault.
    if let search = ProbeSearch(site, in: file), case .unbacked = search.verdict { return }
    let name = file.tokens.name(token)
    findings.report(
      "nearly every hierarchy has a \(name): the first one that is found is handed over, which need not be the one of "
        + "this view; name the class that is meant",
      at: file.tokens.range(token..<token + 1))
  }
}
