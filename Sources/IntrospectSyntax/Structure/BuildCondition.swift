/// The value of an `#if` condition as far as it is known.
public struct BuildCondition: Sendable {
  private let buffer: TokenBuffer

  public init(_ buffer: TokenBuffer) { self.buffer = buffer }

  /// Evaluates the tokens of a condition; nil where the outcome depends on what is not known.
  ///
  /// - Parameter fact: the value of a flag (`DEBUG`, no argument) or a test (`os`, `iOS`); nil for unknown.
  public func value(of condition: Range<Int>, fact: (_ name: String, _ argument: String?) -> Bool?) -> Bool? {
    var values: [Bool?] = []
    var operators: [Operator] = []
    var index = condition.lowerBound
    while index < condition.upperBound {
      switch buffer.kind(index) {
      case .leftParen: operators.append(.paren)
      case .rightParen:
        while let last = operators.last, last != .paren { apply(operators.removeLast(), to: &values) }
        if operators.isEmpty { return nil }
        operators.removeLast()
      case .identifier, .keyword:
        values.append(atom(at: &index, before: condition.upperBound, fact: fact))
      default:
        guard let next = Operator(buffer, index) else { return nil }
        while let last = operators.last, last.binds(before: next) { apply(operators.removeLast(), to: &values) }
        operators.append(next)
      }
      index += 1
    }
    while let last = operators.popLast() {
      if last == .paren { return nil }
      apply(last, to: &values)
    }
    return values.count == 1 ? values[0] : nil
  }

  private enum Operator {
    case not, and, or, paren

    init?(_ buffer: TokenBuffer, _ index: Int) {
      if buffer.isText(index, "!") { self = .not }
      else if buffer.isText(index, "&&") { self = .and }
      else if buffer.isText(index, "||") { self = .or }
      else { return nil }
    }

    /// Whether this operator, on the stack, is applied before `next` is pushed.
    func binds(before next: Operator) -> Bool {
      switch (self, next) {
      case (.paren, _), (_, .not): false
      case (.not, _): true
      case (.and, .and), (.and, .or), (.or, .or): true
      case (.and, .paren), (.or, .and), (.or, .paren): false
      }
    }
  }

  /// Reads `DEBUG`, `os(iOS)` or `compiler(>=6)`, and leaves `index` on its last token.
  private func atom(
    at index: inout Int, before end: Int, fact: (_ name: String, _ argument: String?) -> Bool?
  ) -> Bool? {
    let name = buffer.name(index)
    if name == "true" { return true }
    if name == "false" { return false }
    guard index + 1 < end, buffer.kind(index + 1) == .leftParen else { return fact(name, nil) }
    let start = index + 2
    var depth = 1
    index = start
    while index < end {
      if buffer.kind(index) == .leftParen { depth += 1 }
      if buffer.kind(index) == .rightParen { depth -= 1 }
      if depth == 0 { break }
      index += 1
    }
    return fact(name, buffer.text(start..<max(start, min(index, end))))
  }

  private func apply(_ operation: Operator, to values: inout [Bool?]) {
    switch operation {
    case .not:
      guard let value = values.popLast() else { return }
      values.append(value.map { !$0 })
    case .and, .or:
      guard let right = values.popLast(), let left = values.popLast() else { return }
      let decisive = operation == .or
      if left == decisive || right == decisive { values.append(decisive) }
      else if left == nil || right == nil { values.append(nil) }
      else { values.append(!decisive) }
    case .paren:
      break
    }
  }
}
