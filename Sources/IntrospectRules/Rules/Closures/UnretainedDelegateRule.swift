import IntrospectFacts
import IntrospectSyntax

/// Flags a weak slot of a native object that is given an object which nothing keeps.
struct UnretainedDelegateRule: Rule {
  static let info = RuleInfo(
    id: "unretained-delegate", topic: .closures, severity: .warning,
    summary: "A delegate, data source or target is given that nothing keeps alive.",
    rationale: """
      Delegates, data sources and targets are held weakly. An object that is made in the closure is freed when the \
      closure returns, and the slot is empty again: nothing is ever called. A plain property of a SwiftUI view is made \
      anew with each value of the view, so the object in the slot goes with the value, and what it remembered with it.

      Keep the object in '@State' or '@StateObject', in a property of a class, or in a static.
      """,
    examples: [
      .flagged(
        """
        NavigationStack {}.introspect(.navigationStack, on: .iOS(.v26, .v27)) { controller in
          let search = controller.topViewController?.navigationItem.searchController
          search?.searchResultsUpdater = SearchUpdater() // expect: unretained-delegate
        }
        """),
      .accepted(
        """
        struct Feed: View {
          @State private var updater = SearchUpdater()
          var body: some View {
            NavigationStack {}.introspect(.navigationStack, on: .iOS(.v26, .v27)) { controller in
              let search = controller.topViewController?.navigationItem.searchController
              search?.searchResultsUpdater = updater
            }
          }
        }
        """),
    ])

  init(options: NoOptions) {}

  func check(_ site: CallSite, in file: FileContext, into findings: inout Findings) {
    guard file.runsCustomizeClosure(of: site) else { return }
    for body in file.bodies(of: site) {
      let keeper = ObjectKeeper(body, in: file)
      let found = WeakSlotReader(body).uses().compactMap { use in
        keeper.loss(of: use.value).map { finding(about: $0, of: use) }
      }
      findings.report(found, of: body)
    }
  }

  private func finding(about loss: ObjectKeeper.Loss, of use: WeakSlotReader.Use) -> BodyFinding {
    let slot = "'\(use.slot)' does not keep the object it is given"
    let remedy = "keep it in '@State', or in a property of a class"
    switch loss {
    case .madeInPlace:
      return BodyFinding(
        message: "\(slot), and nothing else keeps this one: it is freed at once; \(remedy)", range: use.value,
        asNote: "so it is with '\(use.slot)' here")
    case .local(let name):
      return BodyFinding(
        message: "\(slot), and nothing else keeps '\(name)': it is freed when the closure returns; \(remedy)",
        range: use.value, asNote: "so it is with '\(use.slot)' here")
    case .structProperty(let property, let owner):
      let name = property.declaration.name
      let declared = Diagnostic.Note("'\(name)' is a plain property here", at: property.nameRange, in: property.path)
      return BodyFinding(
        message: "\(slot), and '\(name)' is made anew with each value of '\(owner)': the one in place is freed with "
          + "the value, and what it remembers is lost; keep it in '@State' or '@StateObject'",
        range: use.value, notes: [declared], asNote: "so it is with '\(use.slot)' here")
    }
  }
}
