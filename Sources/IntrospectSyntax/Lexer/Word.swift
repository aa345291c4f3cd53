/// A word of the language, as far as readers of structure ask for it: so that they compare a number instead of text.
public enum Word: String, CaseIterable, Sendable {
  // What the grammar reserves everywhere.
  case any = "Any"
  case selfType = "Self"
  case underscore = "_"
  case `as`, `associatedtype`, `break`, `case`, `catch`, `class`, `continue`, `default`, `defer`, `deinit`, `do`, `else`
  case `enum`, `extension`, `fallthrough`, `false`, `fileprivate`, `for`, `func`, `guard`, `if`, `import`, `in`
  case `init`, `inout`, `internal`, `is`, `let`, `nil`, `operator`, `precedencegroup`, `private`, `protocol`, `public`
  case `repeat`, `rethrows`, `return`, `self`, `static`, `struct`, `subscript`, `super`, `switch`, `throw`, `throws`
  case `true`, `try`, `typealias`, `var`, `where`, `while`

  // Names elsewhere; most of them are modifiers of declarations.
  case actor, borrowing, consuming, convenience, distributed, dynamic, final, indirect, infix, isolated, lazy, macro
  case mutating, nonisolated, nonmutating, open, optional, override, package, postfix, prefix, required, unowned, weak
  case consumingAttribute = "__consuming"

  /// Whether the word is never a name.
  public var isKeyword: Bool {
    switch self {
    case .actor, .borrowing, .consuming, .convenience, .distributed, .dynamic, .final, .indirect, .infix, .isolated,
      .lazy, .macro, .mutating, .nonisolated, .nonmutating, .open, .optional, .override, .package, .postfix, .prefix,
      .required, .unowned, .weak, .consumingAttribute:
      false
    default: true
    }
  }
}

/// The words of the language, hashed by their bytes.
struct WordTable: Sendable {
  /// A word of at most 15 bytes, the first one lowest, zeros behind the last. No word: both numbers zero.
  struct Slot: Sendable {
    var low: UInt64 = 0
    var high: UInt64 = 0
    var word: Word?
  }

  static let shared = WordTable()

  /// A power of two, and several times the number of words, so that most look-ups end at the first slot.
  static let slotCount = 512

  let slots: [Slot]
  /// For every first byte, a bit for each length that a word starting with it has. Most names end here.
  let lengths: [UInt16]

  private init() {
    var slots = [Slot](repeating: Slot(), count: Self.slotCount)
    var lengths = [UInt16](repeating: 0, count: 256)
    for word in Word.allCases {
      let text = word.rawValue.utf8
      if let first = text.first { lengths[Int(first)] |= 1 << UInt16(text.count) }
      var slot = Slot(word: word)
      for (index, byte) in text.enumerated() {
        if index < 8 {
          slot.low |= UInt64(byte) << (8 * UInt64(index))
        } else {
          slot.high |= UInt64(byte) << (8 * UInt64(index - 8))
        }
      }
      var index = Self.index(of: slot.low)
      while slots[index].word != nil { index = (index + 1) % Self.slotCount }
      slots[index] = slot
    }
    self.slots = slots
    self.lengths = lengths
  }

  /// The slot to look at first. The longest words differ in their first eight bytes, so those are enough.
  static func index(of low: UInt64) -> Int { Int(truncatingIfNeeded: (low &* 0x9E37_79B9_7F4A_7C15) >> 55) }
}

extension Lexer.Input {
  /// The word that the bytes between two places, at least one, are; nil where they are any other name.
  @inline(__always)
  func word(_ start: Int, _ end: Int) -> Word? {
    let length = end &- start
    guard length < 16, wordLengths[Int(bytes[start])] &>> UInt16(truncatingIfNeeded: length) & 1 != 0 else { return nil }
    return word(start, length: length)
  }

  @inline(never)
  private func word(_ start: Int, length: Int) -> Word? {
    var low = word(at: start)
    var high: UInt64 = 0
    if length < 8 {
      low &= 1 &<< (8 &* UInt64(length)) &- 1
    } else if length > 8 {
      high = word(at: start &+ 8)
      high &= 1 &<< (8 &* UInt64(length &- 8)) &- 1
    }
    var index = WordTable.index(of: low)
    while true {
      let slot = words[index]
      if slot.low == low, slot.high == high { return slot.word }
      if slot.low == 0 { return nil }
      index = (index &+ 1) % WordTable.slotCount
    }
  }
}
