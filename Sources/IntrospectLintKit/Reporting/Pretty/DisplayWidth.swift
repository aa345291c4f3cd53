/// How many columns text takes in a terminal.
enum DisplayWidth {
  static func of(_ text: String) -> Int { text.reduce(0) { $0 + of($1) } }

  /// 2 for emoji, whatever they are joined from; the sum of its scalars for any other character.
  static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if scalars.count == 1 { return of(first) }
    // Families, keycaps, skin tones and what asks for the coloured form are one picture.
    if first.properties.isEmoji {
      if scalars.contains("\u{FE0F}") { return 2 }
      if !first.isASCII, scalars.contains(where: { $0 == "\u{200D}" || $0.properties.isEmojiModifier }) { return 2 }
    }
    if isWide(first) { return 2 }
    return scalars.reduce(0) { $0 + of($1) }
  }

  /// 0 for what joins the letter before, 2 for East Asian letters and emoji, 1 else, as `wcwidth` has it.
  private static func of(_ scalar: Unicode.Scalar) -> Int {
    if scalar.isASCII { return 1 }
    if isWide(scalar) { return 2 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    // A soft hyphen is drawn.
    case .format: return scalar == "\u{AD}" ? 1 : 0
    // The vowels and final consonants of Korean syllables stand inside the first consonant.
    default: return (0x1160...0x11FF).contains(scalar.value) || (0xD7B0...0xD7FF).contains(scalar.value) ? 0 : 1
    }
  }

  /// Source: Unicode's EastAsianWidth.txt, the wide and full-width letters, and the emoji of its emoji data.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
      0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F1E6...0x1F1FF, 0x1F200...0x1F265, 0x20000...0x3FFFD:
      true
    default:
      scalar.properties.isEmojiPresentation
    }
  }
}
