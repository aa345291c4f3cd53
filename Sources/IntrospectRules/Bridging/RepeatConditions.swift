import IntrospectFacts
import IntrospectSyntax

/// Tells whether code that runs again and again may know of its earlier runs before it comes to a place.
///
/// More careful than guards that name the very thing which is added: any condition that reads more than the values of
/// the type itself may be one.
struct RepeatConditions {
  private let body: CustomizeBody
  private let guards: IdempotencyGuards
  private let eachRun: EachRun
  /// The stored properties of the representable, which are the same whether the code has run or not.
  private let values: Set<String>
  private var tokens: TokenBuffer { body.tokens }

  /// - Parameter values: names of properties that no run of the code changes.
  init(_ body: CustomizeBody, values: Set<String>) {
    self.body = body
    self.values = values
    guards = IdempotencyGuards(body)
    eachRun = EachRun(body)
  }

  /// Whether a condition stands before the token, here or at the call that leads here, that may tell of an earlier run,
  /// or a call that clears something.
  func mayKnow(at token: Int) -> Bool {
    let conditions = guards.conditions(around: token) + [body.shortCircuit(before: token)].compactMap { $0 }
    if conditions.contains(where: mayTell) || clears(before: token) { return true }
    guard let caller = body.caller else { return false }
    return RepeatConditions(caller.body, values: values).mayKnow(at: caller.name)
  }

  private func mayTell(_ condition: Range<Int>) -> Bool {
    let isGuard = condition.last.map { tokens.isText($0, "else") } ?? false
    return body.tree.list(isGuard ? condition.dropLast() : condition).contains { part in
      !eachRun.isConstantPart(part) && !part.allSatisfy { isValue($0, from: part.lowerBound) }
    }
  }

  /// Whether the token starts a chain from a value of the type, or starts none.
  private func isValue(_ index: Int, from start: Int) -> Bool {
    switch tokens.kind(index) {
    case .identifier, .dollarIdentifier: break
    default: return true
    }
    let name = tokens.name(index)
    if tokens.kind(index - 1) == .period {
      // `self.isShown`; what stands behind another name belongs to that one.
      return tokens.isText(index - 2, "self") ? isUnwritten(name) : true
    }
    if name.unicodeScalars.first?.properties.isUppercase == true { return true }
    // `if let image`, `if let image = image`, `case .some(let image)`
    if tokens.isText(index - 1, "let") || tokens.isText(index - 1, "var") {
      return tokens.kind(index + 1) == .equal || isUnwritten(name)
    }
    guard body.local(name, at: index) == nil else { return false }
    return isUnwritten(name)
  }

  private func isUnwritten(_ name: String) -> Bool { values.contains(name) && !body.writtenNames.contains(name) }

  private static let clearing = [
    "remove", "clear", "reset", "clean", "delete", "dispose", "invalidate", "detach", "teardown", "unsubscribe",
    "cancel", "uninstall", "deactivate", "discard", "prepare", "replace",
  ]

  /// Whether something is called before that takes away what was there.
  private func clears(before token: Int) -> Bool {
    let first =
      body.readings.firstClearing ?? body.code.first { index in
        let next = tokens.kind(index + 1)
        guard tokens.kind(index) == .identifier, next == .leftParen || next == .leftBrace else { return false }
        let name = tokens.name(index).lowercased()
        return Self.clearing.contains(where: name.hasPrefix)
      } ?? .max
    body.readings.firstClearing = first
    return first < token
  }
}

extension Representable {
  /// The properties that the type stores.
  func values(in structure: FileStructure) -> Set<String> {
    Set(members(in: structure).filter { $0.kind == .variable && !$0.isComputed }.map(\.name))
  }
}
