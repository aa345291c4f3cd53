import IntrospectFacts
import IntrospectSyntax

/// Flags a `self` of a class that a customize closure holds strongly.
struct StrongSelfCaptureRule: Rule {
  static let info = RuleInfo(
    id: "strong-self-capture", topic: .closures, severity: .warning,
    summary: "A customize closure holds 'self' of a class strongly.",
    rationale: """
      SwiftUI keeps a customize closure as long as the view is in the hierarchy. Where 'self' is an object that owns \
      the host of that view (a hosting controller in a property, a hosting view among its subviews), a strong 'self' \
      in the closure makes a cycle, and neither is ever freed. A method passed by name holds its object just so.

      In a struct, which every SwiftUI view is, 'self' is a copy: there is nothing to weaken, and '[weak self]' does not \
      compile. The rule says nothing there, nor in an extension of a type whose kind it has not seen.
      """,
    examples: [
      .flagged(
        """
        final class FeedController: UIViewController {
          private lazy var host = UIHostingController(
            rootView: ScrollView {}.introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
              self.attach(scrollView) // expect: strong-self-capture
            })
          private func attach(_ scrollView: UIScrollView) {}
        }
        """),
      .accepted(
        """
        final class FeedController: UIViewController {
          private lazy var host = UIHostingController(
            rootView: ScrollView {}.introspect(.scrollView, on: .iOS(.v26, .v27)) { [weak self] scrollView in
              self?.attach(scrollView)
            })
          private func attach(_ scrollView: UIScrollView) {}
        }
        """),
    ])

  init(options: NoOptions) {}

  func check(_ file: FileContext, into findings: inout Findings) {
    // What a type owns is read once, however many calls stand in it.
    var owners: [String: HostOwnership] = [:]
    for site in file.callSites where file.runsCustomizeClosure(of: site) {
      guard let type = enclosingClass(of: site, in: file) else { continue }
      let capture = SelfCaptureReader(file).capture(at: site, in: type.declaration.name)
      guard capture != .none else { continue }
      let name = DeclarationName.baseName(of: type.declaration.name)
      let owner = owners[name] ?? HostOwnership(of: name, in: file, and: file.declarations.parts(of: name) ?? [])
      owners[name] = owner
      report(capture, owner, owner.verdict(for: site.nameToken), in: type, of: file, into: &findings)
    }
  }

  /// The innermost type around the call where it is a class or an actor of the project; nil where `self` is a value, a
  /// metatype, unknown, or an object of a test or a preview.
  private func enclosingClass(of site: CallSite, in file: FileContext) -> DeclarationIndex.Entry? {
    let structure = file.structure
    let around = structure.declarations(outwardsFrom: site.enclosing)
    guard let nominal = around.firstIndex(where: { $0.kind.isNominal }) else { return nil }
    // In a static member, `self` is the type.
    guard !around[..<nominal].contains(where: { $0.modifiers.contains(.isStatic) && $0.parent != nil }) else { return nil }
    guard let type = file.declarations.declaration(ofType: around[nominal], in: structure) else { return nil }
    guard type.declaration.kind == .class || type.declaration.kind == .actor else { return nil }
    let isExcluded = type.declaration.inheritance.contains { ["PreviewProvider", "XCTestCase", "App"].contains($0) }
    return isExcluded ? nil : type
  }

  private func report(
    _ capture: SelfCapture, _ owner: HostOwnership, _ verdict: HostOwnership.Verdict, in type: DeclarationIndex.Entry,
    of file: FileContext, into findings: inout Findings
  ) {
    let declared = Diagnostic.Note(
      "'\(type.declaration.name)' is declared as a class here", at: type.nameRange, in: type.path)
    func report(_ message: String, at token: Int, _ severity: Severity?) {
      findings.report(message, at: file.tokens[token].range, severity: severity, notes: [declared])
    }
    let isController = type.declaration.inheritance.contains(where: NativeClassName.isView)
    switch (capture, verdict) {
    case (.none, _):
      break
    case (.unowned(let token), .owned):
      report("'unowned self' traps if SwiftUI updates the view while 'self' is being freed; take it weakly", at: token, .note)
    case (.strongAgainInside(let token), .owned):
      report("'self' is strong again inside this stored closure; add '[weak self]' to it", at: token, nil)
    case (.unowned, _), (.strongAgainInside, _):
      break
    case (.strong(let token), .owned):
      report(
        "'self' is held strongly by a customize closure, which lives as long as the view, and 'self' owns the view's "
          + "host: neither is ever freed; use '[weak self]'", at: token, .error)
    case (.strongForInnerWeak(let token), .owned):
      report(
        "the customize closure holds 'self' strongly to hand it to the inner '[weak self]', and 'self' owns the view's "
          + "host: neither is ever freed; move '[weak self]' to the outer closure", at: token, .error)
    case (.method(let token, let name), .owned):
      report(
        "'\(name)' passed by name holds 'self' strongly, and 'self' owns the view's host: neither is ever freed; pass "
          + "'{ [weak self] in self?.\(name)($0) }'", at: token, .error)
    case (.localFunction(let token, let name), .owned):
      report(
        "the local function '\(name)' holds 'self' strongly, and 'self' owns the view's host: neither is ever freed; "
          + "pass a closure with '[weak self]'", at: token, .error)
    case (.strong(let token), .transient), (.strongForInnerWeak(let token), .transient),
      (.method(let token, _), .transient), (.localFunction(let token, _), .transient):
      report("'self' is kept alive until the presented view is dismissed", at: token, .note)
    case (.strong(let token), .noEvidence), (.method(let token, _), .noEvidence),
      (.localFunction(let token, _), .noEvidence):
      // A class with a `body` is no SwiftUI view; what it is, tokens do not tell.
      guard !owner.declaresBody else { return }
      report(
        "'self' is held strongly by a customize closure; if 'self' also keeps this view or its host, neither is freed; "
          + "use '[weak self]'", at: token, isController ? nil : .note)
    case (.strongForInnerWeak, .noEvidence):
      break
    }
  }
}
