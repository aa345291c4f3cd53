extension NativeClass {
  /// The class of that name; nil for one that is not in the tables.
  public static func named(_ name: String) -> NativeClass? { byName[name] }

  /// The names of the classes and protocols that declare `member`, given as `setOn` or as `setOn(_:animated:)`.
  public static func classesDeclaring(_ member: String) -> [String] {
    declarations(of: member).map { all[$0].name }
  }

  /// Whether the class declares `member` itself, given as `setOn` or as `setOn(_:animated:)`.
  public func declares(_ member: String) -> Bool {
    Self.declarations(of: member).contains { Self.all[$0].name == name }
  }

  /// Whether an object of the class has `member`: its own, inherited, or of a protocol in its chain.
  ///
  /// A false answer is no proof: the tables may lack a member, and an extension of the project may add one.
  public func has(_ member: String) -> Bool {
    let chain = chain
    let names = Set(chain.map(\.name)).union(chain.flatMap(\.protocols))
    return Self.classesDeclaring(member).contains(where: names.contains)
  }

  /// Whether `name` is this class or stands above it.
  public func inherits(from name: String) -> Bool {
    self.name == name || superclasses.contains { $0 == name || Self.named($0)?.inherits(from: name) == true }
  }

  /// The class and what stands above it, nearest first, without `NSObject`; both lines for a class that has two.
  public var chain: [NativeClass] {
    var chain = [self]
    var next = 0
    while next < chain.count {
      let above = chain[next].superclasses.compactMap(Self.named)
      chain += above.filter { known in !chain.contains { $0.name == known.name } }
      next += 1
    }
    return chain
  }

  /// The platforms that have the class.
  public var platforms: [Platform] {
    if name.hasPrefix("UI") { return Platform.allCases.filter(\.isUIKit) }
    if name.hasPrefix("NS") { return [.macOS] }
    switch name {
    case "AVPlayerViewController": return Platform.allCases.filter(\.isUIKit)
    case "AVPlayerView": return [.macOS]
    case "WKWebView": return [.iOS, .macOS, .visionOS]
    default: return Platform.allCases
    }
  }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// The places in `all` of the classes that declare a member, given by its base name or by its full name, in order.
  private static func declarations(of member: String) -> [Int] {
    let wanted = member.utf8
    var found: [Int] = []
    membersByBaseName.visit(baseName(wanted)) { declared in
      guard found.last != declared.type, declared.name.starts(with: wanted) else { return }
      // Behind the base name the labels begin.
      let rest = declared.name.dropFirst(wanted.count)
      if rest.isEmpty || rest.first == UInt8(ascii: "(") { found.append(declared.type) }
    }
    return found
  }

  private static let membersByBaseName = MemberTable(all)

  fileprivate static func baseName<Name: Collection<UInt8>>(_ name: Name) -> Name.SubSequence {
    name.prefix { $0 != UInt8(ascii: "(") }
  }
}

/// The members of all classes, chained by a number made of their base names: made in one pass over the bytes of the
/// tables, and without a string for each name, since most runs ask for a few only.
private struct MemberTable: Sendable {
  /// One member, and the place of its class in `NativeClass.all`.
  struct Member: Sendable {
    let name: Substring.UTF8View
    let type: Int
    /// The place of the member before it with the same number; -1 where it is the first.
    let previous: Int
  }

  private var members: [Member] = []
  /// By number: the place of the last member; -1 where there is none.
  private var last = [Int](repeating: -1, count: 4096)

  init(_ classes: [NativeClass]) {
    // From the last to the first, so that a chain has them in the order of the tables.
    for type in classes.indices.reversed() {
      for name in classes[type].memberNames.reversed() {
        let number = number(of: NativeClass.baseName(name))
        members.append(Member(name: name, type: type, previous: last[number]))
        last[number] = members.count - 1
      }
    }
  }

  /// Hands over the members of that base name, and perhaps some others.
  func visit(_ baseName: some Sequence<UInt8>, _ body: (Member) -> Void) {
    var place = last[number(of: baseName)]
    while place >= 0 {
      body(members[place])
      place = members[place].previous
    }
  }

  private func number(of name: some Sequence<UInt8>) -> Int {
    var number: UInt32 = 0
    for byte in name { number = (number ^ UInt32(byte)) &* 0x0100_0193 }
    return Int((number ^ number >> 15) & 4095)
  }
}
