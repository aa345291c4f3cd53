import Foundation
import ZIPFoundation

/// Reads the logbooks that other apps export.
struct ArchiveImporter {
  let source: URL

  func pages(into folder: URL) throws -> [Data] {
    let archive = try Archive(url: source, accessMode: .read)
    var pages: [Data] = []
    for entry in archive where entry.path.hasSuffix(".json") {
      _ = try archive.extract(entry, to: folder.appendingPathComponent(entry.path))
      var page = Data()
      _ = try archive.extract(entry, skipCRC32: true) { chunk in
        page.append(chunk)
      }
      pages.append(page)
    }
    return pages
  }
}
