import IntrospectFacts
import IntrospectSyntax

/// Finds comparisons of the class name of a native object with a text: `"\(type(of: view))" == "_UIBarBackground"`.
struct ClassNameTestReader {
  struct Test {
    let text: String
    let literal: Range<Int>
  }

  private let body: CustomizeBody
  private var tokens: TokenBuffer { body.tokens }
  private var tree: TokenTree { body.tree }

  init(_ body: CustomizeBody) { self.body = body }

  func read() -> [Test] {
    let locals = localNames()
    var tests: [Test] = []
    for index in body.region.joined() {
      guard let name = className(at: index, locals: locals) else { continue }
      for literal in comparedLiterals(of: name) {
        guard let text = body.constantText(literal), isFrameworkName(text) else { continue }
        tests.append(Test(text: text, literal: literal))
        break
      }
    }
    return tests
  }

  /// Locals that hold a class name.
  private func localNames() -> Set<String> {
    let locals = LocalBindingReader(structure: body.structure, region: body.region).read()
    return Set(
      locals.compactMap { local in
        guard !local.value.isEmpty else { return nil }
        let start = local.value.lowerBound
        let isName = className(at: start, locals: []) != nil || isNamedByMember(local.value)
        return isName ? local.name : nil
      })
  }

  private func isNamedByMember(_ value: Range<Int>) -> Bool {
    value.contains { tokens.kind($0 - 1) == .period && className(at: $0, locals: []) != nil }
  }

  // MARK: Class names

  /// The expression for a class name that starts, or whose telling member stands, at `index`, with all that follows it.
  private func className(at index: Int, locals: Set<String>) -> PostfixExpression? {
    let limit = body.closeBrace
    switch tokens.kind(index) {
    case .stringHead:
      let chain = tree.postfixExpression(at: index, before: limit)
      let isPlain = tokens.text(index) == "\"\\(" && tokens.text(chain.headTokens.upperBound - 1) == ")\""
      let inner = index + 1..<max(index + 1, chain.headTokens.upperBound - 1)
      return isPlain && isNativeType(inner) ? chain : nil
    case .identifier where tokens.kind(index - 1) == .period:
      return namedByMember(index, before: limit)
    case .identifier:
      let name = tokens.name(index)
      if locals.contains(name) { return tree.postfixExpression(at: index, before: limit) }
      guard name == "String" || name == "NSStringFromClass", tokens.kind(index + 1) == .leftParen,
        let argument = tree.call(behind: index).arguments.first,
        argument.label == (name == "String" ? "describing" : nil) || argument.label == "reflecting",
        isNativeType(argument.value)
      else { return nil }
      return tree.postfixExpression(at: index, before: limit)
    default: return nil
    }
  }

  /// `view.className`, `view.description`, `type(of: view).description()`
  private func namedByMember(_ index: Int, before limit: Int) -> PostfixExpression? {
    guard ["className", "description", "debugDescription"].contains(tokens.name(index)) else { return nil }
    let owner = tree.chain(before: index - 1)
    guard !owner.tokens.isEmpty, isNativeType(owner.tokens) else { return nil }
    return tree.postfixExpression(at: owner.tokens.lowerBound, before: limit)
  }

  /// `type(of: view)`, `view.classForCoder`, or the view itself, whose description begins with its class.
  private func isNativeType(_ value: Range<Int>) -> Bool {
    guard let first = value.first else { return false }
    if tokens.isText(first, "type"), tokens.kind(first + 1) == .leftParen {
      let object = tree.call(behind: first).arguments.first
      return object?.label == "of" && object.map { body.origin(of: $0.value) == .native } == true
    }
    return body.origin(of: value) == .native
  }

  // MARK: Comparisons

  /// The texts that a class name is compared with.
  private func comparedLiterals(of name: PostfixExpression) -> [Range<Int>] {
    let methods: Set<String> = ["contains", "hasPrefix", "hasSuffix", "starts", "range", "localizedCaseInsensitiveContains"]
    for (number, step) in name.steps.enumerated().dropFirst() {
      guard case .call = step.kind, case .member(let method) = name.steps[number - 1].kind, methods.contains(method) else {
        continue
      }
      return step.arguments.first.map { [$0.value] } ?? []
    }
    let end = name.tokens.upperBound
    let start = name.tokens.lowerBound
    func compares(_ index: Int) -> Bool { tokens.isText(index, "==") || tokens.isText(index, "!=") }
    if compares(end) { return [end + 1..<end + 2] }
    if compares(start - 1) { return [start - 2..<start - 1] }
    return listedLiterals(around: start)
  }

  /// `["_UIBar", "_UIBackground"].contains(name)`
  private func listedLiterals(around start: Int) -> [Range<Int>] {
    guard let paren = tree.brackets.opener(of: start), tokens.kind(paren) == .leftParen,
      tokens.isText(paren - 1, "contains"), tokens.kind(paren - 2) == .period, tokens.kind(paren - 3) == .rightBracket,
      let bracket = tree.brackets.partner(of: paren - 3)
    else { return [] }
    return tree.elements(inBracketAt: bracket)
  }

  /// Whether a text names a class of the frameworks, whole or in part, that an app cannot name in code.
  private func isFrameworkName(_ text: String) -> Bool {
    let name = text.drop { $0 == "<" }
    if name.hasPrefix("_"), name.count > 1 { return true }
    if ["SwiftUI", "PlatformView", "HostingView", "HostingScrollView"].contains(where: { name.contains($0) }) { return true }
    guard NativeClass.named(String(name)) == nil else { return false }
    return ["UI", "NS", "WK", "MK", "AV", "PK"].contains { prefix in
      name.hasPrefix(prefix) && name.dropFirst(2).first?.isUppercase == true
    }
  }
}
