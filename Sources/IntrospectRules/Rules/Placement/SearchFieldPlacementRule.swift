import IntrospectFacts
import IntrospectSyntax

/// Flags a call for a search field on a view that has no navigation container.
struct SearchFieldPlacementRule: Rule {
  static let info = RuleInfo(
    id: "search-field-placement", topic: .scope, severity: .warning,
    summary: "A search field is looked for in the searchable view instead of in the navigation container.",
    rationale: """
      The search bar of a `.searchable` view belongs to the navigation controller around it. Without a `scope:` the \
      library looks for such a controller inside the view that the modifier is applied to, and finds none in a list. \
      Apply the modifier to the NavigationStack, or add `scope: .ancestor`.
      """,
    examples: [
      .flagged(
        """
        NavigationStack {
          List(rows) { RowView($0) }
            .searchable(text: $query)
            .introspect(.searchField, on: .iOS(.v17, .v18, .v26, .v27)) { searchBar in  // expect: search-field-placement
              searchBar.autocapitalizationType = .none
            }
        }
        """,
        fixed: """
          NavigationStack {
            List(rows) { RowView($0) }
              .searchable(text: $query)
              .introspect(.searchField, on: .iOS(.v17, .v18, .v26, .v27), scope: .ancestor) { searchBar in  // expect: search-field-placement
                searchBar.autocapitalizationType = .none
              }
          }
          """),
      .accepted(
        """
        NavigationStack {
          List(rows) { RowView($0) }
            .searchable(text: $query)
        }
        .introspect(.searchField, on: .iOS(.v17, .v18, .v26, .v27)) { searchBar in
          searchBar.autocapitalizationType = .none
        }
        """),
    ])

  /// Views whose content is no place for a navigation container.
  private static let leaves: Set<String> = ["List", "Form", "ScrollView", "Table"]
  private static let containers: Set<String> = ["NavigationView", "NavigationStack", "NavigationSplitView", "TabView"]

  init(options: NoOptions) {}

  func check(_ site: CallSite, in file: FileContext, into findings: inout Findings) {
    guard site.api == .introspect, file.judgesVersionLists, let viewType = site.viewType,
      let facts = file.registry.viewType(callForm: viewType.callForm), facts.feature == ".searchable",
      file.isReceiverScoped(site, facts), let receiver = Receiver(of: site, in: file),
      let name = receiver.view.viewName, let searchable = searchable(on: site, in: file)
    else { return }
    let names = receiver.contents.views.compactMap(\.viewName)
    guard !names.contains(where: Self.containers.contains), receiver.contents.isComplete || Self.leaves.contains(name),
      file.areSwiftUIViews([name])
    else { return }
    findings.report(
      "the search bar belongs to the navigation container, and there is none in this \(name), so this closure never "
        + "runs; apply it to the container, or add 'scope: .ancestor'",
      at: file.tokens.range(viewType.tokens),
      notes: [.init("searchable here", at: file.tokens.range(searchable..<searchable + 1))],
      fix: file.ancestorScope(for: site))
  }

  /// The name of the modifier on the chain of the call.
  private func searchable(on site: CallSite, in file: FileContext) -> Int? {
    file.chain(of: site).modifiers.first { $0.name == "searchable" }?.nameToken
  }
}
