import IntrospectFacts
import IntrospectSyntax

/// What a call of a probe for a class looks for, and whether the view that it stands on has it.
///
/// A probe searches far around its view, so that a view without the object means an object of another view.
struct ProbeSearch {
  enum Verdict {
    /// The view has nothing native behind it, and why: a clause. Nothing of the class stands in it either.
    case unbacked(reason: String)
    /// The view has the class behind it on some versions only, or in another style.
    case elsewhere(Elsewhere)
  }

  /// Versions on which the view has other classes behind it.
  struct Elsewhere {
    /// The versions that miss the class, by platform.
    let missing: [PlatformVersions]
    /// What stands there instead.
    let classes: [String]
    /// The versions of the same platforms that have it; none where no version has.
    let found: [PlatformVersions]
    /// The view type that finds the view; nil where several do, or none.
    let form: ViewTypeFacts?
  }

  /// The class that the call names.
  let nativeClass: String
  let nameToken: Int
  /// The view that the call stands on.
  let receiver: Receiver
  let verdict: Verdict

  /// Nil where the view has an object of the class, where it may have one, and where that cannot be told.
  init?(_ site: CallSite, in file: FileContext) {
    guard let token = file.classToken(of: site) else { return nil }
    let name = file.tokens.name(token)
    guard let receiver = Receiver(of: site, in: file), let view = receiver.view.viewName,
      !receiver.contents.isCutOff, !Self.isAround(name)
    else { return nil }
    let platforms = Self.platforms(of: name, site, in: file)
    guard !platforms.isEmpty else { return nil }
    let styles = receiver.view.stylesInForce(in: file)
    guard !styles.isEmpty, styles.allSatisfy({ $0.confidence > .low }) else { return nil }
    nativeClass = name
    nameToken = token
    self.receiver = receiver

    // What a custom view in it holds, the call is hardly meant for: it names a class that the view itself has at times.
    let known = receiver.contents.views.filter { content in
      content.viewName.map { !file.styles(of: $0).isEmpty } == true
    }
    let natives = ViewNatives.distinct(of: known, in: file)
    let ownNatives = ViewNatives(of: receiver.view, in: file)
    let place = PlaceConditions(of: site, in: file.tokens)
    var missing: [Platform: [OSVersion]] = [:]
    var found: [Platform: [OSVersion]] = [:]
    for platform in platforms {
      for version in Self.versions(of: platform, in: file) where place.mayRun(version, on: platform) {
        let sought = SoughtObject.Place(platform: platform, version: version, nativeClass: name)
        let holdings = natives.map { $0.holding(at: sought) }
        if holdings.contains(.something) {
          found[platform, default: []].append(version)
        } else if ownNatives.holding(at: sought) == .nothing {
          missing[platform, default: []].append(version)
        }
      }
    }
    guard !missing.isEmpty else { return nil }
    let classes = Self.classes(of: styles, on: missing)
    if classes.isEmpty {
      // What stands around the view may be what is meant.
      guard receiver.contents.isComplete, found.isEmpty, let reason = Self.reason(styles, missing),
        !Self.isAroundReceiver(name, site, in: file)
      else { return nil }
      verdict = .unbacked(reason: reason)
    } else {
      // A class that the view never has is one of something else, and may be meant.
      guard Self.hasSomewhere(name, view, on: platforms, in: file) else { return nil }
      // Where the style is left open, the plain form is the one to start with.
      let plain = styles.filter { $0.style == nil }.flatMap(\.viewTypes)
      let forms = Set(plain.isEmpty ? styles.flatMap(\.viewTypes) : plain)
      verdict = .elsewhere(
        Elsewhere(
          missing: platforms.compactMap { platform in missing[platform].map { PlatformVersions(platform, $0) } },
          classes: classes,
          found: platforms.compactMap { platform in found[platform].map { PlatformVersions(platform, $0) } },
          form: forms.count == 1 ? forms.first.flatMap { file.registry.viewType(callForm: $0) } : nil))
    }
    let names = known.compactMap(\.viewName)
    guard file.areSwiftUIViews(names) else { return nil }
  }

