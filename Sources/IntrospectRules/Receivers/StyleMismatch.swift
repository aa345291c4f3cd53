import IntrospectFacts
import IntrospectSyntax

/// A view type that is meant for another style, or another view, than the chain makes.
struct StyleMismatch {
  enum Found {
    /// The modifier that sets the style.
    case style(Range<Int>)
    /// A view that has a view type of its own.
    case view(ViewExpression, name: String)
  }

  let viewType: CallSite.ViewType
  let found: Found
  /// The view type for what is there; nil where there is none.
  let better: ViewTypeFacts?
  /// Whether the call finds nothing on the platforms that it runs on; empty where the class is the same.
  let platforms: [Platform]
  let sought: SoughtObject

  /// Nil where the style is right, not stated, or cannot be read.
  init?(_ call: VersionedCall, in file: FileContext) {
    guard let site = call.site, let viewType = call.viewType, let facts = call.facts, site.period != nil,
      file.isReceiverScoped(site, facts)
    else { return nil }
    let view = file.chain(of: site)
    guard let name = view.viewName, view.creation != nil, let sought = SoughtObject(of: call, in: file) else {
      return nil
    }
    self.viewType = viewType
    self.sought = sought
    if name == facts.swiftUIView {
      guard let (place, other) = Self.otherStyle(of: view, for: facts, sought, in: file) else { return nil }
      found = .style(place)
      better = other
    } else if facts.isOfOlderNavigation, Self.successors.contains(name) {
      found = .view(view, name: name)
      better = file.registry.viewTypes.first { $0.swiftUIView == name }
    } else {
      return nil
    }
    platforms = better.map { sought.platforms(whereMissedBy: $0) } ?? []
    guard file.areSwiftUIViews([name]) else { return nil }
  }

  /// What NavigationView was replaced by.
  private static let successors: Set<String> = ["NavigationStack", "NavigationSplitView"]

  /// The style on the chain, where it is not the one of the view type.
  private static func otherStyle(
    of view: ViewExpression, for facts: ViewTypeFacts, _ sought: SoughtObject, in file: FileContext
  ) -> (place: Range<Int>, better: ViewTypeFacts?)? {
    let all = file.styles(of: facts.swiftUIView)
    guard case .style(let style, let place) = view.style(among: all, in: file.structure), !style.isAutomatic,
      ViewStyle.decisiveModifiers.contains(style.modifier)
    else { return nil }
    let own = facts.style.flatMap { ViewStyle($0) }
    let forms = file.registry.viewTypes.filter { form in
      form.swiftUIView == facts.swiftUIView && form.style.flatMap { ViewStyle($0) } == style
    }
    let better = forms.first { $0.callForm.contains("(style:") }
    if facts.callForm.contains("(style:") { return own == style ? nil : (place, better) }
    // No style is named: only a class tells.
    guard own != style, let better, !sought.platforms(whereMissedBy: better).isEmpty else { return nil }
    return (place, better)
  }
}

extension ViewTypeFacts {
  /// Whether it is one for NavigationView.
  fileprivate var isOfOlderNavigation: Bool { style.flatMap { ViewStyle($0) }?.modifier == "navigationViewStyle" }
}

extension SoughtObject {
  /// The platforms on which what `other` is backed by is never what is looked for.
  func platforms(whereMissedBy other: ViewTypeFacts) -> [Platform] {
    Platform.allCases.filter { platform in
      let here = places.filter { $0.platform == platform }
      return !here.isEmpty
        && here.allSatisfy { place in
          let found = other.nativeClasses(on: platform, place.version)
          return !found.isEmpty && !found.contains { NativeComposition.isKind($0, of: place.nativeClass) }
        }
    }
  }
}
