import IntrospectFacts
import IntrospectSyntax

/// The objects that a view has by itself, its content left aside.
struct ViewNatives {
  enum Holding {
    /// None of the class that is looked for.
    case nothing
    /// One of that class, or nobody knows.
    case something
    /// There is no such view on that version.
    case absent
  }

  /// The styles that the view may have; none where nothing is known.
  private let backings: [SwiftUIBacking]

  init(of view: ViewExpression, in file: FileContext) {
    let isOpen = view.viewName.map(SwiftUIBacking.isOpen) ?? true
    let styles = isOpen ? [] : view.stylesInForce(in: file)
    backings = styles.contains { $0.confidence == .low } ? [] : styles
  }

  /// Those of many views; views of the same name without a style of their own have the same.
  static func distinct(of views: [ViewExpression], in file: FileContext) -> [ViewNatives] {
    var plain: Set<String> = []
    return views.compactMap { view in
      if let name = view.viewName, case .none = view.style(among: file.styles(of: name), in: file.structure) {
        guard plain.insert(name).inserted else { return nil }
      }
      return ViewNatives(of: view, in: file)
    }
  }

  func holding(at place: SoughtObject.Place) -> Holding {
    guard !backings.isEmpty else { return .something }
    var isKnown = false
    for backing in backings {
      switch backing.answer(on: place.platform, place.version) {
      case .classes(let classes):
        let mayYield = classes.contains { NativeComposition.mayYield(place.nativeClass, from: $0) }
        if mayYield { return .something }
        isKnown = true
      case .nothing:
        isKnown = true
      case .unknown:
        // A style that the platform lacks says nothing; a view of which nothing is known there may hold anything.
        if backing.style == nil, case .unknown = backing.answer(on: place.platform) { return .something }
      }
    }
    return isKnown ? .nothing : .absent
  }
}

extension ViewExpression {
  /// The styles that the view may have: the one that it is given, or any where the surroundings decide. None where that
  /// cannot be told, or for a view that is not known.
  func stylesInForce(in file: FileContext) -> [SwiftUIBacking] {
    guard let name = viewName else { return [] }
    let styles = file.styles(of: name)
    let all = styles.backings
    switch style(among: styles, in: file.structure) {
    case .none:
      // An axis is not inherited.
      return all.contains { $0.style?.first != "." && $0.style != nil } ? all.filter { $0.style == nil } : all
    case .unclear:
      return []
    case .style(let style, _):
      if style.isAutomatic { return all }
      if style == ViewStyle(modifier: "axis", member: "horizontal") { return all.filter { $0.style == nil } }
      return all.filter { $0.style.flatMap { ViewStyle($0) } == style }
    }
  }
}
