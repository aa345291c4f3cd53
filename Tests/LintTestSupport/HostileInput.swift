import IntrospectSyntax

/// Damaged versions of a file. The rules may say of them what they like; they must not trap, hang or point out of it.
public struct HostileInput: Sendable {
  private let source: SourceText

  public init(_ source: SourceText) { self.source = source }

  /// The first bytes of the file: every number of them in a small file, a choice by a fixed seed in a big one.
  ///
  /// - Parameter budget: how many bytes all prefixes may have together.
  public func prefixes(budget: Int) -> [SourceText] {
    let count = source.bytes.count
    guard count > 0 else { return [source] }
    let most = max(16, 2 * budget / count)
    let step = max(1, (count + most - 1) / most)
    var random = SeededGenerator(seed: seed)
    return stride(from: 0, to: count, by: step).map { start in
      let length = step == 1 ? start : start + random.below(min(step, count - start))
      return SourceText(path: source.path, bytes: Array(source.bytes[..<length]))
    }
  }

  /// The file with one to three tokens taken out, `count` times, by a fixed seed.
  public func deletions(count: Int) -> [SourceText] {
    let tokens = Lexer(source).tokenize().tokens.dropLast()
    guard !tokens.isEmpty else { return [] }
    var random = SeededGenerator(seed: seed &+ 1)
    return (0..<count).map { _ in
      let chosen = (0...random.below(3)).map { _ in tokens[random.below(tokens.count)].range }
      var bytes = source.bytes
      for range in Set(chosen).sorted().reversed() { bytes.removeSubrange(range.start.value..<range.end.value) }
      return SourceText(path: source.path, bytes: bytes)
    }
  }

  /// The same for the same path in every run; the standard library's hash is another one in each process.
  private var seed: UInt64 {
    source.path.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
