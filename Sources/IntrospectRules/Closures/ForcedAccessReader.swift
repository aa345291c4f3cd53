import IntrospectFacts
import IntrospectSyntax

/// Finds what traps where the native objects are others than expected.
struct ForcedAccessReader {
  private let body: CustomizeBody
  /// The classes that the native object itself is declared with.
  private let givenClasses: [String]
  /// Read only where something is taken by force.
  private lazy var checks = PresenceChecks(body)
  private var tokens: TokenBuffer { body.tokens }
  private var tree: TokenTree { body.tree }

  private struct Access {
    let range: Range<Int>
    /// When it traps, in words that follow "crashes".
    let condition: String
    let remedy: String
    /// The token that the expression starts with.
    let start: Int
    /// What is taken, in words that are the same wherever the same is taken.
    let subject: String
  }

  init(_ body: CustomizeBody, givenClasses: [String]) {
    self.body = body
    self.givenClasses = givenClasses
  }

  /// One finding for each expression, and for each thing that is taken.
  mutating func read() -> [BodyFinding] {
    var byStart: [Int: [Access]] = [:]
    // Where the same thing was taken before, that is the line which crashes.
    var firstStarts: [String: Int] = [:]
    for index in body.region.joined() {
      let access: Access? =
        switch tokens.kind(index) {
        case .exclamationMark where isWord(index - 1, "as"): cast(at: index)
        case .exclamationMark where isWord(index - 1, "try"): forcedTry(at: index)
        case .exclamationMark: forcedValue(at: index)
        case .rightBracket: element(endingAt: index)
        default: nil
        }
      guard let access else { continue }
      let start = firstStarts[access.subject] ?? access.start
      firstStarts[access.subject] = start
      byStart[start, default: []].append(access)
    }
    return byStart.values.map { accesses in
      let first = accesses[0]
      let text = oneLine(first.range)
      return BodyFinding(
        message: "'\(text)' crashes \(first.condition), where the library would do nothing; \(first.remedy)",
        range: first.range,
        notes: accesses.dropFirst().map { body.note("so does '\(oneLine($0.range))' \($0.condition)", at: $0.range) },
        asNote: "so does '\(text)' \(first.condition)")
    }
  }

  private func isWord(_ index: Int, _ word: StaticString) -> Bool {
    tokens.kind(index) == .keyword && tokens.isText(index, word) && tokens.kind(index - 1) != .period
  }

  /// The source without line breaks; of anything long, its end.
  private func oneLine(_ range: Range<Int>) -> String {
    let breaks = range.dropFirst().last { tokens.startsLine($0) }
    return tokens.text((breaks ?? range.lowerBound)..<range.upperBound)
  }

  // MARK: Forms

  /// `view as! UITableView`, with the mark at `mark`.
  private mutating func cast(at mark: Int) -> Access? {
    let operand = tree.chain(endingAt: mark - 2)
    guard body.rootOrigin(of: operand) == .native else { return nil }
    var end = tree.end(ofBracketAt: mark + 1)
    while tokens.kind(end) == .period, tree.isName(end + 1) { end += 2 }
    let type = tokens.name(end - 1)
    guard !isCoreFoundation(type), !holds(operand, type), !checks.covers(operand) else { return nil }
    return Access(
      range: mark - 1..<end, condition: "when the object is of another class", remedy: "use 'as?'",
      start: operand.tokens.lowerBound, subject: checks.subject(of: operand) + " as \(type)")
  }

  /// A cast to one of these cannot fail, and `as?` is refused by the compiler.
  private func isCoreFoundation(_ type: String) -> Bool { type.hasPrefix("CG") || type.hasPrefix("CF") }

  /// Whether the object is declared with the class, or one below it, so that the cast holds.
  private func holds(_ operand: PostfixExpression, _ type: String) -> Bool {
    if ["Any", "AnyObject", "NSObject"].contains(type) { return true }
    guard !givenClasses.isEmpty, let object = body.nativeObject(operand), object.path.isEmpty, object.cast == nil else {
      return false
    }
    return givenClasses.allSatisfy { $0 == type || NativeClass.named($0)?.inherits(from: type) == true }
  }

