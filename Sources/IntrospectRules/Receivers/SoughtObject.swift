import IntrospectFacts
import IntrospectSyntax

/// The native object that a call looks for: its class on each version that the call runs on.
struct SoughtObject {
  /// One version of one platform.
  struct Place: Hashable {
    let platform: Platform
    let version: OSVersion
    let nativeClass: String
  }

  let facts: ViewTypeFacts
  /// Whether it is not known which versions the call runs on, so that `places` are all that the view type has.
  let isOpen: Bool
  private(set) var places: [Place] = []

  /// Nil for a view type that is not known, and for one that any view has.
  init?(of call: VersionedCall, in file: FileContext) {
    guard let facts = call.facts, facts.isOfOneView else { return nil }
    self.facts = facts
    isOpen = call.isOpaque || !call.clauses.allSatisfy(\.isCertain) || call.nativeClass == nil
    for platform in Platform.allCases where isOpen || !call.clauses(on: platform).isEmpty {
      for version in file.registry.versions(on: platform) where call.mayRun(version, on: platform) {
        let isAsked = isOpen || call.clauses(on: platform).flatMap(\.entries).contains { $0.covers(version) }
        guard isAsked else { continue }
        for name in facts.nativeClasses(on: platform, version) where isOpen || name == call.nativeClass {
          places.append(Place(platform: platform, version: version, nativeClass: name))
        }
      }
    }
  }

  /// The platforms on which nothing that the call looks for can stand in a view; all or none where it is not known
  /// which platforms there are.
  ///
  /// - Parameters:
  ///   - view: what the call is applied to.
  ///   - contents: all that stands in it, itself included.
  func platformsWithout(in view: ViewExpression, _ contents: [ViewExpression], _ file: FileContext) -> [Platform] {
    let platforms = Platform.allCases.filter { platform in
      let here = places.filter { $0.platform == platform }
      guard here.contains(where: { ViewHolding(of: view, at: $0, in: file) == .nothing }) else { return false }
      return here.allSatisfy { place in contents.allSatisfy { ViewHolding(of: $0, at: place, in: file) != .something } }
    }
    guard isOpen else { return platforms }
    return Set(platforms) == Set(places.map(\.platform)) ? platforms : []
  }

  /// Whether the call runs on these platforms only.
  func isAll(_ platforms: [Platform]) -> Bool { Set(places.map(\.platform)).isSubset(of: platforms) }

  /// ` on iOS` where the call runs elsewhere too; empty for all.
  func suffix(for platforms: [Platform]) -> String {
    isAll(platforms) ? "" : " on \(platforms.map(\.name).wordList())"
  }

  /// The classes that are looked for on some platforms, each once.
  func classes(on platforms: [Platform]) -> [String] {
    var classes: [String] = []
    for place in places where platforms.contains(place.platform) && !classes.contains(place.nativeClass) {
      classes.append(place.nativeClass)
    }
    return classes
  }
}

/// What is known of the objects that a view has by itself, its content left aside.
enum ViewHolding {
  /// None of the class that is looked for.
  case nothing
  /// One of that class, or nobody knows.
  case something
  /// There is no such view on that version.
  case absent

  init(of view: ViewExpression, at place: SoughtObject.Place, in file: FileContext) {
    self = .something
    guard let name = view.viewName, !SwiftUIBacking.isOpen(name) else { return }
    let backings = view.stylesInForce(in: file)
    guard !backings.isEmpty else { return }
    var isKnown = false
    for backing in backings {
      guard backing.confidence != .low else { return }
      switch backing.answer(on: place.platform, place.version) {
      case .classes(let classes):
        if classes.contains(where: { NativeComposition.mayYield(place.nativeClass, from: $0) }) { return }
        isKnown = true
      case .nothing:
        isKnown = true
      case .unknown:
        // A style that the platform lacks says nothing; a view of which nothing is known there may hold anything.
        if backing.style == nil, case .unknown = backing.answer(on: place.platform) { return }
      }
    }
    self = isKnown ? .nothing : .absent
  }
}

extension ViewExpression {
  /// The styles that the view may have: the one that it is given, or any where the surroundings decide. None where that
  /// cannot be told, or for a view that is not known.
  func stylesInForce(in file: FileContext) -> [SwiftUIBacking] {
    guard let name = viewName else { return [] }
    let all = SwiftUIBacking.styles(of: name, in: file.registry)
    switch style(among: all, in: file.structure) {
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

extension ViewTypeFacts {
  /// Whether the view type is meant for one SwiftUI view, and looked for inside of it: not for any view, nor for what is
  /// around it.
  var isOfOneView: Bool { defaultScope == .receiver && !swiftUIView.contains(" ") }
}
