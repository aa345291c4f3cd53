/// Room for the bytes of one file after another, so that a file that is read and put aside costs no allocation.
public struct ReadBuffer: Sendable {
  private var storage: [UInt8]
  /// How many bytes of the storage belong to the file that was read last.
  public private(set) var count = 0

  /// - Parameter capacity: in bytes; grows as files ask for it.
  public init(capacity: Int = 1 << 18) { storage = [UInt8](repeating: 0, count: max(capacity, 1)) }

  /// Forgets the file that was read last.
  public mutating func clear() { count = 0 }

  /// Holds these bytes, as if they were those of a file.
  public mutating func replace(with bytes: [UInt8]) {
    storage = bytes.isEmpty ? [0] : bytes
    count = bytes.count
  }

  /// Hands out the free room; `body` says how many bytes it filled.
  ///
  /// There is always at least one free byte, so that a reader which fills nothing has met the end of the file.
  public mutating func fill<Failure: Error>(
    _ body: (UnsafeMutableRawBufferPointer) throws(Failure) -> Int
  ) throws(Failure) -> Int {
    if count == storage.count { storage.append(contentsOf: repeatElement(0, count: storage.count)) }
    let start = count
    // `withUnsafeMutableBytes` of the standard library does not pass on a typed error, so the result travels as a value.
    let result = storage.withUnsafeMutableBytes { bytes -> Result<Int, Failure> in
      let free = UnsafeMutableRawBufferPointer(rebasing: bytes[start...])
      do throws(Failure) { return .success(try body(free)) } catch { return .failure(error) }
    }
    let filled = try result.get()
    count += filled
    return filled
  }

  /// The bytes of the file that was read last.
  public func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    storage.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[..<count])) }
  }

  /// A copy of the bytes of the file that was read last.
  public var bytes: [UInt8] { Array(storage[..<count]) }
}
