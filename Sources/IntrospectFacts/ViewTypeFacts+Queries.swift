/// Whether a version of a platform can be named in a call of a view type.
public enum VersionStatus: Sendable, Hashable {
  case available
  /// There is a constant, and the compiler refuses it.
  case unavailable(reason: String)
  /// There is no constant at all.
  case absent(reason: String)

  public var isAvailable: Bool { self == .available }

  /// Why not, in words that may follow a colon; nil where it is available.
  public var reason: String? {
    switch self {
    case .available: nil
    case .unavailable(let reason), .absent(let reason): reason
    }
  }

  /// The word for it in tables.
  public var word: String {
    switch self {
    case .available: "available"
    case .unavailable: "unavailable"
    case .absent: "absent"
    }
  }
}

// MARK: - Versions

extension ViewTypeFacts {
  /// The platforms with at least one version that compiles.
  public var platforms: [Platform] { Platform.allCases.filter { firstVersion(on: $0) != nil } }

  /// The spans of `platform`, the unavailable ones included, oldest first.
  public func spans(on platform: Platform) -> [NativeSpan] { spans.filter { $0.platform == platform } }

  /// The span that `version` falls into, available or not.
  public func span(on platform: Platform, _ version: OSVersion) -> NativeSpan? {
    spans.first { $0.platform == platform && $0.versions.contains(version) }
  }

  /// The versions that compile, oldest first, `v10_15_4` included where it is declared.
  public func availableVersions(on platform: Platform) -> [OSVersion] {
    spans.filter { $0.platform == platform && $0.isAvailable }.flatMap(\.versions)
  }

  /// The oldest version that compiles.
  public func firstVersion(on platform: Platform) -> OSVersion? { availableVersions(on: platform).first }

  /// The newest version that compiles.
  public func lastVersion(on platform: Platform) -> OSVersion? { availableVersions(on: platform).last }

  /// Whether a call can name `version`, and why not.
  public func status(on platform: Platform, _ version: OSVersion) -> VersionStatus {
    if let withdrawal { return .unavailable(reason: withdrawal) }
    guard let span = span(on: platform, version) else {
      return .absent(reason: absence(on: platform, version))
    }
    guard case .unavailable(let reason) = span.availability else { return .available }
    return .unavailable(reason: words(for: reason, PlatformVersion(platform, version)))
  }

  /// Whether any version of `platform` compiles, and why not.
  public func status(on platform: Platform) -> VersionStatus {
    if let withdrawal { return .unavailable(reason: withdrawal) }
    if firstVersion(on: platform) != nil { return .available }
    return .absent(reason: "SwiftUIIntrospect does not declare '\(spelling)' for \(platform.name)")
  }

  private func absence(on platform: Platform, _ version: OSVersion) -> String {
    let ownSpans = spans(on: platform)
    guard let newest = ownSpans.last, let newestVersion = newest.versions.last else {
      return "SwiftUIIntrospect does not declare '\(spelling)' for \(platform.name)"
    }
    // The library stopped marking versions after the view lost its native class: the old reason still holds.
    if version > newestVersion, case .unavailable(let reason) = newest.availability {
      return words(for: reason, PlatformVersion(platform, version))
    }
    let target = PlatformVersion(platform, version)
    return "SwiftUIIntrospect does not declare '\(spelling)' for \(target.displayName)"
  }

  private func words(for reason: NativeSpan.Reason, _ target: PlatformVersion) -> String {
    switch reason {
    case .notYetInSwiftUI: "SwiftUI had no \(feature) on \(target.displayName)"
    case .other(let words): words
    }
  }
}

// MARK: - Native classes

extension ViewTypeFacts {
  /// The classes a closure may get, in the order of the source; empty where the version does not compile.
  public func nativeClasses(on platform: Platform, _ version: OSVersion) -> [String] {
    guard withdrawal == nil, let span = span(on: platform, version), span.isAvailable else { return [] }
    return span.nativeClasses
  }

  /// The class that an untyped closure gets where only `version` is asked for.
  public func nativeClass(on platform: Platform, _ version: OSVersion) -> String? {
    inferredClass(for: [PlatformVersion(platform, version)])
  }

  /// All classes of `platform`, each once, oldest version first.
  public func nativeClasses(on platform: Platform) -> [String] {
    var classes: [String] = []
    for version in availableVersions(on: platform) {
      for name in nativeClasses(on: platform, version) where !classes.contains(name) { classes.append(name) }
    }
    return classes
  }

  /// The classes that fit every one of `targets`: what one call with all of them may be typed with.
  ///
  /// Empty where the targets have no class in common, so that the call does not compile.
  public func commonClasses(of targets: [PlatformVersion]) -> [String] {
    guard let first = targets.first else { return [] }
    return nativeClasses(on: first.platform, first.version).filter { name in
      targets.allSatisfy { nativeClasses(on: $0.platform, $0.version).contains(name) }
    }
  }

  /// The class that an untyped closure gets in one call with all of `targets`.
  ///
  /// Of `.sheet`'s two classes on iOS 15 and later the compiler takes the one that no constant disfavors; where none
  /// is disfavored, as on iOS 27 alone, the more special one, which the library declares last.
  public func inferredClass(for targets: [PlatformVersion]) -> String? {
    let disfavored = targets.compactMap { span(on: $0.platform, $0.version)?.disfavoredClass }
    let common = commonClasses(of: targets)
    return common.last { !disfavored.contains($0) } ?? common.last
  }

  /// The last version of the run that starts with `version` and has one class throughout.
  ///
  /// The answer to "how far can this list be extended without a change of class".
  public func lastVersion(sharingClassWith version: OSVersion, on platform: Platform) -> OSVersion? {
    let classes = nativeClasses(on: platform, version)
    guard !classes.isEmpty else { return nil }
    var last = version
    for next in availableVersions(on: platform) where next > version {
      guard nativeClasses(on: platform, next).contains(where: classes.contains) else { break }
      last = next
    }
    return last
  }
}

// MARK: - Releases of the library

extension ViewTypeFacts {
  /// The first release of the library in which `version` compiles for this form, a pre-release included.
  ///
  /// The later of the release that brought the platform's constant and the one that brought the form, but for a few
  /// exceptions; nil where the version is not declared or the age of the form is not known.
  /// Source: all tags of SwiftUIIntrospect from 0.4.0 to 27.0.0-beta.2.
  public func since(on platform: Platform, _ version: OSVersion) -> LibraryVersion? {
    guard let since, let span = span(on: platform, version) else { return nil }
    let target = PlatformVersion(platform, version)
    if let exception = SinceException.all.first(where: { $0.callForm == callForm && $0.target == target }) {
      return exception.since
    }
    guard span.isAvailable, let constant = platform.constantSince(version) else { return nil }
    return max(since, constant)
  }

  /// The first stable release of the library with that version: the one to name in messages.
  ///
  /// Nil also where only pre-releases had it, as '.toggle(style: .button)' on macOS 26.
  public func stableSince(on platform: Platform, _ version: OSVersion) -> LibraryVersion? {
    guard let release = since(on: platform, version).flatMap(LibraryRelease.firstStable(from:)) else { return nil }
    let wasGone = RemovedMember.all.contains { removed in
      removed.callForm == callForm && removed.platform == platform && removed.versions.contains(version)
        && removed.removedIn <= release.version && !isAvailable(on: platform, version)
    }
    return wasGone ? nil : release.version
  }

  private func isAvailable(on platform: Platform, _ version: OSVersion) -> Bool {
    span(on: platform, version)?.isAvailable ?? false
  }
}