  // MARK: What is asked

  /// Windows and controllers stand around a view.
  private static func isAround(_ nativeClass: String) -> Bool {
    nativeClass.hasSuffix("Window") || nativeClass.hasSuffix("Controller")
  }

  /// The platforms that are judged: of those that have the class, those with a deployment target; without any, the
  /// first one.
  private static func platforms(of nativeClass: String, _ site: CallSite, in file: FileContext) -> [Platform] {
    let place = PlaceConditions(of: site, in: file.tokens)
    let all = Self.platforms(of: nativeClass).filter(place.mayBuild)
    let known = all.filter { file.settings.targets[$0] != nil }
    return known.isEmpty ? Array(all.prefix(1)) : known
  }

  private static func platforms(of nativeClass: String) -> [Platform] {
    if let facts = NativeClass.named(nativeClass) { return facts.platforms }
    if nativeClass.hasPrefix("UI") { return Platform.allCases.filter(\.isUIKit) }
    return nativeClass.hasPrefix("NS") ? Platform.allCases.filter(\.isAppKit) : []
  }

  /// The versions that the app runs on; all that are known without a deployment target.
  private static func versions(of platform: Platform, in file: FileContext) -> [OSVersion] {
    let known = file.registry.versions(on: platform)
    guard let target = file.settings.targets[platform]?.highest,
      // A target such as 16.4 still runs the release that it is an update of.
      let oldest = known.last(where: { $0 <= target }) ?? known.first
    else { return known }
    return known.filter { $0 >= oldest }
  }

  // MARK: What is known

  private static func classes(of styles: [SwiftUIBacking], on versions: [Platform: [OSVersion]]) -> [String] {
    var classes: [String] = []
    for platform in Platform.allCases {
      for version in versions[platform] ?? [] {
        for style in styles {
          guard case .classes(let found) = style.answer(on: platform, version) else { continue }
          classes += found.filter { !classes.contains($0) }
        }
      }
    }
    return classes
  }

  /// Why the view has nothing behind it.
  private static func reason(_ styles: [SwiftUIBacking], _ versions: [Platform: [OSVersion]]) -> String? {
    for style in styles {
      for platform in Platform.allCases {
        guard let version = versions[platform]?.first else { continue }
        if case .nothing(let reason) = style.answer(on: platform, version) { return reason }
      }
    }
    return nil
  }

  /// Whether the view has the class, or one below it, on some version or in some style.
  private static func hasSomewhere(
    _ nativeClass: String, _ view: String, on platforms: [Platform], in file: FileContext
  ) -> Bool {
    file.styles(of: view).backings.contains { style in
      platforms.contains { platform in
        guard case .classes(let classes) = style.answer(on: platform) else { return false }
        return classes.contains { NativeComposition.isKind($0, of: nativeClass) }
      }
    }
  }

  /// Whether the view stands in another one that has the class.
  private static func isAroundReceiver(_ nativeClass: String, _ site: CallSite, in file: FileContext) -> Bool {
    let surroundings = Surroundings(of: site.chainStart, in: file)
    return surroundings.enclosingViews.contains { view in
      view.stylesInForce(in: file).contains { style in
        style.spans.contains { span in
          span.nativeClasses.contains { NativeComposition.encloses($0, with: nativeClass) }
        }
      }
    }
  }
}

extension FileContext {
  /// The token of the class that a probe looks for: `UIScrollView` of `.extract(UIScrollView.self)`; nil for other
  /// calls. What a probe of the project's own does with a class, nobody knows here.
  func classToken(of site: CallSite) -> Int? {
    guard case .probe = site.api, runsCustomizeClosure(of: site) else { return nil }
    return site.arguments.first?.value.first
  }
}
