extension String {
  /// Whether the bytes of `part` stand somewhere in the text. What the standard library has for this is made for
  /// regular expressions, and takes as long as all else that a small file asks for.
  func holds(_ part: String) -> Bool {
    let bytes = utf8
    return bytes.indices.contains { bytes[$0...].starts(with: part.utf8) }
  }
}
