import IntrospectFacts
import IntrospectSyntax

/// Flags a suppression whose end has come.
struct EndedSuppressionRule: Rule {
  static let info = RuleInfo(
    id: "ended-suppression", topic: .tool, severity: .warning,
    summary: "A suppression ended with a version that is asked for now.",
    rationale: """
      `until iOS 28` silences a finding until iOS 28 is among the newest versions that lists are asked to name; \
      `until library 27.0.0` until the project uses that release of the library or a newer one. From then on the \
      suppression does nothing, its finding is back, and somebody should look again: try it on the new version, then \
      mend the code, or move the end on.

      The end is a version and not a date, so that one commit gives the same report on any day.
      """,
    examples: [
      .flagged(
        """
        // introspect-lint:disable:next version-gap until iOS 26 -- tried on 18
        let feed = List {}.introspect(.list, on: .iOS(.v16, .v18, .v26, .v27)) { list in // expect-1: ended-suppression
          list.selectionFollowsFocus = true // expect-1: version-gap
        }
        """,
        fixed: """
          let feed = List {}.introspect(.list, on: .iOS(.v16, .v18, .v26, .v27)) { list in // expect-1: ended-suppression
            list.selectionFollowsFocus = true // expect-1: version-gap
          }
          """),
      .accepted(
        """
        // introspect-lint:disable:next version-gap until iOS 99 -- tried on 27
        let feed = List {}.introspect(.list, on: .iOS(.v16, .v18, .v26, .v27)) { list in
          list.selectionFollowsFocus = true
        }
        """),
    ])

  init(options: NoOptions) {}

  func check(_ file: FileContext, into findings: inout Findings) {
    let map = file.suppressions
    guard map.silences.contains(where: \.isEnded) else { return }
    let byComment = Dictionary(grouping: map.silences, by: \.comment)
    var last: Int?
    for silence in map.silences where silence.isEnded && silence.comment != last {
      last = silence.comment
      let comment = map.comments[silence.comment]
      guard let end = comment.end else { continue }
      findings.report(
        "\(words(end.event)), so this suppression has ended: look at its finding again, then move the end on or remove it",
        at: end.range, fix: removal(of: silence.comment, byComment[silence.comment] ?? [], in: file))
    }
  }

  /// A region goes with its `enable`; nil where that ends another one too.
  ///
  /// - Parameter own: the silences of the comment.
  private func removal(of comment: Int, _ own: [SuppressionMap.Silence], in file: FileContext) -> FixIt? {
    let map = file.suppressions
    var edits = [map.comments[comment].removal(in: file.tokens.source)]
    for enable in Set(own.compactMap(\.enable)).sorted() {
      let ended = Set(map.comments[enable].rules.map(\.id)).reduce(0) { $0 + map.count(endedBy: enable, of: $1) }
      let isShared =
        ended > own.count { $0.enable == enable }
        || map.comments[enable].rules.contains { rule in !own.contains { $0.enable == enable && $0.id == rule.id } }
      guard !isShared else { return nil }
      edits.append(map.comments[enable].removal(in: file.tokens.source))
    }
    return FixIt("Remove the suppression", .safe, edits)
  }

  private func words(_ event: SuppressionComment.End.Event) -> String {
    switch event {
    case .version(let target): "\(target.displayName) is among the versions asked for"
    case .library(let release): "the project uses release \(release) of the library or a newer one"
    }
  }
}
