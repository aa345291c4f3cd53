import IntrospectFacts
import IntrospectSyntax

/// The import of the module `Introspect` in a file, which goes with the last call of the module.
struct LegacyImport {
  let declaration: ImportDeclaration
  /// Whether the file imports the module of today too.
  let isBesideSuccessor: Bool
  private let file: FileContext
  private var tokens: TokenBuffer { file.tokens }

  /// Nil in a file that does not import it.
  init?(in file: FileContext) {
    let imports = file.structure.imports
    guard let declaration = imports.first(where: { $0.module == "Introspect" }) else { return nil }
    self.declaration = declaration
    self.file = file
    isBesideSuccessor = imports.contains { $0.module == "SwiftUIIntrospect" }
  }

  /// Whether it can change without a look at anything else: a condition such as `canImport(Introspect)` would have to
  /// change too, and what is exported reaches other files.
  private var isPlain: Bool {
    let keyword = declaration.keyword
    return file.structure.tree.conditionals.branches(around: keyword).isEmpty
      && declaration.attributes.allSatisfy { $0.baseName == "_implementationOnly" || $0.baseName == "preconcurrency" }
      && tokens.isText(keyword + 1, "Introspect") && declaration.tokens.upperBound == keyword + 2
  }

  private var moduleName: SourceRange { tokens.range(declaration.keyword + 1..<declaration.keyword + 2) }

  // MARK: Uses

  /// The calls of the module.
  var callCount: Int { Self.calls(in: file).count }

  /// Whether something in the file needs the module, calls left aside.
  var hasOtherUses: Bool {
    let words: Set<String> = [
      "Introspect", "inject", "TargetViewSelector", "UIKitIntrospectionView", "UIKitIntrospectionViewController",
      "AppKitIntrospectionView", "IntrospectionUIView", "IntrospectionNSView", "IntrospectionUIViewController",
    ]
    let imported = Set(file.structure.imports.flatMap { Array($0.tokens) })
    return (0..<tokens.endIndex).contains { index in
      tokens.kind(index) == .identifier && !imported.contains(index) && words.contains(tokens.name(index))
    }
  }

  private static func calls(in file: FileContext) -> [CallSite] {
    file.structure.callSites.filter { site in
      switch site.api {
      case .legacy, .legacySelector: true
      case .introspect, .probe, .ownProbe: false
      }
    }
  }

  // MARK: Edits

  /// What becomes of the imports with a call that is migrated; nil where that is not clear.
  ///
  /// The old module goes with its last call, and stays as long as something else in the file may need it.
  static func edits(migrating site: CallSite, in file: FileContext) -> [SourceEdit]? {
    guard let old = LegacyImport(in: file), !old.isBesideSuccessor else { return [] }
    guard old.isPlain else { return nil }
    let isLastUse = !calls(in: file).contains { $0.nameToken != site.nameToken } && !old.hasOtherUses
    return [isLastUse ? SourceEdit(replacing: old.moduleName, with: "SwiftUIIntrospect") : old.additionOfSuccessor]
  }

  /// The same import of the other module, in the next line.
  private var additionOfSuccessor: SourceEdit {
    let lineStart = tokens.lineStart(of: declaration.tokens.lowerBound)
    let isAlone = lineStart.contains(where: \.isNewline)
    let words = tokens.source.text(
      in: SourceRange(tokens.range(declaration.tokens).start, moduleName.start))
    return .insert((isAlone ? lineStart : tokens.source.lineBreak) + words + "SwiftUIIntrospect", at: moduleName.end)
  }

  /// Takes the import out, with its line where it has one; nil where more than that has to change.
  var removal: SourceEdit? {
    guard isPlain else { return nil }
    let range = tokens.range(declaration.tokens)
    let next = declaration.tokens.upperBound
    guard next < tokens.endIndex, tokens.startsLine(next), tokens.startsLine(declaration.tokens.lowerBound) else {
      return SourceEdit(replacing: range, with: "")
    }
    // Up to the break, where nothing but blanks follows.
    let bytes = tokens.source.bytes
    var end = range.end.value
    while end < bytes.count, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\t") { end += 1 }
    if end < bytes.count, bytes[end] == UInt8(ascii: "\r") { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "\n") else { return SourceEdit(replacing: range, with: "") }
    return SourceEdit(replacing: SourceRange(range.start, ByteOffset(end + 1)), with: "")
  }
}
