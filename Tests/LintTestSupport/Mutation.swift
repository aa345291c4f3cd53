import IntrospectSyntax

/// A change of a whole file after which the rules must say the same of it.
public struct Mutation: Sendable, CustomStringConvertible {
  public let name: String
  /// Whether findings are counted in the columns that the comments name; not so where their line grows.
  public let keepsColumns: Bool
  /// The changed file; nil where the change means nothing for this one.
  private let change: @Sendable ([UInt8]) -> [UInt8]?
  /// Where a byte of the file has gone.
  private let originalOffset: @Sendable (_ offset: Int, _ changed: [UInt8]) -> Int

  public var description: String { name }

  public func apply(to bytes: [UInt8]) -> [UInt8]? { change(bytes) }

  /// The offset in the unchanged file that `offset` of `changed` stands for.
  public func originalOffset(of offset: Int, in changed: [UInt8]) -> Int { originalOffset(offset, changed) }

  public static let all: [Mutation] = [
    prefix("behind a line of emoji", "// \(manyScalars)\n"),
    prefix("behind emoji in the same line", "/* \(manyScalars) */ ", keepsColumns: false),
    prefix("behind a shebang", "#!/usr/bin/env swift\n", unless: [UInt8(ascii: "#"), UInt8(ascii: "!")]),
    prefix("behind a byte order mark", "\u{FEFF}", unless: [0xEF, 0xBB, 0xBF]),
    crlf,
    cr,
  ]

  /// One scalar of every UTF-8 length, a letter of two scalars, a flag, and a family that is one character of seven
  /// scalars: wrong by a different number in every unit.
  private static let manyScalars = "aé漢😀 e\u{301} 🇨🇭 👩‍👩‍👧‍👦"

  private static func prefix(
    _ name: String, _ text: String, unless excluded: [UInt8]? = nil, keepsColumns: Bool = true
  ) -> Mutation {
    let prefix = Array(text.utf8)
    return Mutation(
      name: name, keepsColumns: keepsColumns,
      change: { bytes in
        if let excluded, bytes.starts(with: excluded) { return nil }
        // A mark or a shebang counts only at the very start.
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) || bytes.starts(with: "#!".utf8) { return nil }
        return prefix + bytes
      },
      originalOffset: { offset, _ in offset - prefix.count })
  }

  private static let crlf = Mutation(
    name: "with CRLF", keepsColumns: true,
    change: { bytes in
      guard !bytes.contains(UInt8(ascii: "\r")) else { return nil }
      return bytes.flatMap { $0 == UInt8(ascii: "\n") ? [UInt8(ascii: "\r"), $0] : [$0] }
    },
    originalOffset: { offset, changed in
      offset - changed[..<min(offset, changed.count)].count { $0 == UInt8(ascii: "\r") }
    })

  private static let cr = Mutation(
    name: "with CR", keepsColumns: true,
    change: { bytes in
      guard !bytes.contains(UInt8(ascii: "\r")) else { return nil }
      return bytes.map { $0 == UInt8(ascii: "\n") ? UInt8(ascii: "\r") : $0 }
    },
    originalOffset: { offset, _ in offset })
}

/// Ways to put a whole file where it is no code: nothing may be found in it.
public enum Wrapping: String, Sendable, CaseIterable {
  case blockComment = "in a block comment"
  case rawString = "in a raw string"

  public func apply(to bytes: [UInt8]) -> [UInt8] {
    switch self {
    case .blockComment: Array("/*\n".utf8) + withBalancedComments(bytes) + Array("\n*/\n".utf8)
    case .rawString:
      // As many signs as no file has behind three quotes.
      Array("let text = ########\"\"\"\n".utf8) + bytes + Array("\n\"\"\"########\n".utf8)
    }
  }

  /// Comments nest; in a comment, those in strings and line comments count as well. Where they do not come out even,
  /// they are taken apart.
  private func withBalancedComments(_ bytes: [UInt8]) -> [UInt8] {
    let slash = UInt8(ascii: "/")
    let star = UInt8(ascii: "*")
    var depth = 0
    var index = 0
    while index + 1 < bytes.count, depth >= 0 {
      switch (bytes[index], bytes[index + 1]) {
      case (slash, star): (depth, index) = (depth + 1, index + 2)
      case (star, slash): (depth, index) = (depth - 1, index + 2)
      default: index += 1
      }
    }
    return depth == 0 ? bytes : bytes.filter { $0 != star }
  }
}
