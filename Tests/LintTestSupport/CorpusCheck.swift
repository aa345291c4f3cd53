import IntrospectLintKit
import IntrospectRules
import IntrospectSyntax

/// The checks that every file of the rules' corpus, and every example of a rule, has to stand.
///
/// Each returns what is wrong in words, both sides of a comparison included; an empty list is a pass.
public struct CorpusCheck: Sendable {
  private let source: SourceText

  public init(_ source: SourceText) { self.source = source }

  public init(_ file: CorpusFile) { self.init(file.source) }

  /// The findings are those that the comments announce, a rule that is taken out is missed, and the tool would have
  /// read the file at all.
  public func findings() -> [String] {
    let expectations = Expectations(source.bytes)
    var problems = [expectations.comparison(with: CorpusLinting.lint(source))]
    for rule in expectations.rules {
      let result = CorpusLinting.lint(source, with: CorpusLinting.rules(without: rule, for: source.path))
      if expectations.mismatches(with: result).isEmpty {
        problems.append("\(source.path): the expectations hold without \(rule) as well")
      }
    }
    // The tool reads no file that does not hold one of a few words.
    if !expectations.expected.isEmpty, !source.bytes.withUnsafeBufferPointer({ Prefilter.hits($0) }) {
      problems.append("\(source.path): the tool would pass the file by")
    }
    return problems.filter { !$0.isEmpty }
  }

  /// The same is found behind other bytes and with other line ends, and nothing where the file is no code.
  public func mutations() -> [String] {
    let original = CorpusLinting.lint(source).listing()
    var problems: [String] = []
    for mutation in Mutation.all {
      guard let bytes = mutation.apply(to: source.bytes) else { continue }
      let result = CorpusLinting.lint(SourceText(path: source.path, bytes: bytes))
      let listing = result.listing(shiftedBy: { mutation.originalOffset(of: $0, in: bytes) })
      if listing.withoutLineEnds != original.withoutLineEnds {
        problems.append(difference(mutation.name, original, listing))
      }
      if mutation.keepsColumns {
        let comparison = Expectations(bytes).comparison(with: result)
        if !comparison.isEmpty { problems.append("\(mutation.name): \(comparison)") }
      }
    }
    for wrapping in Wrapping.allCases {
      let result = CorpusLinting.lint(SourceText(path: source.path, bytes: wrapping.apply(to: source.bytes)))
      if !result.diagnostics.isEmpty || result.callSiteCount > 0 {
        problems.append("\(wrapping.rawValue): \(result.listing())")
      }
    }
    return problems
  }

  /// What is found at a line is silenced by a comment before that line, which is then needed.
  ///
  /// Findings about suppressions are left aside: one more comment changes what they see.
  public func suppressions() -> [String] {
    let original = CorpusLinting.lint(source)
    let about: Set<String> = Set(RuleCatalog.all.filter { $0.info.topic == .tool || $0.info.isOncePerRun }.map { $0.info.id })
    let table = LineTable(source)
    var problems: [String] = []
    for line in Set(original.diagnostics.map { table.line(of: $0.range.start) }).sorted() {
      let start = table.range(ofLine: line).start
      let here = original.diagnostics.filter { table.line(of: $0.range.start) == line }
      guard !here.contains(where: { about.contains($0.rule) }) else { continue }
      let rules = Set(here.map(\.rule)).sorted().joined(separator: ", ")
      let comment = "// introspect-lint:disable:next \(rules)\n"
      var bytes = source.bytes
      bytes.insert(contentsOf: comment.utf8, at: start.value)
      let result = CorpusLinting.lint(SourceText(path: source.path, bytes: bytes))
      let shift = comment.utf8.count
      let left = result.diagnostics.map { diagnostic in
        let offset = diagnostic.range.start.value
        return "\(offset > start.value ? offset - shift : offset) \(diagnostic.rule): \(diagnostic.message)"
      }
      let expected = original.diagnostics.filter { !here.contains($0) }.map {
        "\($0.range.start.value) \($0.rule): \($0.message)"
      }
      // A statement of several lines may hold more findings of these rules, which the comment covers too.
      let isSubset = left.allSatisfy(expected.contains)
      if !isSubset || result.suppressedCount < here.count {
        problems.append("\(source.path):\(line): suppressed, it leaves\n\(left.joined(separator: "\n"))")
      }
    }
    return problems
  }

  /// Two runs give the same, and so do the rules in reversed order.
  public func order() -> [String] {
    let first = CorpusLinting.lint(source).listing()
    let second = CorpusLinting.lint(source).listing()
    let reversed = CorpusLinting.lint(source, with: CorpusLinting.reversedRules(for: source.path)).listing()
    var problems: [String] = []
    if first != second { problems.append(difference("in a second run", first, second)) }
    if first != reversed { problems.append(difference("with the rules reversed", first, reversed)) }
    return problems
  }

  /// Damaged files make nothing trap, and nothing is reported outside of them.
  ///
  /// - Parameter budget: about how many bytes are linted: a quarter of it prefixes, the rest files with up to three
  ///   tokens missing, 200 of them unless the file is too big for that.
  public func damage(budget: Int) -> [String] {
    let input = HostileInput(source)
    let deletions = max(12, min(200, budget * 3 / 4 / max(source.bytes.count, 1)))
    let damaged = input.prefixes(budget: budget / 4) + input.deletions(count: deletions)
    return damaged.compactMap { source in
      CorpusLinting.lint(source).misplaced().map { "\($0) in:\n\(String(decoding: source.bytes, as: UTF8.self))" }
    }
  }

  private func difference(_ name: String, _ expected: String, _ found: String) -> String {
    "\(source.path) \(name):\n\(expected)\n-- became --\n\(found)"
  }
}

extension CorpusFile {
  /// Compares the file after the fixes of its rule with the twins typed by hand.
  public func fixTwins() -> [String] {
    let source = source
    var problems: [String] = []
    for (twin, unsafe) in [(fixed, false), (unsafelyFixed, true)] {
      guard let twin else { continue }
      let fixed = FixTwin.fix(source, rule: rule, unsafe: unsafe)
      if fixed.text(of: source).bytes != twin.bytes {
        let found = String(decoding: fixed.text(of: source).bytes, as: UTF8.self)
        problems.append("\(twin.path) differs; \(fixed.refusals)the fixes give:\n\(found)")
      }
    }
    return problems
  }
}

extension String {
  /// Replacements take over the file's line ends; they are compared without them.
  fileprivate var withoutLineEnds: String { split(separator: "\\r").joined().split(separator: "\\n").joined() }
}
