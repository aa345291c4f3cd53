import IntrospectFacts
import IntrospectLintKit
import IntrospectRules
import IntrospectSyntax

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Cuts files short at every byte, and deletes, doubles and swaps each of their tokens, to see that the linter says of
/// the rest of a file what it said before. See `MutationReach` for what the rest is.
func mutate(_ arguments: [String]) -> Int32 {
  var paths: [String] = []
  var sample: Int?
  var isVerbose = false
  var rest = arguments[...]
  while let argument = rest.popFirst() {
    switch argument {
    case "--verbose": isVerbose = true
    case "--sample":
      sample = rest.popFirst().flatMap { Int($0) }
      if sample == nil { return usageOfMutate() }
    case let option where option.hasPrefix("-"): return usageOfMutate()
    default: paths.append(argument)
    }
  }
  let files = swiftFiles(paths.isEmpty ? ["TestCorpus/Rules"] : paths)
  guard let files, !files.isEmpty else { return usageOfMutate() }
  var run = MutationRun(isVerbose: isVerbose)
  run.mutate(files.map { FileStructure($0) }, sample: sample)
  return run.violationCount == 0 ? 0 : 1
}

private func usageOfMutate() -> Int32 {
  writeError("usage: introspect-lint-dev mutate [--sample N] [--verbose] [PATH ...]\n")
  return 2
}

/// The files named, and those below the folders named, in order of path; nil where one cannot be read.
private func swiftFiles(_ paths: [String]) -> [SourceText]? {
  var files: [SourceText] = []
  for path in paths {
    let names = try? FileManager.default.subpathsOfDirectory(atPath: path)
    let found = names?.filter { $0.hasSuffix(".swift") }.map { "\(path)/\($0)" } ?? [path]
    for file in found.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      guard let contents = FileManager.default.contents(atPath: file) else {
        writeError("introspect-lint-dev: error: cannot read '\(file)'\n")
        return nil
      }
      files.append(SourceText(path: file, bytes: [UInt8](contents)))
    }
  }
  return files
}

private struct MutationRun {
  let isVerbose: Bool
  private(set) var violationCount = 0
  private let linter: Linter

  /// Rules that judge more than the place of their findings.
  ///
  /// - `extract-overuse` counts the calls of all files.
  /// - `missing-import` and `missing-spi-import` say at one call what all of a file lack.
  /// - Those about suppressions judge comments by what is found elsewhere.
  private static func isWide(_ rule: String) -> Bool {
    ["extract-overuse", "missing-import", "missing-spi-import"].contains(rule)
      || rule.split(separator: "-").contains("suppression")
  }

  init(isVerbose: Bool) {
    self.isVerbose = isVerbose
    // Settings under which the rules about targets have something to say.
    let targets: [Platform: DeploymentTarget] = [
      .iOS: DeploymentTarget(OSVersion(15)), .macOS: DeploymentTarget(OSVersion(13)),
    ]
    linter = Linter(rules: RuleSet(RuleCatalog.all), settings: FileSettings(targets: targets))
  }

  private struct Place: Hashable {
    let rule: String
    let start: Int
    let end: Int
  }

  mutating func mutate(_ files: [FileStructure], sample: Int?) {
    let mutations = files.map { SourceMutation.all(of: $0.tokens) }
    let total = mutations.reduce(0) { $0 + $1.count }
    let wanted = min(sample ?? total, total)
    var tried: [SourceMutation.Kind: (count: Int, compared: Int, findings: Int)] = [:]
    var number = 0
    for (structure, mutations) in zip(files, mutations) {
      let reach = MutationReach(structure)
      let before = places(structure)
      for mutation in mutations {
        defer { number += 1 }
        // Spread evenly over all there are.
        if (number + 1) * wanted / total == number * wanted / total { continue }
        if isVerbose { writeError("\(structure.tokens.source.path): \(mutation.kind) at \(mutation.place)\n") }
        let compared = compare(mutation, structure, reach, before)
        let sum = tried[mutation.kind] ?? (0, 0, 0)
        tried[mutation.kind] = (
          sum.count + 1, sum.compared + (compared == nil ? 0 : 1), sum.findings + (compared ?? 0)
        )
      }
    }
    for kind in SourceMutation.Kind.allCases {
      guard let sum = tried[kind] else { continue }
      let findings =
        kind == .truncation ? "" : ", \(sum.compared) compared, \(sum.findings) findings beyond their reach"
      writeAll(Array("\(kind): \(sum.count) of \(files.count) files\(findings)\n".utf8), to: 1)
    }
    writeAll(Array("\(violationCount) violations\n".utf8), to: 1)
  }

  /// How many findings a mutation must not and does not change; nil where it may change all.
  private mutating func compare(
    _ mutation: SourceMutation, _ structure: FileStructure, _ reach: MutationReach, _ before: [Place]
  ) -> Int? {
    let edit = mutation.edit(in: structure.tokens)
    let changed = FileStructure(mutation.apply(to: structure.tokens))
    let after = places(changed)
    let shift = edit.replacement.count - edit.range.count
    guard let isReached = reach.reach(of: mutation, as: changed, shift: shift) else { return nil }
    // What is found in the replacement itself stands within the reach.
    let end = edit.range.lowerBound + edit.replacement.count
    let moved = after.compactMap { place -> Place? in
      if place.start < edit.range.lowerBound { return place }
      return place.start < end
        ? nil : Place(rule: place.rule, start: place.start - shift, end: place.end - shift)
    }
    let expected = Set(before.filter { !isReached($0.start) })
    let found = Set(moved.filter { !isReached($0.start) })
    let table = LineTable(structure.tokens.source)
    func report(_ place: Place, _ word: String) {
      let line = table.location(of: ByteOffset(place.start), in: .utf8)
      let fault = table.location(of: structure.tokens[mutation.place].range.start, in: .utf8)
      let finding = "\(structure.tokens.source.path):\(line.line):\(line.column): \(place.rule) is \(word)"
      let cause = "\(mutation.kind) of '\(structure.tokens.text(mutation.place))' at \(fault.line):\(fault.column)"
      writeAll(Array("\(finding) by the \(cause)\n".utf8), to: 1)
    }
    let (lost, invented) = (expected.subtracting(found), found.subtracting(expected))
    for place in lost.sorted(by: { $0.start < $1.start }) { report(place, "lost") }
    for place in invented.sorted(by: { $0.start < $1.start }) { report(place, "invented") }
    violationCount += lost.isEmpty && invented.isEmpty ? 0 : 1
    return expected.count
  }

  /// Where each rule that looks at places finds something, as in a file that is all there is of its project.
  private func places(_ structure: FileStructure) -> [Place] {
    let project = ProjectContext([FileSummary(structure)])
    var declarations = DeclarationIndex()
    var result = linter.lint(structure, in: project)
    for _ in 0..<2 where !result.wantedNames.isEmpty {
      for name in result.wantedNames { declarations.insert(name.entries(in: CollectionOfOne(structure)), for: name) }
      result = linter.lint(structure, in: project, knowing: declarations)
    }
    return result.diagnostics.filter { !Self.isWide($0.rule) }
      .map { Place(rule: $0.rule, start: $0.range.start.value, end: $0.range.end.value) }
  }
}
