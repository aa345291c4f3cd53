extension TokenTree {
  /// What `#available` checks say of the running system at the token at `index`, outermost first.
  ///
  /// Looks at the conditions of the `if`, `while` and `guard` around the place, at their `else`, at each `guard` that
  /// stands before it in a block around it, and at each `if` there whose body leaves the block.
  func availabilityChecks(around index: Int, guards: AvailabilityGuards) -> [AvailabilityCondition] {
    var conditions: [AvailabilityCondition] = []
    var place = index
    while let open = brackets.opener(of: place) {
      if buffer.kind(open) == .leftBrace {
        for keyword in guards.keywords(inBlockAt: open) where keyword < place {
          // In its own `else`, a guard has failed.
          guard controlFlow.body(at: place)?.keyword != keyword else { continue }
          conditions += checks(in: guardHeader(keyword), holds: true)
        }
        for exit in guards.earlyExits(inBlockAt: open) where exit.upperBound <= place {
          conditions += failedChecks(in: exit.lowerBound + 1..<end(ofBracketAt: exit.lowerBound + 2))
        }
        conditions += checks(ofBraceAt: open)
      }
      place = open
    }
    return conditions.reversed()
  }

  /// The condition of a `guard`, up to its `else`.
  fileprivate func guardHeader(_ keyword: Int) -> Range<Int> {
    var index = keyword + 1
    while index < buffer.endIndex, !buffer.isText(index, "else") {
      // A guard without an `else` is being typed; its block ends all the same.
      switch buffer.kind(index) {
      case .rightBrace, .rightParen, .rightBracket: return keyword + 1..<index
      default: index = end(ofBracketAt: index)
      }
    }
    return keyword + 1..<index
  }

  private func checks(ofBraceAt open: Int) -> [AvailabilityCondition] {
    guard let body = controlFlow.body(at: open) else { return [] }
    if buffer.isText(body.keyword, "guard") { return failedChecks(in: guardHeader(body.keyword)) }
    var conditions: [AvailabilityCondition] = []
    if !body.header.isEmpty { conditions += checks(in: body.header, holds: true) }
    for header in failedHeaders(before: body) { conditions += failedChecks(in: header) }
    return conditions
  }

  /// All checks that must have succeeded for a condition list to succeed.
  private func checks(in header: Range<Int>, holds: Bool) -> [AvailabilityCondition] {
    list(header).compactMap { check(in: $0, holds: holds) }
  }

  /// A list of conditions that failed says something only where it is one check alone.
  private func failedChecks(in header: Range<Int>) -> [AvailabilityCondition] {
    let parts = list(header)
    return parts.count == 1 ? parts.compactMap { check(in: $0, holds: false) } : []
  }

  /// Reads `#available(iOS 16.4, *)`; `#unavailable` holds where `#available` does not.
  private func check(in part: Range<Int>, holds: Bool) -> AvailabilityCondition? {
    let start = part.lowerBound
    let isUnavailable = buffer.kind(start) == .poundUnavailable
    guard isUnavailable || buffer.kind(start) == .poundAvailable, buffer.kind(start + 1) == .leftParen,
      opens(start + 1), end(ofBracketAt: start + 1) == part.upperBound
    else { return nil }
    // `#unavailable` has no `*` to write, and is false all the same on platforms that it does not name (SE-0290).
    return availability(
      in: start + 2..<part.upperBound - 1, hasWildcard: isUnavailable, holds: isUnavailable ? !holds : holds,
      tokens: part)
  }

  /// What `@available` says on the declaration at `number` and on those around it, outermost first.
  public func availability(around number: Int?, in declarations: [Declaration]) -> [AvailabilityCondition] {
    var conditions: [AvailabilityCondition] = []
    var current = number
    while let number = current {
      conditions += declarations[number].attributes.compactMap(availability)
      current = declarations[number].parent
    }
    return conditions.reversed()
  }

  /// The condition of an `@available` attribute; nil for one that names no minimum.
  func availability(of attribute: Attribute) -> AvailabilityCondition? {
    guard attribute.name == "available", let arguments = attribute.arguments else { return nil }
    return availability(in: arguments, hasWildcard: false, holds: true, tokens: attribute.tokens)
  }

  private func availability(
    in arguments: Range<Int>, hasWildcard isImplied: Bool, holds: Bool, tokens: Range<Int>
  ) -> AvailabilityCondition? {
    var minimums: [String: WrittenVersion] = [:]
    var hasWildcard = isImplied
    var platform: String?
    for part in list(arguments) {
      let first = part.lowerBound
      if buffer.isText(first, "*") {
        hasWildcard = true
      } else if buffer.isText(first, "introduced"), let platform, let version = version(at: first + 2) {
        minimums[platform] = version
      } else if buffer.kind(first) == .identifier {
        platform = buffer.name(first)
        if part.count > 1, let version = version(at: first + 1) { minimums[buffer.name(first)] = version }
      }
    }
    // `@available(iOS, introduced: 16)` says nothing of other platforms.
    guard !minimums.isEmpty else { return nil }
    return AvailabilityCondition(minimums: minimums, hasWildcard: hasWildcard, holds: holds, tokens: tokens)
  }

  /// `16`, `16.4` and `13.4.1`, however they were lexed.
  private func version(at index: Int) -> WrittenVersion? {
    var text = ""
    var position = index
    while buffer.kind(position) == .integerLiteral || buffer.kind(position) == .floatLiteral
      || buffer.kind(position) == .period
    {
      guard position == index || isGlued(position) else { break }
      text += buffer.text(position)
      position += 1
    }
    let numbers = text.split(separator: ".").map { Int($0) }
    guard let first = numbers.first, let major = first else { return nil }
    func number(_ place: Int) -> Int { numbers.count > place ? numbers[place] ?? 0 : 0 }
    return WrittenVersion(major, number(1), number(2))
  }
}

