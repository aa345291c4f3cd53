import IntrospectFacts
import IntrospectSyntax

/// Flags a native view that a customize closure stores strongly in something that outlives the view.
struct StoredNativeViewRule: Rule {
  static let info = RuleInfo(
    id: "stored-native-view", topic: .closures, severity: .warning,
    summary: "The closure stores the native view strongly where it outlives the closure.",
    rationale: """
      SwiftUI makes and drops native views as it likes. A strong reference in '@State', in a property of a model or in \
      a static keeps one that SwiftUI has dropped alive, with all that it holds; in '@State' the view is kept by the \
      very graph that it shows, which can be a retain cycle. What is done to it later changes nothing on the screen.

      Keep it weakly: in a 'weak var' of a class, or in the library's '@Weak' \
      ('@_spi(Advanced) import SwiftUIIntrospect', from 0.12.0 on).
      """,
    examples: [
      .flagged(
        """
        struct Feed: View {
          @State private var scrollView: UIScrollView?
          var body: some View {
            ScrollView {}.introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
              self.scrollView = scrollView // expect: stored-native-view
            }
          }
        }
        """),
      .accepted(
        """
        final class FeedModel: ObservableObject {
          weak var scrollView: UIScrollView?
        }
        struct Feed: View {
          @StateObject private var model = FeedModel()
          var body: some View {
            ScrollView {}.introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
              model.scrollView = scrollView
            }
          }
        }
        """),
    ])

  init(options: NoOptions) {}

  func check(_ site: CallSite, in file: FileContext, into findings: inout Findings) {
    guard file.runsCustomizeClosure(of: site) else { return }
    for body in file.bodies(of: site) {
      let reader = StoredObjectReader(body, in: file)
      findings.report(reader.stores().map { finding(about: $0, at: site, of: file) }, of: body)
    }
  }

  private func finding(
    about store: StoredObjectReader.Store, at site: CallSite, of file: FileContext
  ) -> BodyFinding {
    let name = store.property.declaration.name
    let subject = store.member.map { "'\($0)' of the native view" } ?? "the native view"
    let verb = store.isCollection ? "every native view it was given" : subject
    var message: String
    switch (store.place, store.property.storage) {
    case (.state, _):
      message = "'\(name)' in '@State' keeps \(verb) alive after SwiftUI has dropped it, in the graph that shows it"
    case (.static, _):
      message = "'\(name)' keeps \(verb) alive for as long as the app runs"
    case (.object(let type), .wrapped(.published)):
      message = "'@Published' '\(name)' of '\(type)' keeps \(verb) alive after SwiftUI has dropped it"
    case (.object(let type), _):
      message = "'\(name)' of '\(type)' keeps \(verb) alive after SwiftUI has dropped it"
    }
    message += "; \(remedy(for: store, at: site, in: file))"
    let declared = Diagnostic.Note(declaration(of: store), at: store.property.nameRange, in: store.property.path)
    return BodyFinding(
      message: message, range: store.range, notes: [declared], fix: store.weakFix(in: file),
      asNote: "'\(name)' keeps it too")
  }

  private func remedy(for store: StoredObjectReader.Store, at site: CallSite, in file: FileContext) -> String {
    let name = store.property.declaration.name
    if store.isCollection { return "store boxes with a 'weak' property" }
    if case .wrapped(.published) = store.property.storage { return "make it 'weak', without '@Published'" }
    guard store.place == .state else { return "make it 'weak'" }
    let hasWeak = site.api == .introspect && file.settings.library.map { $0 >= LibraryVersion(0, 12, 0) } ?? true
    return hasWeak
      ? "declare it '@Weak var \(name)', with '@_spi(Advanced) import SwiftUIIntrospect'"
      : "keep it in a class with a 'weak' property"
  }

  private func declaration(of store: StoredObjectReader.Store) -> String {
    let name = store.property.declaration.name
    if case .wrapped(let wrapper) = store.property.storage {
      return "'\(name)' is declared as '\(wrapper.attribute)' here"
    }
    return store.isCollection ? "'\(name)' is declared here" : "'\(name)' is declared without 'weak' here"
  }
}
