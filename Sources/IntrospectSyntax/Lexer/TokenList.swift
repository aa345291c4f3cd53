/// The tokens found so far.
///
/// An array asks at every append whether it is shared, which costs the lexer a tenth of its time. This list is never
/// shared, so it does not ask. `takeAll()` must be called once, and is the last thing done with it.
struct TokenList {
  private var storage: UnsafeMutableBufferPointer<Token>
  private(set) var count = 0

  /// - Precondition: `capacity` is above zero.
  init(capacity: Int) { storage = .allocate(capacity: capacity) }

  var last: Token? { count > 0 ? storage[count &- 1] : nil }

  /// The token before the last one.
  var secondToLast: Token? { count > 1 ? storage[count &- 2] : nil }

  mutating func append(_ token: Token) {
    if count == storage.count { grow() }
    storage.initializeElement(at: count, to: token)
    count &+= 1
  }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutableBufferPointer<Token>.allocate(capacity: 2 * storage.count)
    _ = larger.moveInitialize(fromContentsOf: storage[..<count])
    storage.deallocate()
    storage = larger
  }

  /// All tokens as an array; the list itself is gone afterwards.
  mutating func takeAll() -> [Token] {
    let all = Array(storage[..<count])
    storage.deallocate()
    storage = UnsafeMutableBufferPointer(start: nil, count: 0)
    count = 0
    return all
  }
}
