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
    chain.contains { $0.name == name || $0.superclasses.contains(name) }
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

  /// One member, and the place of its class in `all`.
  private struct Member: Sendable {
    let name: String
    let type: Int
  }

  /// The members of all classes by the first byte of their names. A table by whole names would take longer to build than
  /// most runs last.
  private static let membersByFirstByte: [[Member]] = {
    var members = [[Member]](repeating: [], count: 256)
    for type in all.indices {
      for name in all[type].members {
        if let first = name.utf8.first { members[Int(first)].append(Member(name: name, type: type)) }
      }
    }
    return members
  }()

  /// The places in `all` of the classes that declare a member, given by its base name or by its full name, in order.
  private static func declarations(of member: String) -> [Int] {
    guard let first = member.utf8.first else { return [] }
    var found: [Int] = []
    for declared in membersByFirstByte[Int(first)] where found.last != declared.type {
      let name = declared.name.utf8
      guard name.starts(with: member.utf8) else { continue }
      // Behind the base name the labels begin.
      let rest = name.dropFirst(member.utf8.count)
      if rest.isEmpty || rest.first == UInt8(ascii: "(") { found.append(declared.type) }
    }
    return found
  }
}
