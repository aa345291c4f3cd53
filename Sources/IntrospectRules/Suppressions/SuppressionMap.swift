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
  private let lines: LineTable?

  init(_ structure: FileStructure, settings: FileSettings, registry: Registry) {
    let comments = SuppressionComment.all(in: structure.tokens)
    self.comments = comments
    guard !comments.isEmpty else {
      silences = []
      lines = nil
      return
    }
    let table = LineTable(structure.tokens.source)
    let reader = Reader(comments: comments, structure: structure, lines: table)
    silences = comments.indices.flatMap { index in
      reader.silences(of: index, isEnded: comments[index].end?.hasCome(settings, registry) ?? false)
    }
    lines = table
  }

  /// The silences that cover a finding, by their places in `silences`: those of its rule that cover any of its lines.
  public func silences(of diagnostic: Diagnostic) -> [Int] {
    guard let lines else { return [] }
    let first = lines.line(of: diagnostic.range.start)
    // The end of a range at the start of a line belongs to the line before.
    let last = max(first, lines.line(of: max(diagnostic.range.start, diagnostic.range.end - 1)))
    return silences.indices.filter { index in
      let silence = silences[index]
      guard silence.id == diagnostic.rule, !silence.isEnded, let covered = silence.lines else { return false }
      return covered.overlaps(first...last)
    }
  }

  /// The rules of `enable` comments that end nothing.
  public var idleEnables: [(comment: Int, rule: Int)] {
    comments.indices.filter { comments[$0].action == .enable }.flatMap { index in
      comments[index].rules.indices.filter { rule in
        !silences.contains { $0.enable == index && $0.id == comments[index].rules[rule].id }
      }.map { (index, $0) }
    }
  }
}

/// Works out the lines that a comment covers.
private struct Reader {
  let comments: [SuppressionComment]
  let structure: FileStructure
  let lines: LineTable

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
    let end = regionEnd(of: comments[index])
    return comments.indices.first { other in
      other > index && comments[other].range.start < end && comments[other].action == .enable
        && comments[other].rules.contains { $0.id == id }
    }
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
