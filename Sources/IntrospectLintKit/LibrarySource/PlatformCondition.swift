import IntrospectFacts
import IntrospectSyntax

/// Tells on which platforms the condition of an `#if` holds.
///
/// Mac Catalyst counts as iOS, and a framework that is not UIKit or AppKit as present everywhere: what the library
/// declares for tvOS behind `canImport(WebKit)` is declared, whatever the SDK of the day says.
struct PlatformCondition {
  private let tokens: TokenBuffer

  init(_ tokens: TokenBuffer) { self.tokens = tokens }

  /// The platforms on which the condition in `range` holds; all of them where it says nothing that is understood.
  func platforms(_ range: Range<Int>) -> Set<Platform> {
    var values: [Set<Platform>] = []
    var operators: [Operator] = []
    var index = range.lowerBound
    while index < range.upperBound {
      switch tokens.text(index) {
      case "!": operators.append(.not)
      case "(": operators.append(.parenthesis)
      case ")":
        while let top = operators.last, top != .parenthesis { Self.apply(top, &operators, &values) }
        _ = operators.popLast()
      case "&&": Self.push(.and, &operators, &values)
      case "||": Self.push(.or, &operators, &values)
      default: values.append(atom(at: &index, end: range.upperBound))
      }
      index += 1
    }
    while let top = operators.last { Self.apply(top, &operators, &values) }
    return values.last ?? Self.all
  }

  /// A flag or a call such as `os(iOS)`; leaves `index` at its last token.
  private func atom(at index: inout Int, end: Int) -> Set<Platform> {
    let name = tokens.text(index)
    guard tokens.kind(index + 1) == .leftParen else { return Self.all }
    var close = index + 2
    while close < end, tokens.kind(close) != .rightParen { close += 1 }
    let argument = tokens.text(index + 2)
    index = close
    switch (name, argument) {
    case ("os", _): return Self.all.filter { $0.name == argument }
    case ("canImport", "UIKit"): return Self.all.filter(\.isUIKit)
    case ("canImport", "AppKit"): return Self.all.filter(\.isAppKit)
    case ("targetEnvironment", _): return []
    default: return Self.all
    }
  }

  // MARK: Operators by precedence

  private enum Operator: Int {
    case parenthesis, or, and, not
  }

  private static let all = Set(Platform.allCases)

  private static func push(_ next: Operator, _ operators: inout [Operator], _ values: inout [Set<Platform>]) {
    while let top = operators.last, top.rawValue >= next.rawValue { apply(top, &operators, &values) }
    operators.append(next)
  }

  private static func apply(_ top: Operator, _ operators: inout [Operator], _ values: inout [Set<Platform>]) {
    operators.removeLast()
    guard let right = values.popLast() else { return }
    switch top {
    case .parenthesis: values.append(right)
    case .not: values.append(all.subtracting(right))
    case .and: values.append((values.popLast() ?? all).intersection(right))
    case .or: values.append((values.popLast() ?? []).union(right))
    }
  }
}

/// The `#if` regions around a place, followed from token to token.
struct PlatformRegions {
  /// One open `#if`: where its present branch is compiled, and where none of its branches was so far.
  private struct Region {
    var active: Set<Platform>
    var remaining: Set<Platform>
  }

  private let tokens: TokenBuffer
  private var regions: [Region] = []

  init(_ tokens: TokenBuffer) { self.tokens = tokens }

  /// The platforms on which the place is compiled.
  var platforms: Set<Platform> {
    regions.reduce(Set(Platform.allCases)) { $0.intersection($1.active) }
  }

  /// Follows the directive at `index`, if there is one, and gives the index of the first token after it.
  mutating func skipDirective(at index: Int) -> Int? {
    switch tokens.kind(index) {
    case .poundIf:
      let range = condition(after: index)
      let holds = PlatformCondition(tokens).platforms(range)
      regions.append(Region(active: holds, remaining: Set(Platform.allCases).subtracting(holds)))
      return range.upperBound
    case .poundElseif:
      let range = condition(after: index)
      let holds = PlatformCondition(tokens).platforms(range)
      if let region = regions.popLast() {
        regions.append(
          Region(active: region.remaining.intersection(holds), remaining: region.remaining.subtracting(holds)))
      }
      return range.upperBound
    case .poundElse:
      if let region = regions.popLast() { regions.append(Region(active: region.remaining, remaining: [])) }
      return index + 1
    case .poundEndif:
      _ = regions.popLast()
      return index + 1
    default:
      return nil
    }
  }

  /// The rest of the line.
  private func condition(after index: Int) -> Range<Int> {
    var end = index + 1
    while end < tokens.endIndex, !tokens.startsLine(end) { end += 1 }
    return index + 1..<end
  }
}
