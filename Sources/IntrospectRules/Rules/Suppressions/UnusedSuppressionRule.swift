import IntrospectSyntax

/// Flags a suppression that silences nothing.
struct UnusedSuppressionRule: SuppressionJudge {
  static let info = RuleInfo(
    id: "unused-suppression", topic: .tool, severity: .warning,
    summary: "A suppression silences nothing.",
    rationale: """
      A suppression whose fault was mended stays behind and would silence the next one, which may be another. Only \
      rules that ran over the whole file are judged: under `--only`, or where a rule is off, its suppressions are left \
      alone. All branches of `#if` are read, so a suppression that is needed in one of them is used.

      An `enable` that ends no region is reported too, and so is a suppression of a rule that judges the project as a \
      whole, which only `.lint.yml` can silence.
      """,
    examples: [
      .flagged(
        """
        // introspect-lint:disable:next version-gap
        let feed = List {}.introspect(.list, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { list in // expect-1: unused-suppression
          list.selectionFollowsFocus = true
        }
        """,
        fixed: """
          let feed = List {}.introspect(.list, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { list in // expect-1: unused-suppression
            list.selectionFollowsFocus = true
          }
          """),
      .accepted(
        """
        // introspect-lint:disable:next version-gap -- nobody runs 17 here
        let feed = List {}.introspect(.list, on: .iOS(.v16, .v18, .v26, .v27)) { list in
          list.selectionFollowsFocus = true
        }
        """),
    ])

  init(options: NoOptions) {}

  func check(used: Set<Int>, judged: Set<String>, in file: FileContext, into findings: inout Findings) {
    let map = file.suppressions
    let allIdle = map.silences.indices.filter { place in
      let silence = map.silences[place]
      return !silence.isEnded && !used.contains(place) && silence.id != Self.info.id
        && (judged.contains(silence.id) || isOncePerRun(silence.id))
    }.map { map.silences[$0] }
    let idleByComment = Dictionary(grouping: allIdle, by: \.comment)
    for (index, comment) in map.comments.enumerated() {
      let idle = idleByComment[index] ?? []
      // Of a comment that is idle as a whole one finding is enough.
      if idle.count > 1, idle.count == comment.rules.count, comment.problem == nil {
        let names = idle.map { "'\($0.id)'" }.joined(separator: ", ")
        findings.report(
          "\(names) find nothing here: remove the suppression", at: comment.range,
          fix: removal(of: comment, idle, in: file))
        continue
      }
      for silence in idle {
        findings.report(
          message(silence, in: map), at: comment.rules[silence.rule].range,
          fix: removal(of: silence, in: file))
      }
    }
    for (index, rule) in map.idleEnables where judged.contains(map.comments[index].rules[rule].id) {
      let comment = map.comments[index]
      findings.report(
        "no 'disable' of '\(comment.rules[rule].id)' stands before this in the same braces", at: comment.rules[rule].range,
        fix: FixIt("Remove it", .safe, [comment.removal(ofRule: rule, in: file.tokens.source)]))
    }
  }

  private func isOncePerRun(_ id: String) -> Bool { RuleCatalog.rule(id)?.info.isOncePerRun ?? false }

  private func message(_ silence: SuppressionMap.Silence, in map: SuppressionMap) -> String {
    if isOncePerRun(silence.id) {
      return "'\(silence.id)' judges the project as a whole, once per run: only '.lint.yml' can silence it"
    }
    if silence.lines == nil { return "nothing stands beside this comment that it could cover" }
    return "'\(silence.id)' finds nothing here: remove the suppression"
  }

  /// A region goes with its `enable`, as long as that ends no other.
  private func removal(of silence: SuppressionMap.Silence, in file: FileContext) -> FixIt? {
    let map = file.suppressions
    let source = file.tokens.source
    var edits = [map.comments[silence.comment].removal(ofRule: silence.rule, in: source)]
    if let enable = silence.enable {
      guard map.count(endedBy: enable, of: silence.id) == 1, let rule = map.comments[enable].rules.firstIndex(where: { $0.id == silence.id }) else { return nil }
      edits.append(map.comments[enable].removal(ofRule: rule, in: source))
    }
    return FixIt("Remove the suppression of '\(silence.id)'", .safe, edits)
  }

  private func removal(of comment: SuppressionComment, _ idle: [SuppressionMap.Silence], in file: FileContext) -> FixIt? {
    // A region over several rules may share its ends with others; those are for a reader.
    guard idle.allSatisfy({ $0.enable == nil }) else { return nil }
    return FixIt("Remove the suppression", .safe, [comment.removal(in: file.tokens.source)])
  }
}
