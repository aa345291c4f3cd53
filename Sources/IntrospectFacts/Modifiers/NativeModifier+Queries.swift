extension NativeModifier {
  /// All that is known.
  public static let all =
    scrollingModifiers + listModifiers + textModifiers + navigationModifiers + presentationModifiers
    + controlModifiers + mediaModifiers + windowModifiers

  /// The facts about members with that base name: `isScrollEnabled`, `setOn`.
  public static func modifiers(forMember name: String) -> [NativeModifier] { byName[name] ?? [] }

  /// The facts about what `path` leads to from an object of `nativeClass` that an introspection of `viewType` hands
  /// over; the names separated by dots: `tabBar.isHidden`.
  ///
  /// Facts of the classes above count too where the view type is the same. Facts of the view type `view` count for no
  /// other one: what replaces the background of any view does not replace that of a list.
  public static func modifiers(for path: String, on nativeClass: String, viewType: String) -> [NativeModifier] {
    let names = path.split(separator: ".").map { $0 == "topItem" ? "navigationItem" : String($0) }
    guard let name = names.last else { return [] }
    let candidates = modifiers(forMember: name)
    guard !candidates.isEmpty else { return [] }
    let classes = NativeClass.named(nativeClass)?.chain.map(\.name) ?? [nativeClass]
    let member = String(viewType.prefix { $0 != "(" })
    return candidates.filter { fact in
      let fitsView = fact.viewType == viewType || fact.viewType == member
      return fitsView && classes.contains(fact.nativeClass) && fact.fits(path: names)
    }
  }

  /// Whether the names end in the path of the fact; a single name must be all there is.
  ///
  /// The item of the container itself is shown by nobody, so that one name has to stand before it.
  private func fits(path names: [String]) -> Bool {
    let path = path.map { $0 == "topItem" ? "navigationItem" : $0 }
    guard path.count > 1 else { return names == path }
    let isOwnItem = path[0] == "navigationItem" && nativeClass == "UINavigationController" && names.count == path.count
    return !isOwnItem && names.count >= path.count && Array(names.suffix(path.count)) == path
  }

  private static let byName = Dictionary(grouping: all, by: \.member)
}
