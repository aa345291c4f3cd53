/// The declarations of a project, under the names that were asked for.
///
/// Nothing is in it that nobody asked for: most verdicts hang on their own file alone.
public struct DeclarationIndex: Sendable {
  /// One declaration and the file it stands in.
  public struct Entry: Sendable {
    public let structure: FileStructure
    /// The place of the declaration among those of the file.
    public let number: Int

    public init(_ structure: FileStructure, _ number: Int) {
      self.structure = structure
      self.number = number
    }

    public var declaration: Declaration { structure.declarations[number] }
    public var path: String { structure.tokens.source.path }
    /// The bytes of the name.
    public var nameRange: SourceRange { structure.tokens[declaration.nameToken].range }
  }

  private var entries: [DeclarationName: [Entry]] = [:]

  /// An index that nothing was asked of.
  public init() {}

  /// The declarations of that name, by path and place; nil where nobody has looked for them.
  public subscript(name: DeclarationName) -> [Entry]? { entries[name] }

  /// Puts in what a search gave; an empty list says that there is no such declaration.
  public mutating func insert(_ found: [Entry], for name: DeclarationName) { entries[name] = found }

  /// The part of the index that holds `names`.
  ///
  /// A file sees what it asked for itself, so that its findings do not hang on what other files of the run asked for.
  public func restricted(to names: Set<DeclarationName>) -> DeclarationIndex {
    var part = DeclarationIndex()
    part.entries = entries.filter { names.contains($0.key) }
    return part
  }

  /// This index with what another one holds.
  public func merging(_ other: DeclarationIndex) -> DeclarationIndex {
    var both = self
    both.entries.merge(other.entries) { _, new in new }
    return both
  }

  /// The files that entries stand in, by path, without doubles.
  public var sources: [SourceText] {
    let byPath = entries.values.joined().map { ($0.path, $0.structure.tokens.source) }
    return Dictionary(byPath) { first, _ in first }.sorted { $0.key < $1.key }.map(\.value)
  }
}

extension DeclarationName {
  /// The declarations in `files` that are asked for, in the order of the files.
  public func entries(in files: some Sequence<FileStructure>) -> [DeclarationIndex.Entry] {
    files.flatMap { file in
      file.numbers(named: name).filter { matches(file.declarations[$0], in: file) }.map { .init(file, $0) }
    }
  }

  /// Whether the entries answer the question, so that no further file need be read for it.
  public func isSettled(by entries: [DeclarationIndex.Entry]) -> Bool {
    entries.contains { isSettled(by: $0.declaration) }
  }
}
