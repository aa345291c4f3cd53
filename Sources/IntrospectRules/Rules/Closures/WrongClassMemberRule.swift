import IntrospectFacts
import IntrospectSyntax

/// Flags a member that only another class behind the same view has.
struct WrongClassMemberRule: Rule {
  static let info = RuleInfo(
    id: "wrong-class-member", topic: .closures, severity: .warning,
    summary: "The closure uses a member of another class that stands behind the same view elsewhere.",
    rationale: """
      The class behind a SwiftUI view depends on the system: a List is a UITableView up to iOS 15 and a \
      UICollectionView from iOS 16 on. A closure is written for one of them, so that what was copied from code for the \
      other does not compile, or goes by an extension that does nothing. Give each class a call of its own, with the \
      versions that have it.

      The rule says nothing of members that no table knows, nor of those that the project adds to the class.
      """,
    examples: [
      .flagged(
        """
        List(rows, rowContent: RowView.init)
          .introspect(.list, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { collectionView in
            collectionView.separatorStyle = .none // expect: wrong-class-member
          }
        """),
      .accepted(
        """
        List(rows, rowContent: RowView.init)
          .introspect(.list, on: .iOS(.v15)) { tableView in
            tableView.separatorStyle = .none
          }
          .introspect(.list, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { collectionView in
            collectionView.showsVerticalScrollIndicator = showsIndicator
          }
        """),
    ])

  init(options: NoOptions) {}

  func check(_ site: CallSite, in file: FileContext, into findings: inout Findings) {
    guard file.runsCustomizeClosure(of: site), !leavesClassOpen(site, in: file) else { return }
    let classes = file.nativeClasses(of: site)
    let forms = file.formsOfSameView(as: site)
    for body in file.bodies(of: site) {
      let members = ForeignMemberReader(body, classes: classes, forms: forms, in: file).members()
      findings.report(members.map { finding(about: $0, at: site, in: file) }, of: body)
    }
  }

  /// Whether the view has two classes on one version, and the closure does not say which one it takes, or whether the
  /// call names a platform that has none.
  private func leavesClassOpen(_ site: CallSite, in file: FileContext) -> Bool {
    guard let form = site.viewType?.callForm, let facts = file.registry.viewType(callForm: form) else { return false }
    let call = file.versionLists.call(of: site)
    if call?.clauses.contains(where: { facts.nativeClasses(on: $0.platform).isEmpty }) == true { return true }
    if case .closure(let closure) = site.customization, closure.parameters.first?.type != nil { return false }
    return facts.spans.contains { $0.nativeClasses.count > 1 }
  }

  private func finding(
    about member: ForeignMemberReader.Member, at site: CallSite, in file: FileContext
  ) -> BodyFinding {
    let form = member.form
    let span = form.spans.first { $0.isAvailable && $0.nativeClasses.contains(member.owner) }
    let versions = span.map { PlatformVersions($0.platform, $0.versions).displayName(in: file.registry) } ?? ""
    let isOwnForm = form.callForm == site.viewType?.callForm
    let remedy =
      if isOwnForm {
        "put it into a second call, for \(versions)"
      } else if site.viewType != nil {
        "the view type that hands it over is '\(form.spelling)'"
      } else {
        "ask for a \(member.owner) where one is meant"
      }
    let view = form.style.map { "\(form.swiftUIView) with '\($0)'" } ?? form.swiftUIView
    return BodyFinding(
      message: "'\(member.name)' is a member of \(member.owner), which stands behind \(view) on \(versions), and this "
        + "closure gets \(member.classes.wordList("or")); \(remedy)",
      range: member.token..<member.token + 1, asNote: "so is '\(member.name)'")
  }
}
