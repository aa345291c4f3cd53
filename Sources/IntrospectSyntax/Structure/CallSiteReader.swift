/// Finds the calls that ask for a native object, and reads what stands in and around them.
///
/// Only shapes decide here; whether a name is the library's, or a class a view, is for those who know the facts.
struct CallSiteReader {
  private let tree: TokenTree
  private let declarations: [Declaration]
  private let probes: Set<String>
  /// The shortest and the longest name of a probe, in bytes.
  private let probeLengths: ClosedRange<Int>
  /// Read where a call site asks for them.
  private lazy var guards = AvailabilityGuards(tree)
  private var chains: ChainStarts
  private let buffer: TokenBuffer

  /// - Parameter probes: the names of home-made modifiers that take a native type and a closure.
  init(_ tree: TokenTree, declarations: [Declaration], probes: Set<String>) {
    self.tree = tree
    buffer = tree.buffer
    self.declarations = declarations
    self.probes = probes
    let lengths = probes.map(\.utf8.count)
    probeLengths = (lengths.min() ?? 0)...(lengths.max() ?? 0)
    chains = ChainStarts(tree)
  }

  /// The compiler takes no more brackets in one another. What stands deeper is nobody's code, and reading on outwards
  /// from each of many such places would take the square of their number.
  private static let depthLimit = 256

  /// Of what stands in more `#if` blocks or checks than that, the same is true: each call is asked for all of its
  /// conditions.
  private static let conditionLimit = 32

  /// The call sites of the file, in order of place.
  mutating func read() -> [CallSite] {
    var sites: [CallSite] = []
    let scopes = EnclosingDeclarations(declarations)
    var depth = 0
    for (index, token) in buffer.tokens.enumerated() {
      switch token.kind {
      case .identifier:
        // Nearly all names are no calls.
        let next = buffer.kind(index + 1)
        guard next == .leftParen || next == .leftBrace, depth <= Self.depthLimit, let api = api(at: index, before: next),
          let site = site(api, at: index, enclosing: scopes.innermost(around: index)),
          max(site.branches.count, site.availability.count) <= Self.conditionLimit
        else { continue }
        sites.append(site)
      case .leftParen, .leftBracket, .leftBrace, .stringHead:
        if tree.brackets.partner(of: index) != nil { depth += 1 }
      case .rightParen, .rightBracket, .rightBrace, .stringTail:
        if tree.brackets.partner(of: index) != nil { depth -= 1 }
      default: break
      }
    }
    return sites
  }

  /// What the name at `index` may be a call of.
  ///
  /// - Parameter next: the kind of the token behind it, `(` or `{`.
  private func api(at index: Int, before next: TokenKind) -> CallSite.API? {
    guard buffer.kind(index - 1) != .pound, buffer.kind(index - 1) != .atSign, buffer.word(index - 1) != .func,
      next == .leftBrace || !buffer.startsLine(index + 1)
    else { return nil }
    if buffer.isText(index, "introspect") { return next == .leftParen ? .introspect : nil }
    // Names are made only of what may be one: nearly all calls of a file end here.
    let isBackticked = buffer[index].flags.contains(.backticked)
    if isBackticked || buffer.hasPrefix(index, "introspect") {
      let name = buffer.name(index)
      if name.hasPrefix("introspect"), let letter = name.utf8.dropFirst(10).first, letter >= 0x41, letter <= 0x5A {
        return .legacy(name)
      }
    }
    guard next == .leftParen, buffer.kind(index - 1) == .period,
      isBackticked || probeLengths.contains(Int(buffer[index].length))
    else { return nil }
    let name = buffer.name(index)
    return probes.contains(name) ? .probe(name) : nil
  }

