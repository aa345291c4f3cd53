/// What a verdict asks of the project: the declaration of a type, or of a function of a type.
public struct DeclarationName: Hashable, Comparable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// A type, with all its parts that are met.
    case type
    /// A function that stands in the type of that name or in an extension of it; nil for one outside of all types.
    case function(in: String?)
  }

  public let kind: Kind
  /// Without the types around it: `Row` for `Table.Row`.
  public let name: String

  private init(_ kind: Kind, _ name: String) {
    self.kind = kind
    self.name = name
  }

  public static func type(_ name: String) -> DeclarationName { .init(.type, baseName(of: name)) }

  public static func function(_ name: String, in type: String?) -> DeclarationName {
    .init(.function(in: type.map(baseName)), name)
  }

  /// The last part of a name with types before it.
  public static func baseName(of name: String) -> String {
    guard let period = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return name }
    let last = name[name.utf8.index(after: period)...]
    return last.isEmpty ? name.split(separator: ".").last.map(String.init) ?? name : String(last)
  }

  /// The type whose files are the first to look at: the one asked for, or the one that the function stands in.
  public var typeName: String? {
    switch kind {
    case .type: name
    case .function(let type): type
    }
  }

  /// Whether a declaration of a file is what is asked for.
  public func matches(_ declaration: Declaration, in structure: FileStructure) -> Bool {
    switch kind {
    case .type:
      declaration.kind.isNominal && Self.baseName(of: declaration.name) == name
    case .function(let type):
      declaration.kind == .function && declaration.name == name && structure.typeName(around: declaration) == type
        && declaration.parent.map { structure.declarations[$0].kind.isNominal } ?? true
    }
  }

  /// Whether a declaration settles the question, so that there is no need to look further: an extension does not.
  func isSettled(by declaration: Declaration) -> Bool { kind != .type || declaration.kind != .extension }

  private var sortKey: (String, Int, String) {
    switch kind {
    case .type: (name, 0, "")
    case .function(let type): (name, type == nil ? 1 : 2, type ?? "")
    }
  }

  public static func < (left: DeclarationName, right: DeclarationName) -> Bool { left.sortKey < right.sortKey }
}

extension FileStructure {
  /// The name, without the types around it, of the type or extension that a declaration stands right in.
  public func typeName(around declaration: Declaration) -> String? {
    guard let parent = declaration.parent, declarations[parent].kind.isNominal else { return nil }
    return DeclarationName.baseName(of: declarations[parent].name)
  }
}
