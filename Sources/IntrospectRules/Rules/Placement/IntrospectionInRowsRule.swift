import IntrospectFacts
import IntrospectSyntax

/// Flags a call that is made for each row of a list.
struct IntrospectionInRowsRule: Rule {
  static let info = RuleInfo(
    id: "introspection-in-rows", topic: .scope, severity: .note, isOptIn: true,
    summary: "A view is introspected in each row of a list.",
    rationale: """
      Each call puts two marker controllers beside the view that it is applied to, and searches the hierarchy between \
      them. In a row that happens for each element, again and again while the list scrolls. Where the rows share one \
      native object, introspect the list once.
      """,
    examples: [
      .flagged(
        """
        List(rows) { row in
          RowView(row)
            .introspect(.listCell, on: .iOS(.v17, .v18, .v26, .v27)) { cell in  // expect: introspection-in-rows
              cell.backgroundView = nil
            }
        }
        """),
      .accepted(
        """
        List(rows) { row in RowView(row) }
          .introspect(.list, on: .iOS(.v17, .v18, .v26, .v27)) { list in
            list.backgroundView = nil
          }
        """),
    ])

  init(options: NoOptions) {}

  func check(_ site: CallSite, in file: FileContext, into findings: inout Findings) {
    guard site.api == .introspect else { return }
    let layers = Surroundings(of: site.chainStart, in: file).layers
    let rows = layers.lazy.compactMap(repeated).first
    guard let rows, let name = rows.viewName, file.areSwiftUIViews([name]) else { return }
    findings.report(
      "this introspects every row of the \(name): two marker controllers and a search for each",
      at: file.tokens.range(site.nameToken..<site.nameToken + 1),
      notes: [.init("the rows are made here", at: file.tokens.range(rows.nameToken..<rows.nameToken + 1))])
  }

  /// The view that makes its content once for each element.
  private func repeated(_ layer: Surroundings.Layer) -> ViewExpression? {
    guard case .view(let view, let label, let closure?) = layer,
      label == nil || label == "content" || label == "rowContent"
    else { return nil }
    switch view.viewName {
    case "ForEach": return view
    case "List": return closure.parameters.isEmpty && !takesData(view) ? nil : view
    default: return nil
    }
  }

  /// `List(rows) { … }`: the first argument has no label.
  private func takesData(_ view: ViewExpression) -> Bool {
    view.creation?.arguments.contains { $0.label == nil } == true
  }
}
