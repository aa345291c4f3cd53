import Foundation

/// The files of this repository, found from where this file was compiled.
public struct RepositoryFiles: Sendable {
  /// The absolute path of the repository.
  public static let root: String = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  /// The text of the file at `path`, which starts from the root; nil where there is none.
  public static func text(of path: String) -> String? {
    FileManager.default.contents(atPath: root + "/" + path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The paths, from the root, of all files below `folder` whose names end with `suffix`, in order.
  public static func paths(below folder: String, suffix: String) -> [String] {
    let below = FileManager.default.enumerator(atPath: root + "/" + folder)
    let names = (below?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(suffix) }
    return names.sorted().map { folder + "/" + $0 }
  }

  /// The names of the folders directly below `folder`, in order.
  public static func folders(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root + "/" + folder)) ?? []
    return names.sorted().filter { name in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: root + "/" + folder + "/" + name, isDirectory: &isFolder)
        && isFolder.boolValue
    }
  }
}
