import IntrospectFacts

/// Finds the path that a misspelled one stands for.
struct NearestPath: Sendable {
  private let files: FileSystem

  init(_ files: FileSystem) { self.files = files }

  /// An existing path that differs from `path` by slips in names; nil where none is close.
  ///
  /// Each part is read as the nearest name in its folder, so that `Sorces/Ap/Feed.swift` is found too.
  func existing(near path: String) -> String? {
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    var current = isAbsolute ? "/" : "."
    for part in path.split(separator: "/") {
      let next = PathName.join(current, String(part))
      if files.exists(next) {
        current = next
        continue
      }
      guard let entries = try? files.entries(current) else { return nil }
      let names = entries.filter(\.isNameValid).map(\.name).sorted(by: PathName.isOrdered)
      guard let name = NearMiss.candidates(for: String(part), in: names).first else { return nil }
      current = PathName.join(current, name)
    }
    return current
  }
}
