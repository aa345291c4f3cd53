/// Patterns in order; the last one that matches decides.
///
/// A file is ignored as well if a folder above it is. `lastMatch` knows nothing of that: who walks a tree asks it about
/// a folder first and does not enter one that is ignored. Who has only a path calls `decision(onFileAt:)`.
public struct PathPatternList: Sendable {
  /// The patterns in the order they were written.
  public let patterns: [PathPattern]
  /// How each pattern is tried. They are plain values side by side: an array in each would be retained for every path.
  private let tests: [Test]
  /// The bytes that tests compare with, end to end.
  private let literals: [UInt8]
  /// The tests of names and paths that end with a certain byte, by that byte: most names are held against few of them.
  private let testsByLastByte: [Int32]
  /// By byte: where its tests start in `testsByLastByte`; those of a byte end where those of the next one start.
  private let starts: [Int32]
  /// All other tests.
  private let otherTests: [Int32]

  private struct Test: Sendable {
    enum Form: Sendable { case nameEqual, namePrefix, nameSuffix, pathEqual, general }

    let form: Form
    let isDirectoryOnly: Bool
    /// Where the bytes to compare with start in `literals`, and their number.
    let start, count: Int

    /// Whether what the pattern matches ends as its literal does.
    var isByEnd: Bool { count > 0 && (form == .nameEqual || form == .nameSuffix || form == .pathEqual) }

    /// Whether those bytes are the bytes of `text` from `offset` on. From the end: names start alike more often.
    func literal(
      in literals: UnsafeBufferPointer<UInt8>, equals text: UnsafeBufferPointer<UInt8>, at offset: Int
    ) -> Bool {
      var index = count
      while index > 0 {
        index -= 1
        if literals[start + index] != text[offset + index] { return false }
      }
      return true
    }
  }

  /// Keeps patterns that come from one folder.
  public init(_ patterns: [PathPattern]) {
    var literals: [UInt8] = []
    let tests = patterns.map { pattern in
      let (form, literal) = Self.form(of: pattern)
      defer { literals += literal }
      return Test(
        form: form, isDirectoryOnly: pattern.isDirectoryOnly, start: literals.count, count: literal.count)
    }
    func lastByte(_ test: Test) -> UInt8 { literals[test.start + test.count - 1] }
    // Sorted by the last byte, in their order among those with the same one.
    let byEnd = tests.indices.filter { tests[$0].isByEnd }
      .sorted { (lastByte(tests[$0]), $0) < (lastByte(tests[$1]), $1) }
    var starts = [Int32](repeating: 0, count: 257)
    for index in byEnd { starts[Int(lastByte(tests[index])) + 1] += 1 }
    for byte in 1...256 { starts[byte] += starts[byte - 1] }
    self.patterns = patterns
    self.tests = tests
    self.literals = literals
    self.starts = starts
    testsByLastByte = byEnd.map { Int32($0) }
    otherTests = tests.indices.filter { !tests[$0].isByEnd }.map { Int32($0) }
  }

  /// Reads the lines of a `.gitignore` file as git does: a byte order mark is skipped, LF and CRLF end a line.
  public init(ignoreFile bytes: [UInt8]) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let lines = bytes.dropFirst(bytes.starts(with: mark) ? mark.count : 0).split(separator: UInt8(ascii: "\n"))
    self.init(lines.compactMap(PathPattern.init(line:)))
  }

  /// The index in `patterns` of the pattern that decides; nil if none matches. The caller looks at `isNegated`.
  ///
  /// - Parameter path: Relative to the folder that holds the patterns, `/` between the parts, no slash at either end.
  public func lastMatch(_ path: some Collection<UInt8>, isDirectory: Bool) -> Int? {
    guard !tests.isEmpty else { return nil }
    return path.withContiguousBytes { lastMatch(PathBytes($0), isDirectory: isDirectory) }
  }

  /// The same for bytes that lie side by side.
  public func lastMatch(_ path: UnsafeBufferPointer<UInt8>, isDirectory: Bool) -> Int? {
    tests.isEmpty ? nil : lastMatch(PathBytes(path), isDirectory: isDirectory)
  }

  /// The decision on a file whose folders were not looked at yet, as git makes it: folder by folder from the top. Once
  /// one of them is ignored so is all below, and no pattern can take that back.
  ///
  /// Nil where no pattern speaks about the file; one that takes back a folder does not speak about what is in it.
  public func decision(onFileAt path: String) -> (index: Int, isIgnored: Bool)? {
    path.utf8.withContiguousBytes { decision(on: $0, isDirectory: false) }
  }

  /// The decision on a folder whose own folders were not looked at yet.
  public func decision(onFolderAt path: String) -> (index: Int, isIgnored: Bool)? {
    path.utf8.withContiguousBytes { decision(on: $0, isDirectory: true) }
  }

  private func decision(
    on path: UnsafeBufferPointer<UInt8>, isDirectory: Bool
  ) -> (index: Int, isIgnored: Bool)? {
    for end in path.indices where path[end] == UInt8(ascii: "/") {
      let folder = PathBytes(UnsafeBufferPointer(rebasing: path[..<end]))
      if let index = lastMatch(folder, isDirectory: true), !patterns[index].isNegated { return (index, true) }
    }
    return lastMatch(PathBytes(path), isDirectory: isDirectory).map { ($0, !patterns[$0].isNegated) }
  }

  private func lastMatch(_ path: PathBytes, isDirectory: Bool) -> Int? {
    guard let last = path.all.last else { return nil }
    return literals.withUnsafeBufferPointer { literals in
      func matches(_ index: Int32) -> Bool { self.matches(path, Int(index), literals, isDirectory: isDirectory) }
      let byEnd = testsByLastByte[Int(starts[Int(last)])..<Int(starts[Int(last) + 1])].last(where: matches) ?? -1
      // What comes before that one decides nothing.
      let found = otherTests.last { $0 < byEnd || matches($0) } ?? -1
      let decisive = max(byEnd, found)
      return decisive < 0 ? nil : Int(decisive)
    }
  }

  private func matches(
    _ path: PathBytes, _ index: Int, _ literals: UnsafeBufferPointer<UInt8>, isDirectory: Bool
  ) -> Bool {
    let test = tests[index]
    guard isDirectory || !test.isDirectoryOnly else { return false }
    switch test.form {
    case .nameEqual: return path.name.count == test.count && test.literal(in: literals, equals: path.name, at: 0)
    case .namePrefix: return path.name.count >= test.count && test.literal(in: literals, equals: path.name, at: 0)
    case .nameSuffix:
      let start = path.name.count - test.count
      return start >= 0 && test.literal(in: literals, equals: path.name, at: start)
    case .pathEqual: return path.all.count == test.count && test.literal(in: literals, equals: path.all, at: 0)
    case .general: return patterns[index].matches(path, isDirectory: isDirectory)
    }
  }

  private static func form(of pattern: PathPattern) -> (Test.Form, [UInt8]) {
    switch pattern.subject {
    case .name(.equal(let literal)): (.nameEqual, literal)
    case .name(.prefix(let literal)): (.namePrefix, literal)
    case .name(.suffix(let literal)): (.nameSuffix, literal)
    case .wholePath(let literal): (.pathEqual, literal)
    case .name(.general), .parts: (.general, [])
    }
  }
}
