import IntrospectFacts
import IntrospectSyntax

/// Flags the use of an advanced part of the library without the import that opens it.
struct MissingSPIImportRule: Rule {
  static let info = RuleInfo(
    id: "missing-spi-import", topic: .versions, severity: .error,
    summary: "A range, '@Weak', a selector or version initialiser is used without '@_spi(Advanced)' on the import.",
    rationale: """
      Ranges, `@Weak`, `IntrospectionSelector` and the initialisers of the version types are declared as `@_spi(Advanced)`. \
      They exist only in files that import the library with that attribute. The compiler's message without it, a \
      failed conversion from `()`, does not mention the import.
      """,
    examples: [
      .flagged(
        """
        import SwiftUI
        import SwiftUIIntrospect  // expect: missing-spi-import

        struct Notes: View {
          @State private var text = ""

          var body: some View {
            TextEditor(text: $text)
              .introspect(.textEditor, on: .iOS(.v16...)) { textView in  // expect: open-ended-range
                textView.isFindInteractionEnabled = true
              }
          }
        }
        """,
        fixed: """
          import SwiftUI
          @_spi(Advanced) import SwiftUIIntrospect  // expect: missing-spi-import

          struct Notes: View {
            @State private var text = ""

            var body: some View {
              TextEditor(text: $text)
                .introspect(.textEditor, on: .iOS(.v16...)) { textView in  // expect: open-ended-range
                  textView.isFindInteractionEnabled = true
                }
            }
          }
          """),
      .accepted(
        """
        @_spi(Advanced) import SwiftUIIntrospect
        import SwiftUI

        struct Notes: View {
          @State private var text = ""

          var body: some View {
            TextEditor(text: $text)
              // introspect-lint:disable:next open-ended-range
              .introspect(.textEditor, on: .iOS(.v16...)) { textView in
                textView.isFindInteractionEnabled = true
              }
          }
        }
        """),
    ])

  init(options: NoOptions) {}

  /// What needs the import.
  private struct Use {
    let tokens: Range<Int>
    let words: String
    /// Whether releases before 0.8.0 had it in the group `Internals`.
    let isOldInternal: Bool
  }

  func check(_ file: FileContext, into findings: inout Findings) {
    guard file.judgesVersionLists else { return }
    // The group may come through another module that exports the library.
    let groups = Set(file.structure.imports.flatMap { spiGroups(of: $0, in: file.tokens) })
    guard !groups.contains("Advanced") else { return }
    let uses = (ranges(in: file) + declarations(in: file) + wrappers(in: file)).filter { !$0.isOldInternal || !groups.contains("Internals") }
    guard let first = uses.min(by: { $0.tokens.lowerBound < $1.tokens.lowerBound }) else { return }
    let message = "\(first.words) need '@_spi(Advanced) import SwiftUIIntrospect' in this file, or it does not compile"
    guard let library = file.structure.imports.first(where: { $0.module == "SwiftUIIntrospect" }) else {
      findings.report(message, at: file.tokens.range(first.tokens))
      return
    }
    let range = file.tokens.range(library.tokens)
    findings.report(
      message, at: range, notes: [.init("the first use", at: file.tokens.range(first.tokens))],
      fix: FixIt("Add '@_spi(Advanced)' to the import", .safe, [.insert("@_spi(Advanced) ", at: range.start)]))
  }

  private func spiGroups(of declaration: ImportDeclaration, in buffer: TokenBuffer) -> [String] {
    declaration.attributes.filter { $0.name == "_spi" }.flatMap { attribute in
      (attribute.arguments ?? 0..<0).filter { buffer.kind($0) == .identifier }.map { buffer.name($0) }
    }
  }

  private func ranges(in file: FileContext) -> [Use] {
    file.versionLists.all.flatMap(\.ownClauses).flatMap(\.entries).filter(\.isRange).map {
      Use(tokens: $0.tokens, words: "ranges such as '\(file.tokens.text($0.tokens))'", isOldInternal: false)
    }
  }

