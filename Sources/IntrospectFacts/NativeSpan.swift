/// A run of versions of one platform on which a view type has the same native classes.
public struct NativeSpan: Sendable, Hashable {
  public enum Availability: Sendable, Hashable {
    case available
    /// The constants exist, and using them is a compile error.
    case unavailable(Reason)
  }

  /// Why a constant is marked unavailable.
  public enum Reason: Sendable, Hashable {
    /// SwiftUI did not have the view, style or modifier yet.
    case notYetInSwiftUI
    /// Something else, in words that may follow a colon.
    case other(String)
  }

  public let platform: Platform
  /// The constants of the span, oldest first.
  public let versions: [OSVersion]
  /// The classes that the constants are declared for, in the order of the source; nearly always one.
  public let nativeClasses: [String]
  /// The one of two classes that an untyped closure does not get, by `@_disfavoredOverload`.
  public let disfavoredClass: String?
  public let availability: Availability
  /// What a user should know although it compiles: "only where …".
  public let note: String?

  public init(
    _ platform: Platform, versions: [OSVersion], nativeClasses: [String], disfavoredClass: String? = nil,
    availability: Availability = .available, note: String? = nil
  ) {
    self.platform = platform
    self.versions = versions
    self.nativeClasses = nativeClasses
    self.disfavoredClass = disfavoredClass
    self.availability = availability
    self.note = note
  }

  public var isAvailable: Bool { availability == .available }
}

// MARK: - How facts are written

extension NativeSpan {
  static func iOS(_ versions: ClosedRange<OSVersion>, _ nativeClasses: String..., note: String? = nil) -> Self {
    available(.iOS, versions, nativeClasses, note)
  }

  static func tvOS(_ versions: ClosedRange<OSVersion>, _ nativeClasses: String..., note: String? = nil) -> Self {
    available(.tvOS, versions, nativeClasses, note)
  }

  static func macOS(_ versions: ClosedRange<OSVersion>, _ nativeClasses: String..., note: String? = nil) -> Self {
    available(.macOS, versions, nativeClasses, note)
  }

  static func visionOS(_ versions: ClosedRange<OSVersion>, _ nativeClasses: String..., note: String? = nil) -> Self {
    available(.visionOS, versions, nativeClasses, note)
  }

  /// The versions older than `version`, which SwiftUI lacks the view on; the class is what the library declares anyway.
  static func iOS(before version: OSVersion, _ nativeClass: String) -> Self { early(.iOS, version, nativeClass) }

  /// The versions older than `version`, which SwiftUI lacks the view on; the class is what the library declares anyway.
  static func tvOS(before version: OSVersion, _ nativeClass: String) -> Self { early(.tvOS, version, nativeClass) }

  /// The versions older than `version`, which SwiftUI lacks the view on; the class is what the library declares anyway.
  static func macOS(before version: OSVersion, _ nativeClass: String) -> Self { early(.macOS, version, nativeClass) }

  /// The versions older than `version`, which SwiftUI lacks the view on; the class is what the library declares anyway.
  static func visionOS(before version: OSVersion, _ nativeClass: String) -> Self {
    early(.visionOS, version, nativeClass)
  }

  /// The same span, with one of its classes hidden from untyped closures.
  func disfavoring(_ nativeClass: String) -> Self {
    Self(
      platform, versions: versions, nativeClasses: nativeClasses, disfavoredClass: nativeClass,
      availability: availability, note: note)
  }

  /// The same span, marked unavailable for a reason that is not SwiftUI's age.
  func unavailable(_ reason: String) -> Self {
    Self(
      platform, versions: versions, nativeClasses: nativeClasses, disfavoredClass: disfavoredClass,
      availability: .unavailable(.other(reason)), note: note)
  }

  // Kept out of line: inlined into every fact, it nearly doubles the time that an optimized build takes.
  @inline(never)
  private static func available(
    _ platform: Platform, _ versions: ClosedRange<OSVersion>, _ nativeClasses: [String], _ note: String?
  ) -> Self {
    Self(platform, versions: platform.constants(in: versions), nativeClasses: nativeClasses, note: note)
  }

  @inline(never)
  private static func early(_ platform: Platform, _ version: OSVersion, _ nativeClass: String) -> Self {
    Self(
      platform, versions: platform.versions.filter { $0 < version }, nativeClasses: [nativeClass],
      availability: .unavailable(.notYetInSwiftUI))
  }
}
