/// What a column counts.
public enum ColumnUnit: Sendable {
  /// Bytes of UTF-8, as the compiler prints them.
  case utf8
  /// UTF-16 code units, as SARIF and editors count them.
  case utf16
}

/// A line and a column, both from 1.
public struct LineColumn: Hashable, Comparable, Sendable {
  public var line: Int
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (left: LineColumn, right: LineColumn) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

/// Where the lines of a file start. `\n`, `\r\n` and a lone `\r` each end one line.
///
/// Made only for files that have something to report.
public struct LineTable: Sendable {
  private let bytes: [UInt8]
  /// The first byte of each line; never empty, since an empty file has one empty line.
  private let lineStarts: [Int]

  public init(_ source: SourceText) {
    bytes = source.bytes
    var starts = [source.byteOrderMarkLength]
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while let place = Self.lineBreak(in: bytes, from: index) {
        index = place + 1
        if bytes[place] == UInt8(ascii: "\r"), index < bytes.count, bytes[index] == UInt8(ascii: "\n") { index += 1 }
        starts.append(index)
      }
    }
    lineStarts = starts
  }

  /// The first `\n` or `\r` from `start` on; most bytes are looked at eight at a time.
  private static func lineBreak(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard let base = bytes.baseAddress else { return nil }
    let raw = UnsafeRawPointer(base)
    let ones: UInt64 = 0x0101_0101_0101_0101
    let topBits: UInt64 = 0x8080_8080_8080_8080
    var index = start
    while index &+ 8 <= bytes.count {
      let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian
      // The bytes that are wanted become zero, and the lowest zero is the lowest one that borrows when it is lowered.
      let feeds = word ^ (ones &* UInt64(UInt8(ascii: "\n")))
      let returns = word ^ (ones &* UInt64(UInt8(ascii: "\r")))
      let found = ((feeds &- ones) & ~feeds | (returns &- ones) & ~returns) & topBits
      if found != 0 { return index + found.trailingZeroBitCount / 8 }
      index &+= 8
    }
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\n") || bytes[index] == UInt8(ascii: "\r") { return index }
      index += 1
    }
    return nil
  }

  public var lineCount: Int { lineStarts.count }

  /// The line that holds `offset`, from 1; a line break belongs to the line it ends.
  public func line(of offset: ByteOffset) -> Int {
    // The place of the next line is the number of this one.
    lineStarts.dropFirst().partitioningIndex { $0 > offset.value }
  }

  /// The line and column of `offset`, both from 1; a byte order mark is not counted.
  public func location(of offset: ByteOffset, in unit: ColumnUnit) -> LineColumn {
    let line = line(of: offset)
    let start = lineStarts[line - 1]
    let end = min(max(offset.value, start), bytes.count)
    switch unit {
    case .utf8: return LineColumn(line: line, column: end - start + 1)
    case .utf16: return LineColumn(line: line, column: utf16Length(start..<end) + 1)
    }
  }

  /// The bytes of a line without its line break.
  ///
  /// - Precondition: `line` is between 1 and `lineCount`.
  public func range(ofLine line: Int) -> SourceRange {
    let start = lineStarts[line - 1]
    var end = line < lineStarts.count ? lineStarts[line] : bytes.count
    while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return SourceRange(ByteOffset(start), ByteOffset(end))
  }

  private func utf16Length(_ range: Range<Int>) -> Int {
    String(decoding: bytes[range], as: UTF8.self).utf16.count
  }
}
