import Foundation
import IntrospectRules
import Testing

private let corpus = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .appendingPathComponent("TestCorpus/Rules")

private let versionRules = RuleCatalog.all.map { $0.info }.filter { $0.topic == .versions }

@Test(arguments: versionRules.map(\.id))
func findsWhatTheCorpusExpects(of rule: String) throws {
  let folder = corpus.appendingPathComponent(rule)
  let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  for name in files where name.hasSuffix(".swift") && !name.hasSuffix(".fixed.swift") {
    let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    let harness = ExpectationHarness(path: "\(rule)/\(name)", text: text)
    #expect(harness.mismatches() == [])
    let golden = folder.appendingPathComponent(name.replacingOccurrences(of: ".swift", with: ".fixed.swift"))
    if let fixed = try? String(contentsOf: golden, encoding: .utf8) {
      #expect(harness.fixed(by: rule, includingUnsafe: false) == fixed)
    }
  }
}

@Test(arguments: versionRules.map(\.id))
func examplesBehaveAsTheirCommentsSay(of rule: String) throws {
  let info = try #require(RuleCatalog.rule(rule)).info
  #expect(info.examples.contains { $0.isFlagged })
  #expect(info.examples.contains { !$0.isFlagged })
  for example in info.examples {
    let source = example.isFlagged ? example.source : example.source + "\n// expect-none"
    let harness = ExpectationHarness(path: rule, text: source)
    #expect(harness.mismatches() == [])
    if example.isFlagged { #expect(harness.fixed(by: rule) == example.fixed ?? example.source) }
  }
}
