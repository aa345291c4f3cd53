import IntrospectFacts
import IntrospectSyntax

/// Goes through the statements of a call's code and finds what SwiftUI has for each.
struct ModifierCoverageReader {
  typealias Statement = ModifierCoverage.Statement

  /// All code of the call site.
  let bodies: [CustomizeBody]
  /// Where the call may run.
  let platforms: [Platform]
  let matcher: ModifierMatcher

  /// What waits to be read: statements, and whether the native object itself decides that they run, which no modifier
  /// can ask.
  private struct Block {
    let code: Range<Int>
    let hangsOnObject: Bool
  }

  /// The statements of a body, those of the functions that it calls included.
  func statements(of body: CustomizeBody) -> [Statement] {
    var found = ownStatements(of: body)
    for index in found.indices { addOtherValue(to: &found[index], among: found) }
    return found
  }

  private func ownStatements(of body: CustomizeBody) -> [Statement] {
    var found: [Statement] = []
    var pending = [Block(code: body.code, hangsOnObject: false)]
    while let block = pending.popLast() {
      var hangsOnObject = block.hangsOnObject
      for statement in body.tree.statements(in: block.code) where isCompiled(statement, in: body) {
        if body.tokens.isText(statement.lowerBound, "guard") {
          hangsOnObject = hangsOnObject || asksObject(statement, in: body)
        }
        switch reading(of: statement, in: body) {
        case .nothing: continue
        case .blocks(let inner, let asks):
          pending += inner.map { Block(code: $0, hangsOnObject: hangsOnObject || asks) }
        case .body(let called):
          found += ownStatements(of: called).map { inner in
            var inner = inner
            if hangsOnObject { inner.modifiers = [] }
            return inner
          }
        case .use(let member, let name, let modifiers):
          found.append(made(statement, member, name, hangsOnObject ? [] : modifiers, in: body))
        case .other:
          found.append(made(statement, nil, statement, [], in: body))
        }
      }
    }
    return found.sorted { ($0.path, $0.range.start) < ($1.path, $1.range.start) }
  }

  private func made(
    _ statement: Range<Int>, _ member: String?, _ name: Range<Int>, _ modifiers: [NativeModifier],
    in body: CustomizeBody
  ) -> Statement {
    Statement(
      path: body.tokens.source.path, range: body.tokens.range(statement), member: member, modifiers: modifiers,
      owner: member.flatMap(matcher.owner), name: name, body: body)
  }

  /// Code that another platform has is none of this call's.
  private func isCompiled(_ statement: Range<Int>, in body: CustomizeBody) -> Bool {
    let branches = body.tree.conditionals.branches(around: statement.lowerBound)
    guard !branches.isEmpty, !platforms.isEmpty else { return true }
    let place = PlaceConditions(branches, [], in: body.tokens)
    return platforms.contains(where: place.mayBuild)
  }

  /// `isHidden = false` beside `isHidden = true`: a modifier with a condition does both.
  private func addOtherValue(to statement: inout Statement, among all: [Statement]) {
    guard statement.modifiers.isEmpty, let member = statement.member,
      let value = statement.body.assignments.first(where: { statement.name == $0.target.tokens })?.value,
      value.count == 1, ["true", "false"].contains(statement.body.tokens.text(value.lowerBound))
    else { return }
    statement.modifiers = all.first { $0.member == member && !$0.modifiers.isEmpty }?.modifiers ?? []
  }

  // MARK: One statement

  private enum Reading {
    /// It changes nothing by itself.
    case nothing
    /// Control flow, and whether what decides is asked of the native object.
    case blocks([Range<Int>], asksObject: Bool)
    /// A function that is handed the object.
    case body(CustomizeBody)
    case use(member: String, name: Range<Int>, [NativeModifier])
    case other
  }

  private func reading(of statement: Range<Int>, in body: CustomizeBody) -> Reading {
    let tokens = body.tokens
    let first = statement.lowerBound
    if tokens.kind(first) == .keyword {
      if tokens.isText(first, "return"), statement.count == 1 { return .nothing }
      if tokens.isText(first, "guard") { return leavesOnly(statement, in: body) ? .nothing : .other }
      if tokens.isText(first, "let") || tokens.isText(first, "var") {
        return bindsOnly(statement, in: body) ? .nothing : .other
      }
      let isBranch = ["if", "switch", "do"].contains { tokens.text(first) == $0 }
      let blocks = isBranch ? blocks(in: statement, of: body) : []
      if !blocks.isEmpty { return .blocks(blocks, asksObject: asksObject(statement, in: body)) }
      guard tokens.isText(first, "self") || tokens.isText(first, "try") else { return .other }
    }
    if let assignment = body.assignments.first(where: { $0.target.tokens.lowerBound == first }) {
      guard let (member, modifiers) = matcher.modifiers(for: assignment, in: body) else { return .other }
      return .use(member: member, name: assignment.target.tokens, modifiers)
    }
    return call(in: statement, body)
  }

