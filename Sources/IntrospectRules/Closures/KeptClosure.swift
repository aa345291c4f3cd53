import IntrospectFacts
import IntrospectSyntax

/// A closure inside of code with a native object that somebody keeps for long, by a function that is known.
struct KeptClosure {
  enum Keeper: Hashable {
    /// A block of the notification center, a player or the event system: kept until it is removed.
    case observer
    /// A timer that repeats.
    case timer
    /// A subscription or observation that is stored under that name.
    case subscription(String)
    /// An action of the very object that the code was given, and so a cycle.
    case ownAction
    /// A request to the network: kept until the answer.
    case request
  }

  let keeper: Keeper
  /// The token `{`.
  let open: Int
}

extension CustomizeBody {
  /// The closures that outlive the code by a keeper that is known, in order of place.
  var longKeptClosures: [KeptClosure] {
    keptClosures.compactMap { open in keeper(ofClosureAt: open).map { KeptClosure(keeper: $0, open: open) } }
  }

  private func keeper(ofClosureAt open: Int) -> KeptClosure.Keeper? {
    guard case .argument(let callee, _) = structure.use(ofClosureAt: open), let name = callee.lastName,
      callee.tokens.upperBound > 0
    else { return nil }
    let call = tree.call(behind: callee.tokens.upperBound - 1)
    switch name {
    case "addObserver": return call.arguments.contains { $0.label == "forName" } ? .observer : nil
    case "addLocalMonitorForEvents", "addGlobalMonitorForEvents", "addPeriodicTimeObserver", "addBoundaryTimeObserver":
      return .observer
    case "scheduledTimer", "Timer":
      let repeats = call.arguments.first { $0.label == "repeats" }
      return repeats.map { tokens.isText($0.value.lowerBound, "true") } == true ? .timer : nil
    case "sink", "observe": return subscription(of: callee, call)
    case "dataTask", "downloadTask", "uploadTask": return .request
    case "UIAction": return isOwnAction(callee) ? .ownAction : nil
    default: return nil
    }
  }

  /// `publisher.sink { … }.store(in: &set)`, `token = view.observe(…) { … }`: where it is stored.
  private func subscription(of callee: PostfixExpression, _ call: Call) -> KeptClosure.Keeper? {
    let start = callee.tokens.lowerBound
    let whole = tree.postfixExpression(at: start, before: closeBrace)
    if whole.memberNames.last == "store", let set = whole.steps.last?.arguments.first?.value,
      tokens.isText(set.lowerBound, "&")
    {
      let chain = tree.postfixExpression(at: set.lowerBound + 1, before: set.upperBound)
      guard rootOrigin(of: chain) == .outside else { return nil }
      return chain.lastName.map { .subscription($0) }
    }
    guard tokens.kind(start - 1) == .equal, whole.tokens.upperBound == call.tokens.upperBound else { return nil }
    let target = tree.chain(endingAt: start - 2)
    let binds = tokens.isText(target.tokens.lowerBound - 1, "let") || tokens.isText(target.tokens.lowerBound - 1, "var")
    guard !binds, rootOrigin(of: target) == .outside else { return nil }
    return target.lastName.map { .subscription($0) }
  }

  /// `view.addAction(UIAction { … }, for: …)`.
  private func isOwnAction(_ callee: PostfixExpression) -> Bool {
    guard let paren = tree.brackets.opener(of: callee.tokens.lowerBound), tokens.kind(paren) == .leftParen,
      tokens.isText(paren - 1, "addAction"), tokens.kind(paren - 2) == .period
    else { return false }
    return nativeObject(tree.chain(before: paren - 2))?.path.isEmpty == true
  }

  /// The first place where a kept closure takes a native object along strongly, and its name there; nil for none.
  func strongCapture(by kept: KeptClosure) -> (token: Int, name: String)? {
    let closure = tree.closure(at: kept.open)
    for capture in closure.captures where capture.ownership == .strong {
      if let value = capture.value {
        if isObject(nativeObject(in: value)) { return (value.lowerBound, capture.name) }
      } else if isNativeObject(capture.nameToken, outside: closure) {
        return (capture.nameToken, capture.name)
      }
    }
    for index in closure.body where tokens.kind(index) == .identifier && isNativeObject(index, outside: closure) {
      let name = tokens.name(index)
      guard closure.capture(of: name) == nil, !isShadowed(name, at: index, in: closure) else { continue }
      return (index, name)
    }
    return nil
  }

  /// Whether the token is a name for a native object that was bound outside of the closure, and not weakly.
  private func isNativeObject(_ index: Int, outside closure: ClosureExpression) -> Bool {
    let name = tokens.name(index)
    // `let scrollView = …` makes a name of its own; `let scrollView` alone reads the one outside.
    let isBound = tokens.isText(index - 1, "let") || tokens.isText(index - 1, "var")
    guard tokens.kind(index - 1) != .period, tokens.kind(index + 1) != .colon,
      !(isBound && tokens.kind(index + 1) == .equal),
      local(name, at: closure.openBrace)?.origin == .native
    else { return false }
    let isWeak = structure.declarations(in: code, named: name).contains { $0.modifiers.contains(.weak) }
    let head = PostfixExpression(head: .name(name), headTokens: closure.openBrace..<closure.openBrace, steps: [])
    return !isWeak && isObject(nativeObject(head))
  }

  private func isObject(_ object: NativeObject?) -> Bool {
    guard let object else { return false }
    return object.path.last.map(CustomizeBodyReader.leadsToObject) ?? true
  }

  /// Whether the name means something else at the place: a parameter of a closure around it, or a local of one.
  private func isShadowed(_ name: String, at index: Int, in closure: ClosureExpression) -> Bool {
    var place = index
    while let open = tree.brackets.opener(of: place), open >= closure.openBrace {
      if tokens.kind(open) == .leftBrace, structure.isClosure(open) {
        let inner = tree.closure(at: open)
        if inner.parameters.contains(where: { $0.name == name }) { return true }
        if let capture = inner.capture(of: name), capture.value != nil, capture.nameToken != index { return true }
      }
      place = open
    }
    return (closure.body.lowerBound..<index).contains {
      tokens.name($0) == name && (tokens.isText($0 - 1, "let") || tokens.isText($0 - 1, "var"))
    }
  }
}
