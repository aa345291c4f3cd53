import IntrospectLintKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Writes what is made from the rules: the table in README and the pages of the documentation. Runs in the root of the
/// repository.
func updateGenerated(_ arguments: [String]) -> Int32 {
  let files = FileManager.default
  guard arguments.isEmpty, files.fileExists(atPath: "Package.swift"), files.fileExists(atPath: "Sources/IntrospectRules")
  else {
    writeError("usage: introspect-lint-dev update-generated, in the root of the repository\n")
    return 2
  }
  let generated = GeneratedPages()
  do {
    try files.createDirectory(atPath: GeneratedPages.folder, withIntermediateDirectories: true)
    var changed = try removePages(except: generated.pages().map(\.path))
    for page in generated.pages() { changed += try write(page.text, to: page.path) ? 1 : 0 }
    if let contents = files.contents(atPath: "README.md") {
      guard let readme = generated.readme(updating: String(decoding: contents, as: UTF8.self)) else {
        writeError(
          "introspect-lint-dev: error: README.md does not have '\(GeneratedPages.tableBegin)' and "
            + "'\(GeneratedPages.tableEnd)' around the table of rules\n")
        return 2
      }
      changed += try write(readme, to: "README.md") ? 1 : 0
    }
    writeAll(Array("files changed: \(changed)\n".utf8), to: 1)
    return 0
  } catch {
    writeError("introspect-lint-dev: error: \(error)\n")
    return 2
  }
}

/// Removes the pages of rules that are gone, and tells how many those were.
private func removePages(except paths: [String]) throws -> Int {
  let names = try FileManager.default.contentsOfDirectory(atPath: GeneratedPages.folder)
  let stale = names.map { "\(GeneratedPages.folder)/\($0)" }.filter { $0.hasSuffix(".md") && !paths.contains($0) }
  for path in stale { try FileManager.default.removeItem(atPath: path) }
  return stale.count
}

/// Writes the file where its text differs, and tells whether it did.
private func write(_ text: String, to path: String) throws -> Bool {
  let bytes = Data(text.utf8)
  guard FileManager.default.contents(atPath: path) != bytes else { return false }
  try bytes.write(to: URL(fileURLWithPath: path), options: .atomic)
  return true
}