  private func call(in statement: Range<Int>, _ body: CustomizeBody) -> Reading {
    let tokens = body.tokens
    var first = statement.lowerBound
    // `_ = field.becomeFirstResponder()`
    if tokens.isText(first, "_"), tokens.kind(first + 1) == .equal { first += 2 }
    guard first < statement.upperBound else { return .other }
    let chain = body.tree.postfixExpression(at: first, before: statement.upperBound)
    guard chain.tokens.upperBound == statement.upperBound, let last = chain.steps.last, last.kind == .call else {
      return .other
    }
    let callee = PostfixExpression(
      head: chain.head, headTokens: chain.headTokens, steps: Array(chain.steps.dropLast()))
    guard let name = callee.lastName else { return .other }
    let nameToken = last.tokens.lowerBound - 1
    if let followed = bodies.first(where: { $0.caller?.name == nameToken && $0.caller?.body.code == body.code }) {
      return .body(followed)
    }
    if Self.hops.contains(name), last.arguments.allSatisfy({ tokens.kind($0.value.lowerBound) != .leftBrace }),
      last.trailingClosures.count == 1, body.nativeObject(callee) == nil
    {
      let closure = body.tree.closure(at: last.trailingClosures[0].value.lowerBound)
      return .blocks([closure.body], asksObject: false)
    }
    guard let (member, modifiers) = matcher.modifiers(forCall: chain, in: body) else { return .other }
    return .use(member: member, name: callee.tokens, modifiers)
  }

  /// What runs its closure once, now or a turn later.
  private static let hops: Set<String> = [
    "async", "Task", "perform", "addOperation", "performWithoutAnimation", "assumeIsolated",
  ]

  /// `guard … else { return }`
  private func leavesOnly(_ statement: Range<Int>, in body: CustomizeBody) -> Bool {
    guard let last = blocks(in: statement, of: body).last else { return false }
    return last.allSatisfy { body.tokens.isText($0, "return") }
  }

  /// Whether a binding gives a part of the native object another name, or names a plain value.
  private func bindsOnly(_ statement: Range<Int>, in body: CustomizeBody) -> Bool {
    guard let equal = statement.first(where: { body.tokens.kind($0) == .equal }) else { return false }
    let value = equal + 1..<statement.upperBound
    if body.nativeObject(in: value) != nil { return leadsToObject(value, in: body) }
    return !value.contains { body.tokens.kind($0) == .leftParen || body.tokens.kind($0) == .leftBrace }
  }

  /// The bodies of `if`, `switch` and the like.
  private func blocks(in statement: Range<Int>, of body: CustomizeBody) -> [Range<Int>] {
    statement.compactMap { index in
      guard body.tokens.kind(index) == .leftBrace, let flow = body.tree.controlFlow.body(at: index),
        body.tree.brackets.opener(of: flow.keyword) == body.tree.brackets.opener(of: statement.lowerBound),
        let close = body.tree.brackets.partner(of: index)
      else { return nil }
      return index + 1..<close
    }
  }

  // MARK: Conditions

  /// Whether a condition asks the native object for more than whether it, or something behind it, is there.
  private func asksObject(_ statement: Range<Int>, in body: CustomizeBody) -> Bool {
    statement.contains { index in
      guard body.tokens.kind(index) == .leftBrace, let flow = body.tree.controlFlow.body(at: index),
        body.tree.brackets.opener(of: flow.keyword) == body.tree.brackets.opener(of: statement.lowerBound)
      else { return false }
      let isGuard = flow.header.last.map { body.tokens.isText($0, "else") } ?? false
      return body.tree.list(isGuard ? flow.header.dropLast() : flow.header).contains { asks($0, in: body) }
    }
  }

  private func asks(_ part: Range<Int>, in body: CustomizeBody) -> Bool {
    let tokens = body.tokens
    guard let first = part.first, body.readsNativeObject(in: part) else { return false }
    if tokens.isText(first, "let") || tokens.isText(first, "var") {
      guard let equal = part.first(where: { tokens.kind($0) == .equal }) else { return false }
      return !leadsToObject(equal + 1..<part.upperBound, in: body)
    }
    let chain = body.tree.postfixExpression(at: first, before: part.upperBound)
    let isPresence = chain.memberNames.last.map { ["window", "superview"].contains($0) } ?? false
    return !isPresence
  }

  /// Whether an expression gives the native object, or a view, controller or window behind it.
  private func leadsToObject(_ value: Range<Int>, in body: CustomizeBody) -> Bool {
    guard let object = body.nativeObject(in: value) else { return false }
    return object.path.last.map(CustomizeBodyReader.leadsToObject) ?? true
  }
}
