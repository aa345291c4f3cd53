import IntrospectSyntax

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Prints the structure of files as the rules see it: imports, declarations, call sites.
func printStructure(_ arguments: [String]) -> Int32 {
  guard !arguments.isEmpty else {
    writeError("usage: introspect-lint-dev structure [--sites] FILE ...\n")
    return 2
  }
  let onlySites = arguments.contains("--sites")
  var status: Int32 = 0
  for path in arguments where path != "--sites" {
    guard let contents = FileManager.default.contents(atPath: path) else {
      writeError("introspect-lint-dev: error: cannot read '\(path)'\n")
      status = 2
      continue
    }
    let structure = FileStructure(SourceText(path: path, bytes: [UInt8](contents)))
    let text = StructureDescription(structure).text
    let lines = text.split(separator: "\n").suffix(onlySites ? structure.callSites.count : Int.max)
    writeAll(Array(lines.map { "\(path):\($0)\n" }.joined().utf8), to: 1)
  }
  return status
}
