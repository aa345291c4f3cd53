import IntrospectSyntax
import Testing

private func structure(_ source: String) -> FileStructure {
  FileStructure(SourceText(path: "Test.swift", text: source))
}

@Suite struct BracketTests {
  @Test func pairsBracketsAndInterpolations() {
    let tree = structure("f([a], { \"x\\(g(1))y\\(2)z\" })").tree
    var pairs: [String] = []
    for index in 0..<tree.buffer.endIndex {
      guard let partner = tree.brackets.partner(of: index), partner > index else { continue }
      pairs.append(tree.buffer.text(index) + " " + tree.buffer.text(partner))
    }
    #expect(pairs == ["( )", "[ ]", "{ }", "\"x\\( )z\"", "( )"])
  }

  @Test(arguments: [
    // A closing bracket of one shape does not reach over a brace.
    ("f( { a ) } b", "{ }"),
    ("{ ( } )", "{ }"),
    (") ] }", ""),
    ("( [ {", ""),
    ("[ ( ]", "[ ]"),
  ])
  func keepsWhatBalances(source: String, expected: String) {
    let tree = structure(source).tree
    let pairs = (0..<tree.buffer.endIndex).compactMap { index -> String? in
      guard let partner = tree.brackets.partner(of: index), partner > index else { return nil }
      return tree.buffer.text(index) + " " + tree.buffer.text(partner)
    }
    #expect(pairs.joined(separator: " ") == expected)
  }

  @Test func startsEachBranchFromTheNestingBeforeTheBlock() {
    let tree = structure("f {\n#if A\n  g(\n#else\n  h {}\n#endif\n}").tree
    let open = (0..<tree.buffer.endIndex).first { tree.buffer.kind($0) == .leftBrace } ?? 0
    #expect(tree.brackets.partner(of: open) == tree.buffer.endIndex - 1)
    #expect(tree.brackets.unbalancedBranches.map(tree.buffer.text) == ["#if"])
  }

  @Test(arguments: ["(", "[", "{", "f {", "\"\\("])
  func nestsDeeplyWithoutRecursion(open: String) {
    let close: [String: String] = ["(": ")", "[": "]", "{": "}", "f {": "}", "\"\\(": ")\""]
    let source = String(repeating: open, count: 10_000) + String(repeating: close[open] ?? "", count: 10_000)
    let tree = structure(source).tree
    #expect(tree.brackets.partner(of: tree.buffer.endIndex - 1) != nil)
    _ = structure(String(repeating: open, count: 10_000))
    _ = structure("a.introspect(.list, on: .iOS(.v16)) " + String(repeating: open, count: 10_000))
  }
}

@Suite struct ConditionTests {
  @Test(arguments: [
    ("os(iOS)", true), ("!os(iOS)", false), ("os(macOS)", false), ("os(macOS) || os(iOS)", true),
    ("os(iOS) && !targetEnvironment(macCatalyst)", nil), ("!(os(macOS) || os(watchOS))", true),
    ("DEBUG", nil), ("DEBUG && os(macOS)", false), ("DEBUG || os(iOS)", true), ("compiler(>=5.8)", nil),
    ("true && os(iOS)", true), ("", nil), ("os(iOS", true), ("&&", nil), ("os(iOS))", nil),
    ("os(macOS) || os(iOS) && DEBUG", nil),
  ] as [(String, Bool?)])
  func evaluatesWhatIsKnown(condition: String, expected: Bool?) {
    let buffer = structure(condition).tokens
    let value = BuildCondition(buffer).value(of: 0..<buffer.endIndex) { name, argument in
      name == "os" ? argument == "iOS" : nil
    }
    #expect(value == expected)
  }

  @Test func givesEachBranchItsConditions() {
    let source = "#if A\na\n#if B && (C ||\nD)\nb\n#endif\n#elseif E\ne\n#else\nf\n#endif\ng"
    let tree = structure(source).tree
    func branches(around name: String) -> [String] {
      let index = (0..<tree.buffer.endIndex).first { tree.buffer.text($0) == name } ?? 0
      return tree.conditionals.branches(around: index).map { branch in
        (branch.earlierConditions.map { "not \(tree.buffer.text($0))" } + [tree.buffer.text(branch.condition)])
          .joined(separator: " ")
      }
    }
    #expect(branches(around: "a") == ["A"])
    #expect(branches(around: "b") == ["A", "B && (C ||\nD)"])
    #expect(branches(around: "e") == ["not A E"])
    #expect(branches(around: "f") == ["not A not E "])
    #expect(branches(around: "g") == [])
  }
}

@Suite struct StatementTests {
  private func statements(_ body: String) -> [String] {
    let structure = structure(body)
    return structure.tree.statements(in: 0..<structure.tokens.endIndex).map(structure.tokens.text)
  }

  @Test func splitsAtLinesAndSemicolons() {
    #expect(statements("a = 1; b()\nc?.d = e") == ["a = 1", "b()", "c?.d = e"])
  }

