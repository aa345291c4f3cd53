/// Tells files that may ask for a native object from those that do not, by their bytes alone.
///
/// Most files of an app hold nothing for this tool: they are told apart here, at the speed of memory, and never lexed.
/// A hit promises nothing; a file without a hit holds no call site, no home-made probe and no bridging code that any
/// rule speaks of.
public enum Prefilter {
  /// What a file has to hold, somewhere, in any place: code, comments and strings are not told apart.
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

  private static let search = NeedleSearch(needles + hosts + listedHosts)
  /// The end of `addSubview`, `insertSubview`, `addArrangedSubview` and `insertArrangedSubview`.
  private static let additions = NeedleSearch(["Subview"])

  /// Whether `bytes` hold something to judge: one of the needles, or a host and a call that adds a view.
  ///
  /// - Parameter listsHosts: whether hosts count wherever they stand, since they are listed.
  public static func hits(_ bytes: UnsafeBufferPointer<UInt8>, listsHosts: Bool = false) -> Bool {
    var addsViews: Bool?
    return search.hits(bytes) { number in
      if listsHosts || number < needles.count { return true }
      guard number < needles.count + hosts.count else { return false }
      let known = addsViews ?? additions.hits(bytes)
      addsViews = known
      return known
    }
  }
}