  private mutating func site(_ api: CallSite.API, at nameToken: Int, enclosing: Int?) -> CallSite? {
    let call = tree.call(behind: nameToken)
    let arguments = call.arguments
    let closures = call.trailingClosures
    var api = api
    var viewType: CallSite.ViewType?
    var predicates: [CallSite.Predicate] = []
    var scope: Range<Int>?
    switch api {
    case .introspect:
      guard let first = arguments.first else { return nil }
      if first.label == "selector" {
        guard !closures.isEmpty || arguments.contains(where: { $0.label == "customize" }) else { return nil }
        api = .legacySelector
        break
      }
      guard first.label == nil else { return nil }
      viewType = self.viewType(first.value)
      predicates = predicateList(arguments)
      scope = arguments.first { $0.label == "scope" }?.value
      let hasClosure = !closures.isEmpty || arguments.contains { $0.label == "customize" }
      let hasPlatforms = arguments.contains { $0.label == "on" }
      guard hasPlatforms || viewType != nil && hasClosure else { return nil }
      guard hasPlatforms || hasClosure else { return nil }
    case .legacy:
      let isCustomized = arguments.allSatisfy { $0.label == "customize" || $0.label == nil && isClosure($0.value) }
      guard isCustomized, !closures.isEmpty || !arguments.isEmpty else { return nil }
    case .probe:
      guard let first = arguments.first, first.label == nil, isMetatype(first.value) else { return nil }
      let others = arguments.dropFirst()
      guard others.allSatisfy({ $0.label == "completion" }), !closures.isEmpty || !others.isEmpty else { return nil }
    case .legacySelector, .ownProbe:
      break
    }
    let period = buffer.kind(nameToken - 1) == .period ? nameToken - 1 : nil
    return CallSite(
      api: api, nameToken: nameToken, tokens: (period ?? nameToken)..<max(call.tokens.upperBound, nameToken + 1),
      arguments: arguments, trailingClosures: closures, viewType: viewType, predicates: predicates, scope: scope,
      customization: customization(arguments, closures, of: api), period: period,
      chainStart: period.map { chains.start(ofChainBefore: $0) } ?? nameToken, enclosing: enclosing,
      branches: tree.conditionals.branches(around: nameToken),
      availability: availability(at: nameToken, enclosing: enclosing))
  }

  // MARK: Arguments

  private func isClosure(_ value: Range<Int>) -> Bool { buffer.kind(value.lowerBound) == .leftBrace && !value.isEmpty }

  /// `UIScrollView.self`.
  private func isMetatype(_ value: Range<Int>) -> Bool {
    value.count >= 3 && buffer.isText(value.upperBound - 1, "self") && buffer.kind(value.upperBound - 2) == .period
      && buffer.kind(value.lowerBound) == .identifier
  }

  /// `.list`, `.list(style: .plain)`: an implicit member and nothing more.
  private func viewType(_ value: Range<Int>) -> CallSite.ViewType? {
    guard value.count >= 2, buffer.kind(value.lowerBound) == .period, tree.isName(value.lowerBound + 1) else {
      return nil
    }
    let member = value.lowerBound + 1
    var callForm = buffer.name(member)
    if value.count > 2 {
      guard buffer.kind(member + 1) == .leftParen, tree.end(ofBracketAt: member + 1) == value.upperBound else {
        return nil
      }
      let parts = tree.arguments(inBracketAt: member + 1).map { argument in
        let text = argument.value.map { buffer.name($0) }.joined()
        return argument.label.map { "\($0): \(text)" } ?? text
      }
      callForm += "(" + parts.joined(separator: ", ") + ")"
    }
    return .init(member: buffer.name(member), memberToken: member, callForm: callForm, tokens: value)
  }

  /// `on:` and the unlabelled arguments behind it.
  private func predicateList(_ arguments: [Argument]) -> [CallSite.Predicate] {
    guard let first = arguments.firstIndex(where: { $0.label == "on" }) else { return [] }
    let rest = arguments[(first + 1)...].prefix { $0.label == nil && !isClosure($0.value) }
    return ([arguments[first]] + rest).filter { !$0.value.isEmpty }.map { tree.predicate($0.value) }
  }

  private func customization(
    _ arguments: [Argument], _ closures: [Argument], of api: CallSite.API
  ) -> CallSite.Customization {
    if let closure = closures.first { return .closure(tree.closure(at: closure.value.lowerBound)) }
    let labels: Set<String> = ["customize", "completion"]
    var value = arguments.first { labels.contains($0.label ?? "") }?.value
    if case .legacy = api, value == nil { value = arguments.last?.value }
    guard let value, !value.isEmpty else { return .none }
    return isClosure(value) ? .closure(tree.closure(at: value.lowerBound)) : .reference(value)
  }

  // MARK: Surroundings

  private mutating func availability(at index: Int, enclosing: Int?) -> [AvailabilityCondition] {
    tree.availability(around: enclosing, in: declarations) + tree.availabilityChecks(around: index, guards: guards)
  }
}

/// Answers which declaration a token stands in, for tokens asked in order of place.
struct EnclosingDeclarations {
  private let declarations: [Declaration]

  init(_ declarations: [Declaration]) { self.declarations = declarations }

  /// The index of the innermost declaration whose tokens hold `index`.
  func innermost(around index: Int) -> Int? {
    var candidate = last(startingAtOrBefore: index)
    while let number = candidate, !declarations[number].tokens.contains(index) {
      candidate = declarations[number].parent
    }
    return candidate
  }

  /// The index of the last declaration that begins at or before `index`.
  func last(startingAtOrBefore index: Int) -> Int? {
    let next = declarations.indices.partitioningIndex { declarations[$0].tokens.lowerBound > index }
    return next > 0 ? next - 1 : nil
  }
}
