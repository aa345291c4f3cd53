import IntrospectFacts
import IntrospectSyntax

/// Flags a probe that looks around its view before the view stands anywhere.
struct SynchronousHierarchyAccessRule: Rule {
  static let info = RuleInfo(
    id: "synchronous-hierarchy-access", topic: .probes, severity: .warning,
    summary: "A probe reads the window or the superview of its view while SwiftUI makes or updates it.",
    rationale: """
      SwiftUI makes a represented view and updates it for the first time before it puts it into the window: `window`, \
      `superview` and the next responder are nil then. In `make…` they always are; in `update…` a later update may find \
      them, and nobody promises that there is one. Look a turn of the main queue later, or in `didMoveToWindow` of a \
      view of your own.

      The rule looks at types that represent a view and store a closure that takes a native object, or a binding of \
      one. It accepts a read in `update…` where the type looks later too.
      """,
    examples: [
      .flagged(
        """
        struct WindowReader: UIViewRepresentable {
          let onWindow: (UIWindow?) -> Void
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ view: UIView, context: Context) {
            onWindow(view.window) // expect: synchronous-hierarchy-access
          }
        }
        """),
      .accepted(
        """
        struct WindowReader: UIViewRepresentable {
          let onWindow: (UIWindow?) -> Void
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ view: UIView, context: Context) {
            DispatchQueue.main.async { onWindow(view.window) }
          }
        }
        """),
    ])

  init(options: NoOptions) {}

  func check(_ file: FileContext, into findings: inout Findings) {
    guard !file.isTest else { return }
    for probe in WrittenProbe.all(in: file.structure) {
      let accesses = probe.accesses()
      let looksLater = accesses.contains { !$0.isAtOnce } || hearsOfTheMove(file.structure)
      // One place in a method is enough: the others are mended with it.
      var methods: Set<Int> = []
      for access in accesses where access.isAtOnce && (access.isInMake || !looksLater) {
        guard methods.insert(access.method.keyword).inserted else { continue }
        report(access, in: file, into: &findings)
      }
    }
  }

  private func report(_ access: WrittenProbe.Access, in file: FileContext, into findings: inout Findings) {
    let method = access.method.name
    let isAppKit = method.hasSuffix("NSView")
    let callback = isAppKit ? "viewDidMoveToWindow" : "didMoveToWindow"
    let remedy = "read it in 'DispatchQueue.main.async', or in '\(callback)' of a view of your own"
    let fact =
      access.isInMake
      ? "'\(access.name)' is nil in '\(method)': the view that is made stands nowhere yet"
      : "'\(access.name)' is nil when '\(method)' first runs: the view stands in no window yet, and no other update "
        + "need follow"
    let place = access.call ?? access.token
    findings.report(
      "\(fact); \(remedy)", at: place..<place + 1, in: file,
      notes: access.call == nil ? [] : [.init("read here", at: file.tokens.range(access.token..<access.token + 1))])
  }

  /// Whether some view of the file is told when it is put somewhere.
  private func hearsOfTheMove(_ structure: FileStructure) -> Bool {
    let names: Set<String> = [
      "didMoveToWindow", "viewDidMoveToWindow", "didMoveToSuperview", "viewDidMoveToSuperview",
    ]
    return names.contains { name in
      structure.numbers(named: name).contains { structure.declarations[$0].kind == .function }
    }
  }
}

extension FileContext {
  /// Whether the file holds tests.
  var isTest: Bool { structure.importedModules.contains("XCTest") || structure.importedModules.contains("Testing") }
}
