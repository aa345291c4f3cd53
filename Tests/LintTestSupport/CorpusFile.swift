import IntrospectSyntax

/// One file of the rules' corpus: `TestCorpus/Rules/<rule>/<name>.swift`, with what the rules should say of it in
/// comments.
public struct CorpusFile: Sendable, CustomStringConvertible {
  /// From the root of the repository.
  public let path: String

  public init(path: String) { self.path = path }

  public var description: String { path }

  /// The rule that the file is about: the name of its folder.
  public var rule: String {
    let parts = path.split(separator: "/")
    return parts.count > 1 ? String(parts[parts.count - 2]) : ""
  }

  /// Whether the compiler's parser may refuse the file.
  public var isInvalid: Bool { path.contains(".invalid.") }

  /// The file as it is read; empty if it has gone.
  public var source: SourceText { SourceText(path: path, bytes: Corpus.bytes(at: path) ?? []) }

  /// The file after all safe fixes of its rule; nil where nobody wrote one.
  public var fixed: SourceText? { twin(".fixed.swift") }

  /// The file after all fixes of its rule, safe or not; nil where nobody wrote one.
  public var unsafelyFixed: SourceText? { twin(".unsafe-fixed.swift") }

  private func twin(_ suffix: String) -> SourceText? {
    let path = String(path.dropLast(".swift".count)) + suffix
    return Corpus.bytes(at: path).map { SourceText(path: path, bytes: $0) }
  }

  static func isFixedTwin(_ path: String) -> Bool {
    path.hasSuffix(".fixed.swift") || path.hasSuffix(".unsafe-fixed.swift")
  }
}
