import IntrospectLintKit
import IntrospectSyntax

/// A file is a configuration or a list of problems in it; values lie in each other; what was read can be shown and
/// read again.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let source = SourceText(path: ".lint.yml", bytes: bytes(start, count))
  let whole = SourceRange(ByteOffset(0), ByteOffset(count))
  do {
    let document = try YAMLReader.read(source)
    if let root = document.root { checkPlaces(root, in: whole) }
    for warning in document.warnings { checkPlaces(warning, in: whole) }
  } catch {
    checkPlaces(error, in: whole)
  }

  let reading = ConfigurationReading(source)
  if let misplaced = reading.misplaced { fatalError(misplaced) }
  for problem in reading.problems { check(!problem.message.isEmpty, "a problem without words") }
  if !reading.problems.isEmpty || count % 8 != 0 { return 0 }
  let shown = ConfigurationDescription(reading.configuration, for: "Tests/a.swift").text
  let again = ConfigurationReading(shown)
  check(!again.problems.contains(where: \.isError), "\(again.listing) in\n\(shown)")
  return 0
}

private func checkPlaces(_ node: YAMLNode, in outer: SourceRange) {
  check(outer.union(node.range) == outer, "a value at \(node.range) of \(outer)")
  switch node.value {
  case .scalar, .absent: break
  case .map(let entries):
    var last = node.range.start
    for entry in entries {
      check(node.range.union(entry.keyRange) == node.range, "a key at \(entry.keyRange) of a map at \(node.range)")
      check(last <= entry.keyRange.start, "a key at \(entry.keyRange) behind \(last)")
      check(entry.keyRange.end <= entry.node.range.start, "a value at \(entry.node.range) of \(entry.keyRange)")
      // What is absent stands behind its colon, where a map may have ended.
      if entry.node.value != .absent { checkPlaces(entry.node, in: node.range) }
      last = entry.node.range.end
    }
    check(Set(entries.map(\.key.text)).count == entries.count, "a key twice in the map at \(node.range)")
  case .list(let nodes):
    var last = node.range.start
    for item in nodes {
      check(last <= item.range.start, "an item at \(item.range) behind \(last)")
      if item.value != .absent { checkPlaces(item, in: node.range) }
      last = item.range.end
    }
  }
}

private func checkPlaces(_ problem: YAMLProblem, in whole: SourceRange) {
  for range in [problem.range] + problem.notes.map(\.range) {
    check(whole.union(range) == whole, "a problem at \(range) of \(whole): \(problem.message)")
  }
}
