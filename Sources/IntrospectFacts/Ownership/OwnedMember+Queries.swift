extension OwnedMember {
  /// Everything that is known to be owned.
  public static let all =
    lists + scrolling + texts + navigation + splits + tabs + presentations + values + actions + media + windows + hosts
    + anyView

  /// The facts about members with that base name: `delegate`.
  public static func members(called name: String) -> [OwnedMember] { byName[name] ?? [] }

  /// The fact about `property` of an object of `nativeClass` or of what it leads to; nil where it is free.
  ///
  /// `property` may be a path, its names separated by dots: `topViewController.navigationItem.title`. The classes above
  /// `nativeClass` are asked too, the nearest first. `viewType` is the call form without its dot; without one, as for a
  /// probe, facts of every view type count.
  public static func owner(
    of property: String, on nativeClass: String, viewType: String? = nil, subject: Subject = .introspected
  ) -> OwnedMember? {
    let path = property.split(separator: ".").map { $0 == "topItem" ? "navigationItem" : String($0) }
    guard let name = path.last else { return nil }
    let candidates = members(called: name).filter {
      ($0.subject == subject || $0.subject == .introspected) && $0.fits(viewType: viewType) && $0.fits(path: path)
    }
    guard !candidates.isEmpty else { return nil }
    let classes = NativeClass.named(nativeClass)?.chain.map(\.name) ?? [nativeClass]
    for name in classes {
      // The longest path is the nearest.
      let found = candidates.filter { $0.nativeClass == name }
      if let nearest = found.max(by: { $0.path.count < $1.path.count }) { return nearest }
    }
    return nil
  }

  private func fits(viewType: String?) -> Bool {
    guard let viewType, !viewTypes.isEmpty else { return true }
    return viewTypes.contains(viewType) || viewTypes.contains(String(viewType.prefix { $0 != "(" }))
  }

  /// Whether the names end in the path of the fact.
  ///
  /// A single name must be all there is: more before it leads to an object of another class.
  private func fits(path names: [String]) -> Bool {
    guard path.count > 1 else { return names == path }
    // The container's own item is shown by nobody; that of a controller in it is.
    let isOwnItem = path[0] == "navigationItem" && nativeClass == "UINavigationController" && names.count == path.count
    return !isOwnItem && names.count >= path.count && Array(names.suffix(path.count)) == path
  }

  private static let byName = Dictionary(grouping: all, by: \.member)
}
