import IntrospectLintKit
import IntrospectSyntax
import LintTestSupport
import Testing

/// Whatever a file holds, it is a configuration or a list of problems in it.
struct ConfigurationDamageTests {
  /// What is wrong with the answer about a file; nil if nothing is.
  private func fault(_ bytes: [UInt8]) -> String? {
    let reading = ConfigurationReading(SourceText(path: ".lint.yml", bytes: bytes))
    if let misplaced = reading.misplaced { return misplaced }
    for problem in reading.problems {
      if problem.message.isEmpty || problem.message.hasSuffix(".") { return "\(problem)" }
      let lines = problem.lines(in: reading.source, .plain)
      let expected = problem.range == nil ? 1...1 : 4...40
      if !expected.contains(lines.count) || lines.contains(where: { $0.contains("\n") }) { return "\(lines)" }
    }
    let starts = reading.problems.map { $0.range?.start ?? ByteOffset(-1) }
    if starts != starts.sorted() { return "the order of \(reading.listing)" }
    guard !reading.problems.contains(where: \.isError) else { return nil }
    // What was read can be shown, and what is shown can be read.
    let shown = ConfigurationDescription(reading.configuration, for: "Tests/a.swift").text
    let again = ConfigurationReading(shown)
    return again.problems.contains(where: \.isError) ? "\(again.listing) in\n\(shown)" : nil
  }

  @Test func everyPrefixIsReadOrRefused() {
    let bytes = Array(ConfigurationReading.example.utf8)
    #expect((0...bytes.count).compactMap { length in fault(Array(bytes[..<length])).map { "\(length): \($0)" } } == [])
  }

  @Test func everyDamageIsReadOrRefused() {
    var random = SeededGenerator(seed: 7)
    let signs = Array("\n\r\t :-?,[]{}#&*!|>'\"%@`\\~<=./\0\u{7F}a0é\u{A0}\u{FEFF}\u{2028}".utf8) + [0xFF, 0xC3, 0xE2]
    var refused = 0
    var faults: [String] = []
    for round in 0..<2000 {
      let bytes = random.damaged(Array(ConfigurationReading.example.utf8), with: signs)
      if let fault = fault(bytes) { faults.append("round \(round): \(fault)") }
      let reading = ConfigurationReading(SourceText(path: ".lint.yml", bytes: bytes))
      if reading.problems.contains(where: \.isError) { refused += 1 }
    }
    #expect(faults == [])
    // Neither everything nor nothing is read: the damage reaches both sides.
    #expect((200..<1900).contains(refused), "\(refused)")
  }
}
