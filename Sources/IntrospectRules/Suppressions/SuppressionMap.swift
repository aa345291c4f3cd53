import IntrospectFacts
import IntrospectSyntax

/// What the comments of one file silence, and where.
public struct SuppressionMap: Sendable {
  /// One rule, silenced in some lines by one comment.
  public struct Silence: Sendable {
    /// The comment, by its place in `comments`.
    public let comment: Int
    /// The rule, by its place in the comment.
    public let rule: Int
    public let id: String
    /// From 1; nil where the comment covers nothing, as before a closing brace.
    public let lines: ClosedRange<Int>?
    /// Whether the version that ends the suppression has come.
    public let isEnded: Bool
    /// The `enable` that ends a region, by its place in `comments`.
    public let enable: Int?
  }

  /// In the order of the source.
  public let comments: [SuppressionComment]
  /// In the order of the source.
  public let silences: [Silence]
  /// Tells which findings are silenced: those of its rule that lie in any line which a silence covers.
  public let cover: SuppressionCover
  /// How many silences each rule of an `enable` ends.
  private let ended: [EndedRule: Int]

  /// One rule that an `enable` names, by the place of the comment.
  private struct EndedRule: Hashable {
    let enable: Int
    let id: String
  }

  init(_ structure: FileStructure, settings: FileSettings, registry: Registry) {
    let comments = SuppressionComment.all(in: structure.tokens)
    self.comments = comments
    guard !comments.isEmpty else {
      silences = []
      cover = SuppressionCover([], lines: nil)
      ended = [:]
      return
    }
    let table = LineTable(structure.tokens.source)
    let reader = Reader(comments: comments, structure: structure, lines: table)
    let silences = comments.indices.flatMap { index in
      reader.silences(of: index, isEnded: comments[index].end?.hasCome(settings, registry) ?? false)
    }
    self.silences = silences
    cover = SuppressionCover(silences, lines: table)
    ended = silences.reduce(into: [:]) { counts, silence in
      if let enable = silence.enable { counts[EndedRule(enable: enable, id: silence.id), default: 0] += 1 }
    }
  }

  /// How many silences of a rule the `enable` at a place in `comments` ends.
  func count(endedBy enable: Int, of id: String) -> Int { ended[EndedRule(enable: enable, id: id)] ?? 0 }

  /// The rules of `enable` comments that end nothing.
  public var idleEnables: [(comment: Int, rule: Int)] {
    comments.indices.filter { comments[$0].action == .enable }.flatMap { index in
      comments[index].rules.indices.filter { rule in
        count(endedBy: index, of: comments[index].rules[rule].id) == 0
      }.map { (index, $0) }
    }
  }
}

/// Works out the lines that a comment covers.
private struct Reader {
  let comments: [SuppressionComment]
  let structure: FileStructure
  let lines: LineTable
  /// The places of the `enable` comments of each rule, in order.
  private let enables: [String: [Int]]

  init(comments: [SuppressionComment], structure: FileStructure, lines: LineTable) {
    self.comments = comments
    self.structure = structure
    self.lines = lines
    var enables: [String: [Int]] = [:]
    for (place, comment) in comments.enumerated() where comment.action == .enable {
      for rule in comment.rules where enables[rule.id]?.last != place { enables[rule.id, default: []].append(place) }
    }
    self.enables = enables
  }

  func silences(of index: Int, isEnded: Bool) -> [SuppressionMap.Silence] {
    let comment = comments[index]
    guard case .disable(let scope) = comment.action else { return [] }
    return comment.rules.indices.map { rule in
      let id = comment.rules[rule].id
      let enable = scope == .region ? enable(of: id, from: index) : nil
      return SuppressionMap.Silence(
        comment: index, rule: rule, id: id, lines: covered(by: comment, scope, until: enable), isEnded: isEnded,
        enable: enable)
    }
  }

  private func covered(
    by comment: SuppressionComment, _ scope: SuppressionComment.Scope, until enable: Int?
  ) -> ClosedRange<Int>? {
    let line = lines.line(of: comment.range.start)
    switch scope {
    case .this: return line...line
    case .file: return 1...lines.lineCount
    case .next: return structure.element(startingAt: comment.nextToken).map(lineRange)
    case .previous: return structure.element(endingBefore: comment.nextToken).map(lineRange)
    case .region:
      let end = enable.map { comments[$0].range.start } ?? regionEnd(of: comment)
      return line...max(line, lines.line(of: end))
    }
  }

  private func lineRange(_ tokens: Range<Int>) -> ClosedRange<Int> {
    let range = structure.tokens.range(tokens)
    let first = lines.line(of: range.start)
    return first...max(first, lines.line(of: max(range.start, range.end - 1)))
  }

  private func enable(of id: String, from index: Int) -> Int? {
    guard let places = enables[id] else { return nil }
    let next = places.partitioningIndex { $0 > index }
    guard next < places.count, comments[places[next]].range.start < regionEnd(of: comments[index]) else { return nil }
    return places[next]
  }

  /// The end of the braces around a comment, or of the file.
  private func regionEnd(of comment: SuppressionComment) -> ByteOffset {
    let brackets = structure.tree.brackets
    let tokens = structure.tokens
    // A closing bracket does not stand in its own brackets.
    let partner = brackets.partner(of: comment.nextToken)
    var opener = partner.flatMap { $0 < comment.nextToken ? $0 : nil } ?? brackets.opener(of: comment.nextToken)
    while let open = opener, tokens.kind(open) != .leftBrace { opener = brackets.opener(of: open) }
    guard let open = opener, let close = brackets.partner(of: open) else { return ByteOffset(tokens.source.bytes.count) }
    return tokens[close].range.start
  }
}

extension SuppressionComment.End {
  fileprivate func hasCome(_ settings: FileSettings, _ registry: Registry) -> Bool {
    switch event {
    case .version(let target):
      return settings.newestVersion(on: target.platform, in: registry).map { target.version <= $0 } ?? false
    case .library(let release):
      return settings.library.map { release <= $0 } ?? false
    }
  }
}