  /// `try! view.attach()`, with the mark at `mark`.
  private func forcedTry(at mark: Int) -> Access? {
    let chain = tree.postfixExpression(at: mark + 1, before: body.closeBrace)
    guard body.rootOrigin(of: chain) == .native else { return nil }
    return Access(
      range: mark - 1..<mark + 1, condition: "when the call throws", remedy: "use 'try?', or 'do' and 'catch'",
      start: chain.tokens.lowerBound, subject: "try \(mark)")
  }

  /// `superview!`, with the mark at `mark`.
  private mutating func forcedValue(at mark: Int) -> Access? {
    let chain = tree.chain(endingAt: mark)
    guard chain.steps.last?.kind == .forceUnwrap else { return nil }
    let value = PostfixExpression(
      head: chain.head, headTokens: chain.headTokens, steps: Array(chain.steps.dropLast()))
    guard body.rootOrigin(of: chain) == .native, !isNeverNil(value), !checks.covers(value) else { return nil }
    return Access(
      range: lastPart(of: value).lowerBound..<mark + 1, condition: "when there is none",
      remedy: "unwrap it with 'if let' or '?'", start: chain.tokens.lowerBound,
      subject: checks.subject(of: value) + "!")
  }

  /// From the last name on; of a nameless expression all of it.
  private func lastPart(of chain: PostfixExpression) -> Range<Int> {
    let name = chain.steps.last { if case .member = $0.kind { true } else { false } }
    guard let name else { return chain.tokens }
    return name.tokens.lowerBound + 1..<chain.tokens.upperBound
  }

  /// Optional by declaration, and never nil: UIKit gives a default.
  private func isNeverNil(_ value: PostfixExpression) -> Bool {
    guard case .member(let name)? = value.steps.last?.kind else { return false }
    if name == "layer" {
      // Of an NSView that was told to have one.
      return body.assignments.contains {
        $0.target.memberNames.last == "wantsLayer" && $0.operatorToken < value.tokens.lowerBound
      }
    }
    return ["text", "font", "tintColor"].contains(name)
  }

  /// `subviews[0]`, with the closing bracket at `bracket`.
  private mutating func element(endingAt bracket: Int) -> Access? {
    let chain = tree.chain(endingAt: bracket)
    guard let step = chain.steps.last, step.kind == .subscript, step.arguments.count == 1,
      step.arguments[0].label == nil, isFixedIndex(step.arguments[0].value)
    else { return nil }
    let collection = PostfixExpression(
      head: chain.head, headTokens: chain.headTokens, steps: Array(chain.steps.dropLast()))
    guard collection.steps.contains(where: { if case .member = $0.kind { true } else { false } }) || isLocal(collection),
      body.rootOrigin(of: chain) == .native, !checks.covers(collection)
    else { return nil }
    return Access(
      range: lastPart(of: collection).lowerBound..<bracket + 1, condition: "when there are fewer elements",
      remedy: "use 'first', or look at 'count' before", start: chain.tokens.lowerBound,
      subject: checks.subject(of: chain))
  }

  /// A local that something reached through the native object was bound to.
  private func isLocal(_ collection: PostfixExpression) -> Bool {
    collection.headName.map { body.local($0, at: collection.headTokens.lowerBound)?.value != nil } ?? false
  }

  /// `0`, or counted from the end: an index that nothing has shown to be there.
  private func isFixedIndex(_ value: Range<Int>) -> Bool {
    if value.count == 1 { return tokens.kind(value.lowerBound) == .integerLiteral }
    let chain = tree.postfixExpression(at: value.lowerBound, before: value.upperBound)
    return chain.memberNames.last == "count" && chain.tokens.upperBound == value.upperBound - 2
      && tokens.isText(chain.tokens.upperBound, "-") && tokens.kind(value.upperBound - 1) == .integerLiteral
  }
}
