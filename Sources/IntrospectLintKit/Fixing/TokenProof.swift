import IntrospectRules
import IntrospectSyntax

/// What the tokens of a text tell of edits, before anything is judged.
enum TokenProof {
  /// Why the edits must not be made; nil where the tokens and comments beside them stay as they are, and no bracket,
  /// quote or `#if` loses its partner.
  static func refusal(of applied: AppliedEdits) -> FixRefusal? {
    let old = Lexer(applied.before).tokenize()
    let new = Lexer(applied.after).tokenize()
    // The end of the file is none that could be cut.
    let areTokensKept = areKept(old.tokens.dropLast(), new.tokens.dropLast(), by: applied) { old, new in
      old.kind == new.kind && old.flags.contains(.unterminated) == new.flags.contains(.unterminated)
    }
    let areCommentsKept = areKept(old.comments[...], new.comments[...], by: applied) { $0.kind == $1.kind }
    guard areTokensKept, areCommentsKept else { return .changesNeighbours }
    return faultCount(new) > faultCount(old) ? .breaksBrackets : nil
  }

  /// Whether a fix takes a comment away that it does not put back. Comments for this tool are its own matter.
  static func losesComment(_ fix: FixIt, in buffer: TokenBuffer) -> Bool {
    buffer.comments.contains { comment in
      let text = buffer.source.text(in: comment.range)
      return !text.hasPrefix("// introspect-lint:")
        && fix.edits.contains { edit in
          comment.range.start < edit.range.end && edit.range.start < comment.range.end
            && !edit.replacement.utf8.contains(text.utf8)
        }
    }
  }

  /// How many brackets have no partner, branches do not balance, and literals do not end.
  private static func faultCount(_ buffer: TokenBuffer) -> Int {
    let brackets = BracketMap(buffer)
    let faults = buffer.tokens.enumerated().count { index, token in
      token.flags.contains(.unterminated) || token.kind == .unknown
        || (token.kind.isBracket && brackets.partner(of: index) == nil)
    }
    let depth = buffer.tokens.reduce(0) { depth, token in
      switch token.kind {
      case .poundIf: depth + 1
      case .poundEndif: depth - 1
      default: depth
      }
    }
    return faults + brackets.unbalancedBranches.count + abs(depth)
  }

  /// Whether all pieces that no edit cuts are still there, each in its place, and none has come between them.
  private static func areKept<Piece: TextPiece>(
    _ old: ArraySlice<Piece>, _ new: ArraySlice<Piece>, by applied: AppliedEdits, _ areEqual: (Piece, Piece) -> Bool
  ) -> Bool {
    var (old, new) = (old, new)
    for (range, shift) in applied.kept {
      let place = range.moved(by: shift)
      let head = old.first { $0.range.end > range.start && $0.range.start < range.start }
      old = old.drop { $0.range.start < range.start }
      let pieces = old.prefix { $0.range.end <= range.end }
      old = old[pieces.endIndex...]
      let tail = old.first { $0.range.start < range.end }
      // What is left of a piece that was cut is no piece that has come.
      new = new.drop { $0.range.start < place.start || $0.range.end == head.map { $0.range.end + shift } }
      let found = new.prefix { $0.range.end <= place.end && $0.range.start != tail.map { $0.range.start + shift } }
      new = new[found.endIndex...]
      let isEqual = pieces.elementsEqual(found) { old, new in
        old.range.moved(by: shift) == new.range && areEqual(old, new)
      }
      if !isEqual { return false }
    }
    return true
  }
}

private protocol TextPiece {
  var range: SourceRange { get }
}

extension Token: TextPiece {}
extension Comment: TextPiece {}

extension SourceRange {
  fileprivate func moved(by distance: Int) -> SourceRange { SourceRange(start + distance, end + distance) }
}

extension TokenKind {
  /// Whether a token of that kind has to have a partner.
  fileprivate var isBracket: Bool {
    switch self {
    case .leftParen, .rightParen, .leftBracket, .rightBracket, .leftBrace, .rightBrace, .stringHead, .stringTail: true
    default: false
    }
  }
}

extension String.UTF8View {
  fileprivate func contains(_ part: String.UTF8View) -> Bool {
    guard let first = part.first else { return true }
    return indices.contains { self[$0] == first && self[$0...].starts(with: part) }
  }
}
