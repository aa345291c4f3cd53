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
    guard let facts = call.facts, facts.isOfOneView,
      // What a newer library finds behind a view, nothing else here knows.
      Registry.current.viewType(callForm: facts.callForm) != nil
    else { return nil }
    self.facts = facts
    let nativeClass = call.nativeClass
    isOpen = call.isOpaque || !call.clauses.allSatisfy(\.isCertain) || nativeClass == nil
    for platform in Platform.allCases {
      let entries = call.clauses(on: platform).flatMap(\.entries)
      guard isOpen || !entries.isEmpty else { continue }
      for version in file.registry.versions(on: platform) {
        guard isOpen || entries.contains(where: { $0.covers(version) }), call.mayRun(version, on: platform) else {
          continue
        }
        for name in facts.nativeClasses(on: platform, version) where isOpen || name == nativeClass {
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
    let receiver = ViewNatives(of: view, in: file)
    let natives = ViewNatives.distinct(of: contents, in: file)
    let platforms = Platform.allCases.filter { platform in
      let here = places.filter { $0.platform == platform }
      guard here.contains(where: { receiver.holding(at: $0) == .nothing }) else { return false }
      return here.allSatisfy { place in natives.allSatisfy { $0.holding(at: place) != .something } }
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

extension ViewTypeFacts {
  /// Whether the view type is meant for one SwiftUI view, and looked for inside of it: not for any view, nor for what
  /// is around it.
  var isOfOneView: Bool { defaultScope == .receiver && !swiftUIView.contains(" ") }
}