  /// Selectors and initialisers in a view type of the project, and ranges in a predicate of its own.
  private func declarations(in file: FileContext) -> [Use] {
    let buffer = file.tokens
    var uses: [Use] = []
    for declaration in file.structure.declarations where declaration.kind == .extension {
      guard let body = declaration.body else { continue }
      if PredicateName.predicateTypes.contains(declaration.lastName) {
        uses += body.filter { isRange(at: $0, in: buffer) }.map {
          let tokens = $0 - 2..<$0 + 1
          return Use(tokens: tokens, words: "ranges such as '\(buffer.text(tokens))'", isOldInternal: false)
        }
      } else if declaration.name.hasSuffix("ViewVersion") {
        uses += body.filter { isInitializer(at: $0, in: buffer) }.map {
          Use(tokens: $0..<$0 + 3, words: "version initialisers such as 'Self(for:)'", isOldInternal: true)
        }
      }
    }
    let declaresSelector = file.structure.declarations.contains {
      $0.name == "IntrospectionSelector" && $0.kind != .extension
    }
    if !declaresSelector, buffer.source.bytes.withUnsafeBufferPointer({ Self.selectorSearch.hits($0) }) {
      uses += (0..<buffer.endIndex).filter { buffer.isText($0, "IntrospectionSelector") }.map {
        Use(tokens: $0..<$0 + 1, words: "uses of 'IntrospectionSelector'", isOldInternal: true)
      }
    }
    return uses
  }

  private static let selectorSearch = WordSearch(["IntrospectionSelector"])

  /// `@Weak`, where nothing else is known by that name: with its module, or alone in a file whose imports have none.
  private func wrappers(in file: FileContext) -> [Use] {
    let imports = file.structure.imports.map(\.module)
    guard imports.contains("SwiftUIIntrospect"),
      file.settings.library.map({ $0 >= LibraryFeature.weakWrapper.since }) ?? true
    else { return [] }
    let wrappers = file.structure.declarations.flatMap(\.attributes).filter { attribute in
      attribute.name == "SwiftUIIntrospect.Weak"
        || attribute.name == "Weak" && imports.allSatisfy(Self.modulesWithoutWeak.contains)
    }
    // A type of that name in the project is what `@Weak` alone means.
    guard !wrappers.isEmpty, wrappers.contains(where: { $0.name != "Weak" }) || isUndeclared("Weak", in: file) else {
      return []
    }
    return wrappers.map { Use(tokens: $0.tokens, words: "properties with '@Weak'", isOldInternal: false) }
  }

  private func isUndeclared(_ type: String, in file: FileContext) -> Bool {
    file.declarations.entries(of: .type(type), around: file.structure)?.isEmpty ?? false
  }

  /// Modules that declare no `Weak`: any other might.
  ///
  /// Source: the documentation of Apple's frameworks.
  private static let modulesWithoutWeak: Set<String> = [
    "AppKit", "AVKit", "AVFoundation", "Charts", "Combine", "CoreGraphics", "Foundation", "MapKit", "Observation",
    "OSLog", "PhotosUI", "SafariServices", "SwiftData", "SwiftUI", "SwiftUIIntrospect", "UIKit", "WebKit", "os",
  ]

  /// `.v17...` right before a closing parenthesis.
  private func isRange(at index: Int, in buffer: TokenBuffer) -> Bool {
    buffer.isText(index, "...") && buffer.kind(index + 1) == .rightParen && buffer.kind(index - 2) == .period
      && OSVersion(memberName: buffer.text(index - 1)) != nil
  }

  /// `Self(for:`
  private func isInitializer(at index: Int, in buffer: TokenBuffer) -> Bool {
    buffer.isText(index, "Self") && buffer.kind(index + 1) == .leftParen && buffer.isText(index + 2, "for")
      && buffer.kind(index + 3) == .colon
  }
}
