import IntrospectSyntax
import LintTestSupport
import Testing

/// One statement that is looked for from a token is the one that a reading of the whole body gives.
struct StatementSearchTests {
  private func faults(in text: String) -> [String] {
    let structure = FileStructure(SourceText(path: "A.swift", bytes: Array(text.utf8)))
    let tree = structure.tree
    let bodies = (0..<structure.tokens.endIndex).filter { structure.tokens.kind($0) == .leftBrace }.compactMap { open in
      tree.brackets.partner(of: open).map { open + 1..<$0 }
    }
    return ([0..<structure.tokens.endIndex] + bodies).flatMap { body in
      tree.statements(in: body).flatMap { statement in
        [statement.lowerBound, statement.upperBound - 1].compactMap { token in
          let found = tree.statement(around: token, in: body)
          return found == statement ? nil : "\(structure.tokens.text(statement)) from \(token): \(String(describing: found))"
        }
      }
    }
  }

  @Test(arguments: Corpus.paths(under: "TestCorpus").filter { $0.hasSuffix(".swift") })
  func ofTheCorpus(path: String) throws { #expect(faults(in: try #require(Corpus.text(at: path))) == []) }

  @Test func behindLabelsAndDirectives() {
    let text = """
      switch value {
      case .one, .two
        where value.isOpen:
        first(); second()
      case let x as
        Row: third(x)
      #if os(iOS)
      case .three: fourth()
        .modified()
      #else
      default: fifth
        #if DEBUG
          .six()
        #endif
        seventh()
      #endif
      }
      """
    #expect(faults(in: text) == [])
    #expect(faults(in: "f { \(text) }\n;a\n  + b; c\n(d)\n[e]") == [])
  }
}
