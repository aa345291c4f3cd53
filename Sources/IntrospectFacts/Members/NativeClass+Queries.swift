extension NativeClass {
  /// The class of that name; nil for one that is not in the tables.
  public static func named(_ name: String) -> NativeClass? { byName[name] }

  /// The names of the classes and protocols that declare `member`, given as `setOn` or as `setOn(_:animated:)`.
  public static func classesDeclaring(_ member: String) -> [String] {
    declarations[member, default: []].map { all[$0].name }
  }

  /// Whether the class declares `member` itself, given as `setOn` or as `setOn(_:animated:)`.
  public func declares(_ member: String) -> Bool {
    Self.declarations[member, default: []].contains { Self.all[$0].name == name }
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

  /// The places in `all` of the classes that declare a member, by its base name and by its full name.
  private static let declarations: [String: [Int]] = {
    var declarations: [String: [Int]] = [:]
    for index in all.indices {
      for member in all[index].members {
        declarations[member, default: []].append(index)
        let base = baseName(member)
        // Overloads share their base name.
        if base != member, declarations[base]?.last != index { declarations[base, default: []].append(index) }
      }
    }
    return declarations
  }()
}
