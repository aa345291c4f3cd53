import IntrospectLintKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Writes the pages of the rules and the table in README; run at the root of the repository.
func updateGenerated(_ arguments: [String]) -> Int32 {
  guard arguments.isEmpty else {
    writeError("usage: introspect-lint-dev update-generated\n")
    return 2
  }
  let generated = GeneratedPages()
  let files = FileManager.default
  guard let readme = files.contents(atPath: "README.md"), files.fileExists(atPath: "Package.swift") else {
    writeError("introspect-lint-dev: error: no README.md here; run this at the root of the repository\n")
    return 2
  }
  guard let updated = generated.updated(readme: String(decoding: readme, as: UTF8.self)) else {
    writeError("introspect-lint-dev: error: README.md lacks the lines '<!-- rules:begin -->' and '<!-- rules:end -->'\n")
    return 2
  }
  do {
    try files.createDirectory(atPath: GeneratedPages.folder, withIntermediateDirectories: true)
    let kept = Set(generated.pages.map(\.path) + GeneratedPages.articles)
    for name in try files.contentsOfDirectory(atPath: GeneratedPages.folder).sorted() {
      // The page of a rule that is gone or has another name.
      let path = "\(GeneratedPages.folder)/\(name)"
      if name.hasSuffix(".md"), !kept.contains(path) { try files.removeItem(atPath: path) }
    }
    for (path, text) in generated.pages + [("README.md", updated)] { try write(text, to: path) }
    return 0
  } catch {
    writeError("introspect-lint-dev: error: cannot write the pages: \(error)\n")
    return 2
  }
}

/// Leaves a file alone that holds `text` already.
private func write(_ text: String, to path: String) throws {
  let data = Data(text.utf8)
  guard FileManager.default.contents(atPath: path) != data else { return }
  try data.write(to: URL(filePath: path))
  writeAll(Array("wrote \(path)\n".utf8), to: 1)
}
