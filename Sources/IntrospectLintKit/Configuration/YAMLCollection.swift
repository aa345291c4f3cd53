import IntrospectSyntax

/// A map or a list that is being read.
struct YAMLCollection: Sendable {
  enum Kind: Sendable { case map, list }

  /// What the next value belongs to.
  enum Pending: Sendable {
    case key(YAMLScalar, SourceRange, behindColon: Int)
    case dash(Int)
  }

  let kind: Kind
  /// The offset of the first key, the first dash or the opening bracket.
  let start: Int
  private var entries: [YAMLEntry] = []
  private var items: [YAMLNode] = []
  /// Where each key of a map stands.
  private var places: [String: SourceRange] = [:]
  /// The key or the dash whose value has not been read.
  private(set) var pending: Pending?

  init(_ kind: Kind, start: Int) {
    self.kind = kind
    self.start = start
  }

  /// Takes a key whose value is read next, or gives the place where the map has that key already.
  mutating func begin(key: YAMLScalar, at range: SourceRange, behindColon: Int) -> SourceRange? {
    if let first = places[key.text] { return first }
    places[key.text] = range
    pending = .key(key, range, behindColon: behindColon)
    return nil
  }

  mutating func beginItem(dash: Int) { pending = .dash(dash) }

  /// Takes the value of the key begun last, or one more item.
  mutating func add(_ node: YAMLNode) {
    if case .key(let key, let range, _) = pending {
      entries.append(YAMLEntry(key: key, at: range, node: node))
    } else {
      items.append(node)
    }
    pending = nil
  }

  /// Ends a key that has no value.
  mutating func endKey() {
    guard case .key(_, _, let behindColon) = pending else { return }
    add(YAMLNode(.absent, at: SourceRange(at: ByteOffset(behindColon))))
  }

  /// The whole, once the last value has been read. Only a closing bracket gives an end of its own.
  func node(end: Int? = nil) -> YAMLNode {
    let last = entries.last?.node.range.end ?? items.last?.range.end
    let end = end.map { ByteOffset($0) } ?? last ?? ByteOffset(start)
    return YAMLNode(kind == .map ? .map(entries) : .list(items), at: SourceRange(ByteOffset(start), end))
  }
}
