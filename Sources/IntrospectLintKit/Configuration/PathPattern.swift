/// One pattern in the syntax of `.gitignore`, compiled.
///
/// Git's own matcher, wildmatch, is the reference where gitignore(5) is silent. Bytes are compared, so case counts.
/// Matching goes back to the last star only: whatever the pattern, its time is at most the product of both lengths.
public struct PathPattern: Sendable, Hashable {
  /// The pattern as written, without the line break.
  public let text: String
  /// Whether a leading `!` takes back what earlier patterns say.
  public let isNegated: Bool
  /// Whether a trailing `/` keeps the pattern from matching anything but folders.
  public let isDirectoryOnly: Bool
  /// What a path is held against.
  let subject: Subject

  enum Subject: Sendable, Hashable {
    /// The last part of the path, in whatever folder.
    case name(NamePattern)
    /// All of the path, compared byte by byte.
    case wholePath([UInt8])
    /// All of the path, part by part.
    case parts([Part])
  }

  enum Part: Sendable, Hashable {
    /// `**`: any number of parts, none included; at the end of a pattern at least one.
    case anyDepth
    /// Exactly one part.
    case name(NamePattern)
  }

  /// Compiles a line of a `.gitignore` file, given without its line feed.
  ///
  /// Nil for a line that is no pattern: one that is blank, a comment, or can match nothing, such as `a//b` or `[a`.
  public init?(_ line: String) {
    self.init(line: Array(line.utf8)[...])
  }

  /// Compiles a line whose bytes need not be UTF-8.
  init?(line: ArraySlice<UInt8>) {
    var line = line
    // Git takes a single carriage return for a part of the line break, before it looks at spaces.
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    // A line is a C string to git: it ends at a NUL.
    line = line.prefix { $0 != 0 }
    text = String(decoding: line, as: UTF8.self)
    guard line.first != UInt8(ascii: "#") else { return nil }
    var pattern = Self.withoutTrailingSpaces(line)
    isNegated = pattern.first == UInt8(ascii: "!")
    if isNegated { pattern.removeFirst() }
    isDirectoryOnly = pattern.last == UInt8(ascii: "/")
    if isDirectoryOnly { pattern.removeLast() }
    guard !pattern.isEmpty, let subject = Subject(pattern) else { return nil }
    self.subject = subject
  }

  /// Whether the pattern itself matches; negation and the folders above are left aside.
  ///
  /// - Parameter path: Relative to the folder that holds the pattern, `/` between the parts, no slash at either end.
  public func matches(_ path: some Collection<UInt8>, isDirectory: Bool) -> Bool {
    path.withContiguousBytes { matches(PathBytes($0), isDirectory: isDirectory) }
  }

  func matches(_ path: PathBytes, isDirectory: Bool) -> Bool {
    guard isDirectory || !isDirectoryOnly else { return false }
    switch subject {
    case .name(let pattern): return pattern.matches(path.name)
    case .wholePath(let literal): return literal.count == path.all.count && path.all.starts(with: literal)
    case .parts(let parts): return Self.parts(parts, match: path.all)
    }
  }

  /// Spaces at the end do not count, unless a backslash stands before the first of them.
  private static func withoutTrailingSpaces(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var end = line.startIndex
    var index = line.startIndex
    while index < line.endIndex {
      let isEscape = line[index] == UInt8(ascii: "\\")
      let isSpace = line[index] == UInt8(ascii: " ")
      index = min(index + (isEscape ? 2 : 1), line.endIndex)
      if !isSpace { end = index }
    }
    return line[..<end]
  }

  /// The loop that compares a name with stars, one level up: parts stand for bytes and `**` for the star.
  private static func parts(_ parts: [Part], match path: UnsafeBufferPointer<UInt8>) -> Bool {
    var next = 0
    var start = 0
    // Where to go on when a part does not match: behind the last `**`, which then takes one part more.
    var retry: (part: Int, start: Int)?
    while start <= path.count {
      if next < parts.count {
        switch parts[next] {
        case .anyDepth:
          next += 1
          if next == parts.count { return true }
          retry = (next, start)
          continue
        case .name(let pattern):
          let end = endOfPart(from: start, in: path)
          if pattern.matches(UnsafeBufferPointer(rebasing: path[start..<end])) {
            next += 1
            start = end + 1
            continue
          }
        }
      }
      guard let last = retry else { return false }
      next = last.part
      start = endOfPart(from: last.start, in: path) + 1
      retry = (next, start)
    }
    return next == parts.count
  }

