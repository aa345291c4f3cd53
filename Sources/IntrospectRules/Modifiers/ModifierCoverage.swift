import IntrospectFacts
import IntrospectSyntax

/// What SwiftUI has for the things that the code of one call does, statement by statement, whatever the deployment
/// target is.
///
/// Only what is sure counts: modifiers that do all that the native member does, wherever their condition holds.
public struct ModifierCoverage {
  /// One statement that does something.
  public struct Statement {
    /// The file that it stands in, which may be another one than that of the call.
    public let path: String
    public let range: SourceRange
    /// What it sets or calls, as it is written behind the native object: `tabBar.isHidden`; nil for anything else.
    public let member: String?
    /// What does the same, the best first; empty for what nothing is known to do.
    public internal(set) var modifiers: [NativeModifier]

    /// What SwiftUI itself does with the member, beside the modifiers; nil where it leaves it alone.
    public let owner: OwnedMember?

    /// The place of the member, in the tokens of `body`.
    let name: Range<Int>
    let body: CustomizeBody

    /// The first version of a platform that has something for it; nil where none has.
    public func firstVersion(on platform: Platform) -> OSVersion? {
      modifiers.compactMap { $0.knownMinimum(on: platform) }.min()
    }

    /// What does the same on the view, on each of these versions and later; nil where nothing does.
    public func modifier(from versions: [Platform: OSVersion]) -> NativeModifier? {
      modifiers.first { !$0.isOnScene && $0.isAvailable(from: versions) }
    }
  }

  /// In order of place: what the closure does first, then what it calls. Bindings, conditions and calls that are
  /// followed are none.
  public let statements: [Statement]
  /// The platforms that the call may run on; empty where that is not known.
  public let platforms: [Platform]

  /// Whether SwiftUI has something for all that the code does, on these versions and later.
  public func isWhole(from versions: [Platform: OSVersion]) -> Bool {
    !statements.isEmpty && statements.allSatisfy { $0.modifier(from: versions) != nil }
  }

  /// Whether SwiftUI has something for all that the code does, on some version.
  public var isWhole: Bool { !statements.isEmpty && statements.allSatisfy { !$0.modifiers.isEmpty } }
}

extension NativeModifier {
  /// The first version with it, as far as that is sure: those of tvOS and visionOS only where they were read in the
  /// documentation.
  public func knownMinimum(on platform: Platform) -> OSVersion? {
    switch platform {
    case .iOS, .macOS: availability.minimum(on: platform)
    case .tvOS, .visionOS: isDocumented ? availability.minimum(on: platform) : nil
    }
  }

  /// Whether it is there on each of these versions and later.
  public func isAvailable(from versions: [Platform: OSVersion]) -> Bool {
    !versions.isEmpty
      && versions.allSatisfy { platform, version in knownMinimum(on: platform).map { $0 <= version } ?? false }
  }
}

extension FileContext {
  /// What SwiftUI has for the things that the code of a call does; nil for what is no call, and where it is not known
  /// what object the code is given.
  public func modifierCoverage(of site: CallSite) -> ModifierCoverage? {
    guard runsCustomizeClosure(of: site) else { return nil }
    var classes = nativeClasses(of: site)
    if classes.count > 1, site.api != .introspect {
      // A function of one name for UIKit and for AppKit: what the project is built for tells.
      classes = classes.filter { !self.platforms(of: site, $0).isEmpty }
    }
    let viewTypes = viewTypes(meantBy: site)
    let bodies = bodies(of: site)
    guard let first = bodies.first, classes.count == 1, !viewTypes.isEmpty else { return nil }
    let platforms = self.platforms(of: site, classes[0])
    let matcher = ModifierMatcher(
      classes: classes, viewTypes: viewTypes, isOnTheView: isOnTheView(site, viewTypes))
    let reader = ModifierCoverageReader(bodies: bodies, platforms: platforms, matcher: matcher)
    return ModifierCoverage(statements: reader.statements(of: first), platforms: platforms)
  }

  /// The call forms that find what a call is for, without their dots.
  private func viewTypes(meantBy site: CallSite) -> [String] {
    switch site.api {
    case .introspect:
      guard let form = site.viewType?.callForm, registry.viewType(callForm: form) != nil,
        project.viewTypes[site.viewType?.member ?? ""] == nil, form != "scrollView" || isForScrollView(site)
      else { return [] }
      return [form]
    case .legacy(let name):
      let forms = registry.legacyMethods(named: name).flatMap(\.modernForms)
      return isForScrollView(site) ? forms : forms.filter { $0 != "scrollView" }
    case .legacySelector: return []
    case .probe, .ownProbe:
      // What a probe finds elsewhere takes no modifier of the view that it stands on.
      guard let receiver = Receiver(of: site, in: self), let name = receiver.view.viewName, areSwiftUIViews([name])
      else { return [] }
      let forms = receiver.view.stylesInForce(in: self).flatMap(\.viewTypes)
      let classes = nativeClasses(of: site)
      return forms.filter { form in
        registry.viewType(callForm: form)?.spans.contains { !Set($0.nativeClasses).isDisjoint(with: classes) } == true
      }
    }
  }

  /// Whether a ScrollView is certainly what a call finds: a paged TabView, a List or an editor of text is a scroll view
  /// too, and does not take all of its modifiers.
  private func isForScrollView(_ site: CallSite) -> Bool {
    guard let expression = receiverExpression(of: site) else {
      // On an implicit `self`.
      return structure.declarations(outwardsFrom: site.enclosing).first { $0.kind.isNominal }?.name == "ScrollView"
    }
    let around = Surroundings(of: site.chainStart, in: self).enclosingViews
    let names = ViewContents(of: expression, in: self).views.compactMap(\.viewName)
    let nearest = names.first { Self.scrollViews.contains($0) } ?? around.compactMap(\.viewName).first {
      Self.scrollViews.contains($0)
    }
    return nearest == "ScrollView"
  }

  /// The views that are backed by a scroll view on some platform.
  private static let scrollViews: Set<String> = [
    "ScrollView", "List", "Form", "Table", "TabView", "TextEditor", "TextField", "Map",
  ]

  /// Whether the call stands right on the view that the view type is for, and not on one that holds it.
  private func isOnTheView(_ site: CallSite, _ viewTypes: [String]) -> Bool {
    guard let name = Receiver(of: site, in: self)?.view.viewName else { return false }
    return viewTypes.allSatisfy { registry.viewType(callForm: $0)?.swiftUIView == name }
  }

  /// Where a call may run: what its list names, or the platforms of the class that have a deployment target.
  private func platforms(of site: CallSite, _ nativeClass: String) -> [Platform] {
    let place = PlaceConditions(of: site, in: tokens)
    guard site.api == .introspect else {
      let all = NativeClass.named(nativeClass)?.platforms ?? []
      return all.filter { settings.targets[$0] != nil && place.mayBuild(for: $0) }
    }
    guard let call = versionLists.call(of: site), !call.isOpaque else {
      return []
    }
    return Platform.allCases.filter { !call.clauses(on: $0).isEmpty }
  }
}