  @Test(arguments: [
    "a\n  .b()\n  .c { }", "let x = a\n  ?? b", "let x =\n  a", "x = flag\n  ? a\n  : b", "let x = a as\n  B",
    "if a { } \nelse if b { }\nelse { }", "do { } catch { }", "repeat { } while a",
    "f(\n  a,\n  b\n)", "guard let a = b\nelse { return }", "a\n#if os(iOS)\n.b()\n#endif",
    "if items.contains { $0.x } { }", "let y = try\n  await z",
  ])
  func keepsWhatGoesOn(statement: String) {
    #expect(statements(statement + "\nnext()") == [statement, "next()"])
  }

  @Test(arguments: ["a\n(b)", "a\n[b]", "a\n!b", "a\n-b", "a\n&b", "a\n{ }", "a\nb", "if a { }\nwhile b { }"])
  func startsANewStatement(source: String) {
    #expect(statements(source).count == 2)
  }

  @Test func leavesLabelsOfASwitchOut() {
    let structure = structure("switch a {\ncase .b(let c): d()\ne()\ncase .f where g.contains { $0 }:\nh()\ndefault: break\n}")
    let body = 3..<structure.tokens.endIndex - 1
    #expect(structure.tree.statements(in: body).map(structure.tokens.text) == ["d()", "e()", "h()", "break"])
  }
}

@Suite struct ClosureTests {
  /// The text of each brace that starts a closure, and what becomes of it.
  private func uses(_ source: String) -> [String] {
    let structure = structure(source)
    return (0..<structure.tokens.endIndex).filter(structure.isClosure).map { open in
      switch structure.use(ofClosureAt: open) {
      case .argument(let callee, let label): "\(callee.lastName ?? "?")(\(label ?? "_"))"
      case .assigned(let target): "\(structure.tokens.text(target)) ="
      case .immediatelyCalled: "called"
      case .other: "other"
      }
    }
  }

  @Test(arguments: [
    ("a.b { }", ["b(_)"]), ("a.b(c) { }", ["b(_)"]), ("a.b({ })", ["b(_)"]), ("a.b(x: 1, done: { })", ["b(done)"]),
    ("f { } then: { }", ["f(_)", "f(then)"]), ("a.f(1) { } other: { } last: { }", ["f(_)", "f(other)", "f(last)"]),
    ("self.x.onTap = { }", ["self.x.onTap ="]), ("let v = { }()", ["called"]), ("Task { @MainActor in }", ["Task(_)"]),
    ("let f: () -> Void = { }", ["? ="]), ("[{ }]", ["other"]), ("return { }", ["other"]),
    ("List<Int> { }", ["List(_)"]), ("a?.b! { }", ["b(_)"]), ("f() { }", ["f(_)"]), ("f(){ }", ["f(_)"]),
  ])
  func tellsWhatBecomesOfAClosure(source: String, expected: [String]) {
    #expect(uses(source).map { $0.contains(" =") && expected == ["? ="] ? "? =" : $0 } == expected)
  }

  @Test(arguments: [
    "if a { }", "if let b = c, d { } else { }", "guard a else { }", "for i in j where k { }", "while a { }",
    "repeat { } while a", "switch a { case b: c }", "do { } catch is E { } catch { }", "do throws(E) { }", "defer { }",
    "func f() { }", "init() { }", "var v: Int { 1 }", "var v: Int { get { 1 } set(new) { } }",
    "var v = 1 { didSet { } }", "struct S { }", "extension S { }", "subscript(i: Int) -> Int { get async throws { 1 } }",
    "class C { init?(a: Int) { } deinit { } }", "if case .a = b { }", "if #available(iOS 16, *) { }",
  ])
  func tellsBodiesFromClosures(source: String) {
    #expect(uses("class X { \(source) }") == [])
  }

  @Test func findsClosuresInConditions() {
    #expect(uses("if a.contains { $0 } { b { } }") == ["contains(_)", "b(_)"])
    #expect(uses("if let x = a.first(where: { $0 }), y { }") == ["first(where)"])
    #expect(uses("guard a.allSatisfy { $0 } else { return }") == ["allSatisfy(_)"])
    #expect(uses("while let x = next.map { $0 } { }") == ["map(_)"])
  }

  @Test(arguments: [
    ("{ a in b }", "a"), ("{ (a, b) in c }", "a b"), ("{ a, _ in c }", "a _"), ("{ [weak self] in c }", ""),
    ("{ [weak self, b = c] a async throws -> Int in d }", "a"), ("{ (a: Int, b: [String]) -> Void in c }", "a b"),
    ("{ @MainActor a in b }", "a"), ("{ a }", nil), ("{ [a, b] }", nil), ("{ (a, b) }", nil), ("{ for a in b { } }", nil),
    ("{ }", nil), ("{ in a }", ""), ("{ a.map { b in c } }", nil),
  ] as [(String, String?)])
  func readsSignatures(source: String, expected: String?) {
    let structure = structure("let f = " + source)
    let closure = structure.tree.closure(at: 3)
    #expect((closure.inKeyword == nil) == (expected == nil))
    #expect(closure.parameters.map(\.name).joined(separator: " ") == expected ?? "")
  }
}
