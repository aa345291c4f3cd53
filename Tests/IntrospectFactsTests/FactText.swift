/// What texts must be like that stand within a sentence.
enum FactText {
  /// Whether `text` may follow other words: it is not empty, ends without a full stop, and its first letter is small
  /// unless the first word is a name.
  static func isClause(_ text: String) -> Bool {
    guard let first = text.first, let last = text.last, last != ".", last != " ", first != " ", !text.contains("  ")
    else { return false }
    guard first.isUppercase else { return true }
    let word = text.prefix { $0.isLetter }
    // A name has more than its first letter in capitals: `SwiftUI`, `UIKit`, `KVO`.
    return word.dropFirst().contains(where: \.isUppercase)
  }
}