/// The statements of a file that let only some systems pass: `guard #available …`, and `if #available … { return }`.
struct AvailabilityGuards {
  /// By the brace of the block that they stand in.
  private let keywordsByBlock: [Int: [Int]]
  /// From `if` to the end of its body, by the brace of the block that they stand in.
  private let exitsByBlock: [Int: [Range<Int>]]

  init(_ tree: TokenTree) {
    let asking = tree.controlFlow.guards.filter { keyword in
      tree.guardHeader(keyword).contains {
        tree.buffer.kind($0) == .poundAvailable || tree.buffer.kind($0) == .poundUnavailable
      }
    }
    keywordsByBlock = Dictionary(grouping: asking) { tree.brackets.opener(of: $0) ?? -1 }
    let exits = (0..<tree.buffer.endIndex).compactMap { tree.earlyExit(at: $0) }
    exitsByBlock = Dictionary(grouping: exits) { tree.brackets.opener(of: $0.lowerBound) ?? -1 }
  }

  /// In order of place.
  func keywords(inBlockAt brace: Int) -> [Int] { keywordsByBlock[brace] ?? [] }

  /// In order of place.
  func earlyExits(inBlockAt brace: Int) -> [Range<Int>] { exitsByBlock[brace] ?? [] }
}

extension TokenTree {
  /// The statement `if #available(…) { … return … }` at `index`: what follows it runs only where the check failed.
  fileprivate func earlyExit(at index: Int) -> Range<Int>? {
    guard buffer.kind(index + 1) == .poundAvailable || buffer.kind(index + 1) == .poundUnavailable,
      buffer.isText(index, "if"), !buffer.isText(index - 1, "else"), opens(index + 2)
    else { return nil }
    let open = end(ofBracketAt: index + 2)
    guard controlFlow.body(at: open)?.keyword == index, opens(open) else { return nil }
    let close = end(ofBracketAt: open) - 1
    guard !buffer.isText(close + 1, "else"),
      let last = statements(in: open + 1..<close).last?.lowerBound,
      ["return", "throw", "break", "continue", "fatalError"].contains(buffer.text(last))
    else { return nil }
    return index..<close + 1
  }
}