  private static func endOfPart(from start: Int, in path: UnsafeBufferPointer<UInt8>) -> Int {
    var end = start
    while end < path.count, path[end] != UInt8(ascii: "/") { end += 1 }
    return end
  }
}

/// What a single part of a path is held against; the first three forms are what nearly all patterns come down to.
enum NamePattern: Sendable, Hashable {
  case equal([UInt8])
  case prefix([UInt8])
  case suffix([UInt8])
  case general([NameElement])

  static let anything = NamePattern.suffix([])

  init(_ elements: [NameElement]) {
    let literals = elements.compactMap { element -> UInt8? in
      if case .byte(let byte) = element { byte } else { nil }
    }
    if literals.count == elements.count {
      self = .equal(literals)
    } else if literals.count == elements.count - 1, elements.first == .anyRun {
      self = .suffix(literals)
    } else if literals.count == elements.count - 1, elements.last == .anyRun {
      self = .prefix(literals)
    } else {
      self = .general(elements)
    }
  }

  func matches(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    switch self {
    case .equal(let literal): name.count == literal.count && name.starts(with: literal)
    case .prefix(let literal): name.starts(with: literal)
    case .suffix(let literal):
      name.count >= literal.count && name[(name.count - literal.count)...].elementsEqual(literal)
    case .general(let elements): Self.elements(elements, match: name)
    }
  }

  private static func elements(_ elements: [NameElement], match name: UnsafeBufferPointer<UInt8>) -> Bool {
    var next = 0
    var index = 0
    // Where to go on when a byte does not match: behind the last star, which then takes one byte more. Earlier stars
    // need no second look, for the last can take whatever they could.
    var retry: (element: Int, index: Int)?
    while index < name.count {
      if next < elements.count {
        if case .anyRun = elements[next] {
          next += 1
          if next == elements.count { return true }
          retry = (next, index)
          continue
        }
        if elements[next].matches(name[index]) {
          next += 1
          index += 1
          continue
        }
      }
      guard let last = retry else { return false }
      next = last.element
      index = last.index + 1
      retry = (next, index)
    }
    return elements[next...].allSatisfy { $0 == .anyRun }
  }
}

/// One step in the pattern of a name.
enum NameElement: Sendable, Hashable {
  case byte(UInt8)
  /// `?`
  case anyByte
  /// `*`
  case anyRun
  /// `[...]`
  case set(ByteSet)

  func matches(_ byte: UInt8) -> Bool {
    switch self {
    case .byte(let literal): byte == literal
    case .anyByte: true
    case .set(let set): set.contains(byte)
    case .anyRun: false
    }
  }
}

/// A set of bytes.
struct ByteSet: Sendable, Hashable {
  /// Bit `n & 63` of word `n >> 6` is set where byte `n` is a member.
  private var words = SIMD4<UInt64>()

  var isEmpty: Bool { words == SIMD4() }

  var inverted: ByteSet {
    var result = self
    result.words = ~words
    return result
  }

  func contains(_ byte: UInt8) -> Bool { words[Int(byte >> 6)] & 1 << (byte & 63) != 0 }
  mutating func insert(_ byte: UInt8) { words[Int(byte >> 6)] |= 1 << (byte & 63) }
  mutating func remove(_ byte: UInt8) { words[Int(byte >> 6)] &= ~(1 << (byte & 63)) }
}

/// The bytes of a path and where its last part starts.
struct PathBytes {
  let all: UnsafeBufferPointer<UInt8>
  let name: UnsafeBufferPointer<UInt8>

  init(_ all: UnsafeBufferPointer<UInt8>) {
    self.all = all
    var start = all.count
    while start > 0, all[start - 1] != UInt8(ascii: "/") { start -= 1 }
    name = UnsafeBufferPointer(rebasing: all[start...])
  }
}

extension Collection<UInt8> {
  /// Calls `body` with the bytes side by side, copied only where they do not lie so.
  func withContiguousBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    withContiguousStorageIfAvailable(body) ?? Array(self).withUnsafeBufferPointer(body)
  }
}
