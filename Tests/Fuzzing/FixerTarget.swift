import IntrospectLintKit
import IntrospectRules
import IntrospectSyntax

/// All fixes of all rules together leave a text whose tokens still balance, in which they have nothing more to do.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let source = SourceText(path: "Fuzz.swift", bytes: bytes(start, count))
  let result = lint(source)
  guard result.diagnostics.contains(where: { !$0.fixes.isEmpty }) else { return 0 }
  let fixer = Fixer(accepts: { _ in true }, judge: { $0.isEmpty ? [result] : $0.map { lint($0) } })
  let fixed = fixer.fix([result])
  guard let file = fixed.files.first else { return 0 }
  check(file.fixed.bytes != source.bytes, "a fix that changes nothing")
  check(faultCount(file.fixed) <= faultCount(source), "brackets without a partner:\n\(text(file.fixed))")

  let again = lint(file.fixed)
  check(again.listing() == fixed.results.first?.listing(), "the text that came out has other findings")
  if fixed.refused.contains(where: { $0.reason == .roundsAreOver }) { return 0 }
  let more = Fixer(accepts: { _ in true }, judge: { $0.isEmpty ? [again] : $0.map { lint($0) } }).fix([again])
  check(more.files.isEmpty, "fixing once more changes it:\n\(text(file.fixed))\n\(more.files.map { text($0.fixed) })")
  return 0
}

private func text(_ source: SourceText) -> String { String(decoding: source.bytes, as: UTF8.self) }

/// How many brackets of the text have no partner.
private func faultCount(_ source: SourceText) -> Int {
  let buffer = Lexer(source).tokenize()
  let brackets = BracketMap(buffer)
  return buffer.tokens.indices.count { index in
    switch buffer.kind(index) {
    case .leftParen, .rightParen, .leftBracket, .rightBracket, .leftBrace, .rightBrace, .stringHead, .stringTail:
      brackets.partner(of: index) == nil
    default: false
    }
  }
}
