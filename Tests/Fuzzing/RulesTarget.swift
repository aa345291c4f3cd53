import IntrospectLintKit
import IntrospectRules
import IntrospectSyntax

/// The rules from the last one to the first.
private let reversedRules = RuleSet(RuleCatalog.all.reversed())

/// The structure is one, whatever the file holds; every rule stays in the file; the order of the rules means nothing.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let source = SourceText(path: "Fuzz.swift", bytes: bytes(start, count))
  // What costs a second reading is looked at in a part of the files only.
  if count % 4 == 2 { checkStructure(FileStructure(source)) }
  let result = lint(source)
  result.checkPlaces()
  if count % 8 == 0 { check(lint(source).listing() == result.listing(), "other findings at the second time") }
  if count % 8 == 4 {
    check(lint(source, with: reversedRules).listing() == result.listing(), "other findings with the rules in reverse")
  }
  return 0
}

/// Brackets are partners of each other, and what is told of the file lies in it.
private func checkStructure(_ structure: FileStructure) {
  let brackets = structure.tree.brackets
  let end = structure.tokens.endIndex
  for index in 0...end {
    if let partner = brackets.partner(of: index) {
      check(brackets.partner(of: partner) == index, "the bracket at token \(index) is not its partner's")
    }
    if let opener = brackets.opener(of: index) { check(opener < index, "token \(index) stands in a bracket behind it") }
  }
  for declaration in structure.declarations {
    if let body = declaration.body { check(body.upperBound <= end, "a body up to token \(body.upperBound) of \(end)") }
    if let parent = declaration.parent { check(parent < structure.declarations.count, "no declaration \(parent)") }
  }
  for site in structure.callSites { check(site.nameToken < end, "a call at token \(site.nameToken) of \(end)") }
  check(!StructureDescription(structure).text.isEmpty || structure.callSites.isEmpty, "calls that cannot be shown")
}
