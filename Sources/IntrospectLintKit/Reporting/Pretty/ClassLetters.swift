/// A letter for each class of a table: that behind the prefix of its name, or the first that is free.
struct ClassLetters: Sendable {
  /// In the order in which the classes were given, each once.
  private(set) var entries: [(letter: Character, name: String)] = []

  init(_ names: some Sequence<String>) {
    for name in names where !entries.contains(where: { $0.name == name }) {
      let own = name.drop { $0.isUppercase }.isEmpty ? Substring(name) : Self.withoutPrefix(name)
      let free = Array(own.uppercased().filter(\.isLetter)) + Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
      let isFree = { (candidate: Character) in !entries.contains { $0.letter == candidate } }
      guard let letter = free.first(where: isFree) else { continue }
      entries.append((letter, name))
    }
  }

  subscript(name: String?) -> Character? { entries.first { $0.name == name }?.letter }

  /// `C = UICollectionView`, one for each class.
  var legend: [String] { entries.map { "\($0.letter) = \($0.name)" } }

  /// `CollectionView` of `UICollectionView`: the capitals at the front but for the last are a prefix.
  private static func withoutPrefix(_ name: String) -> Substring {
    let capitals = name.prefix { $0.isUppercase }.count
    return name.dropFirst(max(0, capitals - 1))
  }
}
