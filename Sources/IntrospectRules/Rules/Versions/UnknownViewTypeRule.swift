import IntrospectFacts
import IntrospectSyntax

/// Flags a view type that the library does not have and that nobody else is likely to have meant.
struct UnknownViewTypeRule: Rule {
  static let info = RuleInfo(
    id: "unknown-view-type", topic: .versions, severity: .error,
    summary: "A call names a view type that does not exist.",
    rationale: """
      Some SwiftUI views, such as Text and the stacks, have no native object behind them. There is no view type for \
      them and there cannot be one. Other names are slips: a misspelled member, or a known one with a style that the \
      library does not know. The compiler's message for them speaks of type inference and hides the slip.

      A name that is near to nothing is not reported, as view types can come from other packages.
      """,
    examples: [
      .flagged(
        """
        VStack { rows }
          .introspect(.vStack, on: .iOS(.v17, .v18, .v26, .v27)) { stackView in  // expect: unknown-view-type
            stackView.isOpaque = false
          }
        """),
      .flagged(
        """
        List(items, rowContent: ItemRow.init)
          .introspect(.list(style: .insetGroup), on: .iOS(.v26, .v27)) { list in  // expect: unknown-view-type
            list.selectionFollowsFocus = true
          }
        """,
        fixed: """
          List(items, rowContent: ItemRow.init)
            .introspect(.list(style: .insetGrouped), on: .iOS(.v26, .v27)) { list in  // expect: unknown-view-type
              list.selectionFollowsFocus = true
            }
          """),
      .accepted(
        """
        List(items, rowContent: ItemRow.init)
          .introspect(.list(style: .grouped), on: .iOS(.v26, .v27)) { list in
            list.selectionFollowsFocus = true
          }
        """),
    ])

  init(options: NoOptions) {}

  func check(_ file: FileContext, into findings: inout Findings) {
    for call in file.versionLists.calls {
      // Any method of that name takes `.member` and a closure; with a clause of versions it is the library's. A member
      // that the project declares is its own.
      guard let viewType = call.viewType, call.facts == nil, !call.clauses.isEmpty,
        file.project.viewTypes[viewType.member] == nil
      else { continue }
      let forms = file.registry.forms(ofMember: viewType.member)
      if !forms.isEmpty {
        checkForm(of: call, viewType, among: forms, in: file, into: &findings)
      } else if let view = file.registry.unbackedView(named: viewType.member) {
        report(view, in: call, viewType, file, into: &findings)
      } else {
        checkName(of: call, viewType, in: file, into: &findings)
      }
    }
  }

  // MARK: Views with nothing behind them

  private func report(
    _ view: UnbackedView, in call: VersionedCall, _ viewType: CallSite.ViewType, _ file: FileContext,
    into findings: inout Findings
  ) {
    guard call.clauses.allSatisfy({ view.platforms.contains($0.platform) }) else { return }
    let fact = "'\(view.swiftUIView)' can never be introspected: \(view.reason)"
    findings.report(
      "\(fact); there is no view type '.\(viewType.member)'",
      at: file.tokens.range(viewType.nameTokens))
  }

  // MARK: A known member in an unknown form

  private func checkForm(
    of call: VersionedCall, _ viewType: CallSite.ViewType, among forms: [ViewTypeFacts], in file: FileContext,
    into findings: inout Findings
  ) {
    // What a name or an expression stands for is not known: `.list(style: style)`.
    guard let arguments = plainArguments(of: viewType, in: file) else { return }
    let written = "'.\(viewType.callForm)'"
    let fact =
      arguments.isEmpty && viewType.tokens.count == 2
      ? "SwiftUIIntrospect has no \(written) without \(kind(of: forms))" : "SwiftUIIntrospect has no \(written)"
    let tokens = viewType.tokens
    findings.report(
      "\(fact); it has \(list(forms, for: call))", at: file.tokens.range(tokens),
      fix: nearest(to: viewType.callForm, in: forms.map(\.callForm)).map { callForm in
        FixIt(
          "Replace \(written) with '.\(callForm)'", .needsReview,
          [SourceEdit(replacing: file.tokens.range(tokens), with: "." + callForm)])
      })
  }

