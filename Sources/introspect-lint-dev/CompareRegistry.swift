import IntrospectFacts
import IntrospectLintKit
import IntrospectSyntax

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `compare-registry PATH`: what the built-in registry and a checkout of SwiftUIIntrospect say differently.
///
/// 0 where they agree, 1 where they differ, 2 where the checkout cannot be read.
func compareRegistry(_ arguments: [String]) -> Int32 {
  guard arguments.count == 1 else {
    writeError("usage: introspect-lint-dev compare-registry PATH\n")
    return 2
  }
  let folder = arguments[0] + "/Sources/ViewTypes"
  var sources: [SourceText] = []
  do {
    for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() where name.hasSuffix(".swift") {
      let data = try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name))
      sources.append(SourceText(path: "Sources/ViewTypes/\(name)", bytes: Array(data)))
    }
  } catch {
    writeError("introspect-lint-dev: error: cannot read '\(folder)'\n")
    return 2
  }
  let library = LibrarySource(reading: sources)
  for problem in library.problems { print("\(problem.path): \(problem.message)") }
  let theirs = library.registry(source: arguments[0])
  let comparison = RegistryComparison(ours: .current, theirs: theirs)
  for difference in comparison.differences { print("'.\(difference.callForm)': \(difference.description)") }
  print(
    "\(library.viewTypes.count) forms, \(library.constantCount) constants in \(sources.count) files; "
      + "\(comparison.differences.count) differences")
  return comparison.differences.isEmpty && library.problems.isEmpty ? 0 : 1
}
