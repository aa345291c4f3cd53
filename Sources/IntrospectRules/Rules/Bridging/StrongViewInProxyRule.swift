import IntrospectFacts
import IntrospectSyntax

/// Flags an object beside a representable that keeps the native view strongly.
struct StrongViewInProxyRule: Rule {
  static let info = RuleInfo(
    id: "strong-view-in-proxy", topic: .bridging, severity: .warning,
    summary: "A representable stores its native view strongly in an object that outlives it.",
    rationale: """
      SwiftUI drops the native view when the representable leaves the screen. A proxy or a model that was given the \
      view lives as long as the views that share it, and keeps the dropped view alive with all that it holds; what is \
      done to it later changes nothing on the screen. A coordinator goes with the view, but where the view holds a \
      closure that holds the coordinator, neither of the two is ever freed.

      Declare the property 'weak'.
      """,
    examples: [
      .flagged(
        """
        final class WebProxy: ObservableObject {
          var webView: WKWebView?
        }
        struct Page: UIViewRepresentable {
          let proxy: WebProxy
          func makeUIView(context: Context) -> WKWebView {
            let webView = WKWebView()
            proxy.webView = webView // expect: strong-view-in-proxy
            return webView
          }
          func updateUIView(_ webView: WKWebView, context: Context) {}
        }
        """,
        fixed: """
          final class WebProxy: ObservableObject {
            weak var webView: WKWebView?
          }
          struct Page: UIViewRepresentable {
            let proxy: WebProxy
            func makeUIView(context: Context) -> WKWebView {
              let webView = WKWebView()
              proxy.webView = webView // expect: strong-view-in-proxy
              return webView
            }
            func updateUIView(_ webView: WKWebView, context: Context) {}
          }
          """),
      .accepted(
        """
        final class WebProxy: ObservableObject {
          weak var webView: WKWebView?
        }
        struct Page: UIViewRepresentable {
          let proxy: WebProxy
          func makeUIView(context: Context) -> WKWebView {
            let webView = WKWebView()
            proxy.webView = webView
            return webView
          }
          func updateUIView(_ webView: WKWebView, context: Context) {}
        }
        """),
    ])

  init(options: NoOptions) {}

  func check(_ file: FileContext, into findings: inout Findings) {
    for representable in file.representables {
      let bodies = file.makeBodies(of: representable) + file.updateBodies(of: representable)
      for body in bodies {
        let stores = StoredObjectReader(body, in: file).stores().filter { isKept($0, representable, in: file) }
        let found = stores.compactMap { finding(about: $0, representable, bodies, in: file) }
        findings.report(found, of: body)
      }
    }
  }

  /// Whether nothing shows that the object is let go again, or kept on purpose.
  private func isKept(_ store: StoredObjectReader.Store, _ representable: Representable, in file: FileContext) -> Bool {
    let name = store.property.declaration.name
    if store.place == .state { return false }
    let isCleared = [file.structure, store.property.structure].contains { structure in
      (0..<structure.tokens.endIndex).contains { index in
        structure.tokens.isText(index, "nil") && structure.tokens.kind(index - 1) == .equal
          && structure.tokens.name(index - 2) == name
      }
    }
    if isCleared { return false }
    // A view that is handed out again the next time is meant to live on.
    return !representable.makers.contains { number in
      guard let code = file.structure.declarations[number].body else { return false }
      return code.contains { index in
        file.tokens.kind(index) == .identifier && file.tokens.name(index) == name
          && file.tokens.kind(index - 1) == .period && file.tokens.kind(index + 1) != .equal
          && !store.range.contains(index)
      }
    }
  }

  private func finding(
    about store: StoredObjectReader.Store, _ representable: Representable, _ bodies: [CustomizeBody],
    in file: FileContext
  ) -> BodyFinding? {
    let name = store.property.declaration.name
    let subject = store.isCollection ? "every native view it was given" : "the native view"
    let declared = Diagnostic.Note(
      "'\(name)' is declared \(store.isCollection ? "" : "without 'weak' ")here", at: store.property.nameRange,
      in: store.property.path)
    var notes = [declared]
    var message: String
    switch store.place {
    case .state: return nil
    case .static: message = "'\(name)' keeps \(subject) alive for as long as the app runs"
    case .object(let type) where DeclarationName.baseName(of: type) == representable.coordinator:
      guard let closure = bodies.lazy.compactMap({ $0.closureOverCoordinator }).first else { return nil }
      message = "'\(name)' of the coordinator keeps \(subject) alive, and the view keeps the coordinator: neither is "
        + "freed"
      notes.append(closure)
    case .object(let type):
      message = "'\(name)' of '\(type)' keeps \(subject) alive after SwiftUI has dropped it"
    }
    message += store.isCollection ? "; store boxes with a 'weak' property" : "; make it 'weak'"
    return BodyFinding(
      message: message, range: store.range, notes: notes, fix: store.weakFix(in: file),
      asNote: "'\(name)' keeps it too")
  }
}