  /// The arguments behind the member, where each is written as an implicit member: `style: .plain`.
  private func plainArguments(of viewType: CallSite.ViewType, in file: FileContext) -> [Argument]? {
    guard viewType.tokens.count > 2 else { return [] }
    let tokens = viewType.tokens
    let steps = file.structure.tree.postfixExpression(at: tokens.lowerBound, before: tokens.upperBound).steps
    let arguments = steps.last?.arguments ?? []
    let arePlain = arguments.allSatisfy { argument in
      argument.label != nil && argument.value.count == 2 && file.tokens.kind(argument.value.lowerBound) == .period
    }
    return arePlain ? arguments : nil
  }

  /// What all forms of a member ask for: `a style`.
  private func kind(of forms: [ViewTypeFacts]) -> String {
    let label = forms[0].callForm.drop { $0 != "(" }.dropFirst().prefix { $0 != ":" }
    return label.isEmpty ? "an argument" : "a \(label)"
  }

  /// The forms that a call for its platforms can choose from.
  private func list(_ forms: [ViewTypeFacts], for call: VersionedCall) -> String {
    let platforms = Set(call.clauses.map(\.platform))
    let fitting = forms.filter { !platforms.isDisjoint(with: $0.platforms) }
    return (fitting.isEmpty ? forms : fitting).map { "'\($0.spelling)'" }.wordList()
  }

  // MARK: A name that is near to a known one

  private func checkName(
    of call: VersionedCall, _ viewType: CallSite.ViewType, in file: FileContext, into findings: inout Findings
  ) {
    let members = file.registry.viewTypes.map(\.member)
    guard !isMadeOfWords(viewType.member, in: words(of: members)),
      let member = nearest(to: viewType.member, in: file.registry.members(near: viewType.member))
    else { return }
    let callForm = member + viewType.callForm.dropFirst(viewType.member.count)
    let fact = "SwiftUIIntrospect has no view type '.\(viewType.member)'"
    guard file.registry.viewType(callForm: callForm) != nil else {
      findings.report(
        "\(fact); it has \(list(file.registry.forms(ofMember: member), for: call))",
        at: file.tokens.range(viewType.nameTokens))
      return
    }
    let name = viewType.memberToken..<viewType.memberToken + 1
    findings.report(
      "\(fact); the nearest is '.\(member)'", at: file.tokens.range(viewType.nameTokens),
      fix: FixIt(
        "Replace '.\(viewType.member)' with '.\(member)'", .needsReview,
        [SourceEdit(replacing: file.tokens.range(name), with: member)]))
  }

  /// The name that only a slip can have turned into `name`; nil where two are equally near.
  ///
  /// People rarely miss the first letter, and two slips in a short name make another word of it: `label` for `table`.
  private func nearest(to name: String, in names: [String]) -> String? {
    let limit = name.utf8.count > 6 ? 2 : 1
    let near = NearMiss.candidates(for: name, in: names, limit: limit).filter { candidate in
      candidate.lowercased().utf8.first == name.lowercased().utf8.first
    }
    guard let best = near.first else { return nil }
    guard near.count > 1 else { return best }
    func distance(_ candidate: String) -> Int {
      NearMiss.distance(from: Array(name.lowercased().utf8), to: Array(candidate.lowercased().utf8))
    }
    return distance(near[1]) > distance(best) ? best : nil
  }

  /// `table` and `view` of `tableView`, which is near to `tabView` and yet no slip.
  private func isMadeOfWords(_ name: String, in words: Set<String>) -> Bool {
    let lowercased = Array(name.lowercased().utf8)
    guard !words.contains(name.lowercased()) else { return false }
    return lowercased.indices.dropFirst().contains { middle in
      words.contains(String(decoding: lowercased[..<middle], as: UTF8.self))
        && words.contains(String(decoding: lowercased[middle...], as: UTF8.self))
    }
  }

  /// The words that the library's names are made of, and the names themselves, in small letters.
  private func words(of members: [String]) -> Set<String> {
    var words: Set<String> = []
    for member in members {
      words.insert(member.lowercased())
      var start = member.startIndex
      for index in member.indices.dropFirst() where member[index].isUppercase {
        words.insert(member[start..<index].lowercased())
        start = index
      }
      words.insert(member[start...].lowercased())
    }
    return words
  }
}

extension CallSite.ViewType {
  /// The dot and the member, without what stands in parentheses behind it.
  fileprivate var nameTokens: Range<Int> { tokens.lowerBound..<memberToken + 1 }
}
