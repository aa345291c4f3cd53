import IntrospectSyntax

/// What stands in a file at a finding and around it.
struct FindingContext {
  private let source: SourceText?
  /// Nil for a file that is no Swift source, such as an Xcode project.
  private let structure: FileStructure?

  init(_ source: SourceText?) {
    self.source = source
    structure = source.flatMap { $0.path.hasSuffix(".swift") ? FileStructure($0) : nil }
  }

  /// The names of the declarations around a range, outermost first, joined by dots.
  func symbol(at range: SourceRange) -> String {
    guard let structure else { return "" }
    let index = firstToken(endingAfter: range.start, in: structure.tokens)
    let around = structure.declarations(outwardsFrom: structure.declaration(around: index))
    return around.reversed().map(\.name).joined(separator: ".")
  }

  /// The code of a range with one blank between tokens and without comments; an empty range takes the token behind it.
  func snippet(in range: SourceRange) -> String {
    guard let source else { return "" }
    guard let tokens = structure?.tokens else {
      return source.text(in: range).split { $0.isWhitespace }.joined(separator: " ")
    }
    var index = firstToken(endingAfter: range.start, in: tokens)
    var words: [String] = []
    repeat {
      guard index < tokens.endIndex else { break }
      words.append(tokens.text(index))
      index += 1
    } while tokens[index].range.start < range.end
    return words.joined(separator: " ")
  }

  private func firstToken(endingAfter offset: ByteOffset, in tokens: TokenBuffer) -> Int {
    (0..<tokens.endIndex).partitioningIndex { tokens[$0].range.end > offset }
  }
}
