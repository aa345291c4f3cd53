/// Tells files that may ask for a native object from those that do not, by their bytes alone.
///
/// Most files of an app hold nothing for this tool: they are told apart here, at the speed of memory, and never lexed.
/// A hit promises nothing; a file without a hit holds no call site, no home-made probe and no bridging code that any
/// rule speaks of.
public enum Prefilter {
  /// What a file has to hold, somewhere, in any place: code, comments and strings are not told apart. What stands
  /// around the first two is looked at as well.
  public static let needles: [StaticString] = [
    // Small and capital: a file may declare versions for calls elsewhere, and names only the types of the library.
    "ntrospect", ".extract(",
    // The protocols for views, controllers, recognizers and interface objects, but not `RawRepresentable`; types may
    // conform to them by way of names of their own, so that only the methods tell.
    "ewRepresentable", "erRepresentable", "ctRepresentable", "makeUIView", "makeNSView", "makeWKInterfaceObject",
  ]

  /// What a file has to hold together with a call that adds a view: no rule asks for a host that is shown in any other
  /// way, as by presenting it, and half of the files that name a host do only that.
  public static let hosts: [StaticString] = ["UIHostingController", "NSHostingController", "NSHostingView"]

  /// What else shows SwiftUI views and is no more than listed.
  public static let listedHosts: [StaticString] = ["UIHostingConfiguration", "NSHostingMenu"]

  /// The names of calls that put a view into another one.
  public static let addingCalls: [StaticString] = [
    "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview",
  ]

  private static let search = NeedleSearch(needles + hosts + listedHosts)
  private static let additions = NeedleSearch(addingCalls)

  /// Whether `bytes` hold something to judge: one of the needles, or a host and a call that adds a view.
  ///
  /// - Parameter listsHosts: whether hosts count wherever they stand, since they are listed.
  public static func hits(_ bytes: UnsafeBufferPointer<UInt8>, listsHosts: Bool = false) -> Bool {
    var addsViews: Bool?
    return search.hits(bytes) { number, place in
      switch number {
      case 0: return mayBeName(place, in: bytes)
      case 1: return mayTakeType(place.upperBound, in: bytes)
      case ..<needles.count: return true
      default: break
      }
      if listsHosts { return true }
      guard number < needles.count + hosts.count else { return false }
      let known = addsViews ?? additions.hits(bytes)
      addsViews = known
      return known
    }
  }

  /// Whether `ntrospect` is part of a name that means something: `introspecting` and `introspection` are prose, where
  /// the names for calls go on with a capital, if they do.
  private static func mayBeName(_ place: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard place.lowerBound > 0, bytes[place.lowerBound - 1] == UInt8(ascii: "i"), place.upperBound < bytes.count
    else { return true }
    return !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[place.upperBound])
  }

  /// Whether the arguments that begin at `start` may begin with a type, `UIScrollView.self`: neither with a label nor
  /// with the name of a value alone, as where an archive is unpacked.
  private static func mayTakeType(_ start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let path = bytes[start...].drop(while: isSpace).prefix { $0 == UInt8(ascii: ".") || WordSearch.isWordByte($0) }
    switch bytes[path.endIndex...].first(where: { !isSpace($0) }) {
    case UInt8(ascii: ":"): return false
    case UInt8(ascii: ")"), UInt8(ascii: ","): return path.suffix(5).elementsEqual(".self".utf8)
    default: return true
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
