extension PathPattern.Subject {
  /// Reads a pattern that has lost its `!` and its trailing slash; nil if it can match nothing.
  init?(_ pattern: ArraySlice<UInt8>) {
    // Any slash ties the pattern to its folder, to git even one that is escaped or stands in brackets.
    let isAnchored = pattern.contains(UInt8(ascii: "/"))
    var reader = PatternReader(pattern.first == UInt8(ascii: "/") ? pattern.dropFirst() : pattern)
    guard let parts = reader.readParts() else { return nil }
    let tail = parts.drop { $0 == .anyDepth }
    // `**/a` says no more than `a`.
    let isFree = !isAnchored || tail.count < parts.count
    switch tail.first {
    case nil: self = .name(.anything)
    case .name(let pattern)? where isFree && tail.count == 1: self = .name(pattern)
    default: self = Self.literal(of: parts).map(Self.wholePath) ?? .parts(parts)
    }
  }

  private static func literal(of parts: [PathPattern.Part]) -> [UInt8]? {
    var path: [UInt8] = []
    for part in parts {
      guard case .name(.equal(let name)) = part else { return nil }
      if !path.isEmpty { path.append(UInt8(ascii: "/")) }
      path += name
    }
    return path
  }
}

private struct PatternReader {
  private let bytes: ArraySlice<UInt8>
  private var index: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  mutating func readParts() -> [PathPattern.Part]? {
    var parts: [PathPattern.Part] = []
    var elements: [NameElement] = []
    while let byte = next() {
      switch byte {
      case UInt8(ascii: "/"):
        guard close(&elements, into: &parts) else { return nil }
      case UInt8(ascii: "\\"):
        guard let escaped = next() else { return nil }
        guard escaped == UInt8(ascii: "/") else {
          elements.append(.byte(escaped))
          continue
        }
        guard close(&elements, into: &parts) else { return nil }
        // To wildmatch, `**\/` takes one part at least, where `**/` may take none.
        if parts.last == .anyDepth { parts.append(.name(.anything)) }
      case UInt8(ascii: "?"): elements.append(.anyByte)
      case UInt8(ascii: "*"): elements.append(.anyRun)
      case UInt8(ascii: "["):
        guard let set = readSet(), !set.isEmpty else { return nil }
        elements.append(.set(set))
      default: elements.append(.byte(byte))
      }
    }
    return close(&elements, into: &parts) ? parts : nil
  }

  /// Ends a part; false where it is empty, as no part of a path is.
  private func close(_ elements: inout [NameElement], into parts: inout [PathPattern.Part]) -> Bool {
    guard !elements.isEmpty else { return false }
    if elements.count > 1, elements.allSatisfy({ $0 == .anyRun }) {
      parts.append(.anyDepth)
    } else {
      // Anywhere but alone between slashes, stars in a row are as good as one.
      let isSingle = [true] + zip(elements, elements.dropFirst()).map { $0 != .anyRun || $1 != .anyRun }
      parts.append(.name(NamePattern(zip(elements, isSingle).filter(\.1).map(\.0))))
    }
    elements = []
    return true
  }

  /// Reads a set whose `[` is behind us, step by step as wildmatch does; nil if git would take it for malformed.
  private mutating func readSet() -> ByteSet? {
    var set = ByteSet()
    let isInverted = peek() == UInt8(ascii: "!") || peek() == UInt8(ascii: "^")
    if isInverted { index += 1 }
    let start = index
    // The byte a range may start with.
    var low: UInt8?
    while let byte = next() {
      switch byte {
      case UInt8(ascii: "]") where index - 1 > start:
        if isInverted { set = set.inverted }
        // Nothing but a slash in the pattern matches a slash.
        set.remove(UInt8(ascii: "/"))
        return set
      case UInt8(ascii: "\\"):
        guard let escaped = next() else { return nil }
        set.insert(escaped)
        low = escaped
      case UInt8(ascii: "-") where low != nil && peek() != nil && peek() != UInt8(ascii: "]"):
        guard var high = next() else { return nil }
        if high == UInt8(ascii: "\\") {
          guard let escaped = next() else { return nil }
          high = escaped
        }
        if let low, low <= high { (low...high).forEach { set.insert($0) } }
        low = nil
      case UInt8(ascii: "[") where peek() == UInt8(ascii: ":"):
        let name = bytes[(index + 1)...].prefix { $0 != UInt8(ascii: "]") }
        guard name.endIndex < bytes.endIndex else { return nil }
        guard name.last == UInt8(ascii: ":") else {
          // No `:]` follows, so this is a bracket like any other byte.
          set.insert(byte)
          low = byte
          continue
        }
        guard let isMember = Self.characterClass(named: name.dropLast()) else { return nil }
        (0...UInt8.max).filter(isMember).forEach { set.insert($0) }
        index = name.endIndex + 1
        low = nil
      default:
        set.insert(byte)
        low = byte
      }
    }
    return nil
  }

  /// The POSIX classes as git defines them: ASCII only, and no vertical tab or form feed among the spaces.
  private static func characterClass(named name: ArraySlice<UInt8>) -> ((UInt8) -> Bool)? {
    let isDigit = { (byte: UInt8) in UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
    let isLower = { (byte: UInt8) in UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte }
    let isUpper = { (byte: UInt8) in UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte }
    let isGraph = { (byte: UInt8) in 0x21...0x7E ~= byte }
    switch String(decoding: name, as: UTF8.self) {
    case "alnum": return { isDigit($0) || isLower($0) || isUpper($0) }
    case "alpha": return { isLower($0) || isUpper($0) }
    case "blank": return { $0 == 0x20 || $0 == 0x09 }
    case "cntrl": return { $0 < 0x20 || $0 == 0x7F }
    case "digit": return isDigit
    case "graph": return isGraph
    case "lower": return isLower
    case "print": return { isGraph($0) || $0 == 0x20 }
    case "punct": return { isGraph($0) && !isDigit($0) && !isLower($0) && !isUpper($0) }
    case "space": return { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
    case "upper": return isUpper
    case "xdigit": return { isDigit($0) || 0x41...0x46 ~= $0 || 0x61...0x66 ~= $0 }
    default: return nil
    }
  }

  private func peek() -> UInt8? { index < bytes.endIndex ? bytes[index] : nil }

  private mutating func next() -> UInt8? {
    guard let byte = peek() else { return nil }
    index += 1
    return byte
  }
}
