import IntrospectFacts
import IntrospectSyntax

/// Flags a call in a file that does not import the library.
struct MissingImportRule: Rule {
  static let info = RuleInfo(
    id: "missing-import", topic: .versions, severity: .warning, isOptIn: true,
    summary: "A file introspects a view without importing the library.",
    rationale: """
      An import in one file lends its methods to the other files of the module, so such a file compiles until \
      that other import goes away. With the upcoming feature `MemberImportVisibility` it does not compile at all.
      """,
    examples: [
      .flagged(
        """
        import SwiftUI

        let field = TextField("Name", text: $name)
          .introspect(.textField, on: .iOS(.v17, .v18, .v26, .v27)) { textField in  // expect: missing-import
            textField.clearButtonMode = .whileEditing
          }
        """,
        fixed: """
          import SwiftUI
          import SwiftUIIntrospect

          let field = TextField("Name", text: $name)
            .introspect(.textField, on: .iOS(.v17, .v18, .v26, .v27)) { textField in  // expect: missing-import
              textField.clearButtonMode = .whileEditing
            }
          """),
      .accepted(
        """
        import SwiftUI
        import SwiftUIIntrospect

        let field = TextField("Name", text: $name)
          .introspect(.textField, on: .iOS(.v17, .v18, .v26, .v27)) { textField in
            textField.clearButtonMode = .whileEditing
          }
        """),
    ])

  init(options: NoOptions) {}

  private static let modules: Set<String> = ["SwiftUIIntrospect", "Introspect"]

  func check(_ file: FileContext, into findings: inout Findings) {
    guard !file.structure.imports.contains(where: { Self.modules.contains($0.module) }),
      let call = file.versionLists.calls.first(where: { isLibraryCall($0, in: file) })
    else { return }
    let name = call.nameToken
    findings.report(
      "this file does not import SwiftUIIntrospect; the call compiles only while an import in another file reaches it",
      at: file.tokens.range(name..<name + 1), fix: fix(in: file))
  }

  /// Any method of that name takes `.member` and a closure; with `on:` and a known view type or a clause of versions it
  /// is the library's.
  private func isLibraryCall(_ call: VersionedCall, in file: FileContext) -> Bool {
    guard let site = call.site, let viewType = call.viewType, site.arguments.contains(where: { $0.label == "on" })
    else { return false }
    return call.facts != nil || file.project.viewTypes[viewType.member] != nil || !call.clauses.isEmpty
  }

  /// None where no import stands outside of `#if`: what such an import depends on would hold for the new one too.
  private func fix(in file: FileContext) -> FixIt? {
    let conditionals = file.structure.tree.conditionals
    guard let last = file.structure.imports.last(where: { conditionals.branches(around: $0.keyword).isEmpty }) else {
      return nil
    }
    let end = end(ofLineBehind: last, in: file.tokens)
    let line = file.tokens.source.lineBreak + "import SwiftUIIntrospect"
    return FixIt("Import SwiftUIIntrospect", .safe, [.insert(line, at: end)])
  }

  /// Behind the import and the comments that follow it in its line.
  private func end(ofLineBehind declaration: ImportDeclaration, in buffer: TokenBuffer) -> ByteOffset {
    var end = buffer.range(declaration.tokens).end
    for comment in buffer.comments where comment.range.start >= end {
      let gap = buffer.source.text(in: SourceRange(end, comment.range.start))
      guard gap.utf8.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }) else { break }
      end = comment.range.end
    }
    return end
  }
}
