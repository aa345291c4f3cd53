extension [String] {
  /// As a sentence names them: `a`, `a and b`, `a, b and c`.
  ///
  /// - Parameter conjunction: the word before the last one.
  public func wordList(_ conjunction: String = "and") -> String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
