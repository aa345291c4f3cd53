import IntrospectFacts
import IntrospectSyntax

/// Flags a probe for a class that does not stand behind its view on every system.
struct FragileExtractClassRule: Rule {
  static let info = RuleInfo(
    id: "fragile-extract-class", topic: .probes, severity: .warning,
    summary: "A probe looks for a class that its view has on some systems only.",
    rationale: """
      Which class stands behind a SwiftUI view changes with the system: a List is a UITableView up to iOS 15 and a \
      UICollectionView from iOS 16 on. A probe for one of them finds nothing on the other, or an object of another \
      view. The library's calls name the view and the versions, and take a closure for each class.

      Where the deployment target is known, the systems before it do not count, nor do those that `#available` and \
      `#if` rule out around the call.
      """,
    examples: [
      .flagged(
        """
        List { rows }.extract(UITableView.self) { tableView in // expect: fragile-extract-class
          tableView.showsVerticalScrollIndicator = showsIndicator
        }
        """),
      .accepted(
        """
        List { rows }
          .introspect(.list, on: .iOS(.v15)) { tableView in
            tableView.showsVerticalScrollIndicator = showsIndicator
          }
          .introspect(.list, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { collectionView in
            collectionView.showsVerticalScrollIndicator = showsIndicator
          }
        """),
    ])

  init(options: NoOptions) {}

  func check(_ site: CallSite, in file: FileContext, into findings: inout Findings) {
    guard let search = ProbeSearch(site, in: file), case .elsewhere(let elsewhere) = search.verdict,
      let name = search.receiver.view.viewName
    else { return }
    let missing = elsewhere.missing.map { $0.displayName(in: file.registry) }.wordList()
    let advice = elsewhere.form.map { "; the library's view type for it is '\($0.spelling)'" } ?? ""
    let found = elsewhere.found.map { $0.displayName(in: file.registry) }.wordList()
    let fact = "\(name) is backed by \(elsewhere.classes.wordList("or")) on \(missing)"
    let consequence =
      found.isEmpty
      ? ", so a \(search.nativeClass) that is found belongs to another view"
      : ", and by a \(search.nativeClass) on \(found) only"
    let view = search.receiver.view.nameToken
    findings.report(
      fact + consequence + advice, at: file.tokens.range(search.nameToken..<search.nameToken + 1),
      notes: [.init("the probe stands on this", at: file.tokens.range(view..<view + 1))])
  }
}
