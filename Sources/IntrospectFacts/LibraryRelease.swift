/// A release of SwiftUIIntrospect.
public struct LibraryRelease: Sendable, Hashable {
  public let version: LibraryVersion
  /// The day of the tag: `2026-03-17`.
  public let date: String

  public var isStable: Bool { !version.isPrerelease }

  private init(_ version: LibraryVersion, _ date: String) {
    self.version = version
    self.date = date
  }

  /// The first stable release that is at least `version`.
  public static func firstStable(from version: LibraryVersion) -> LibraryRelease? {
    all.first { $0.isStable && $0.version >= version }
  }

  /// The newest stable release.
  public static var newestStable: LibraryRelease? { all.last(where: \.isStable) }

  /// In order of version, which is the order of time too.
  ///
  /// Source: the tags of SwiftUIIntrospect. 27.0.0 came after the sources that the registry was taken from; it is
  /// entered here for the versions that its betas brought.
  public static let all = [
    LibraryRelease(LibraryVersion(0, 0, 1), "2019-11-27"),
    LibraryRelease(LibraryVersion(0, 0, 2), "2019-11-29"),
    LibraryRelease(LibraryVersion(0, 0, 3), "2019-12-01"),
    LibraryRelease(LibraryVersion(0, 0, 4), "2019-12-02"),
    LibraryRelease(LibraryVersion(0, 0, 5), "2019-12-02"),
    LibraryRelease(LibraryVersion(0, 0, 6), "2019-12-10"),
    LibraryRelease(LibraryVersion(0, 1, 0), "2020-02-12"),
    LibraryRelease(LibraryVersion(0, 1, 1), "2020-10-21"),
    LibraryRelease(LibraryVersion(0, 1, 2), "2020-12-08"),
    LibraryRelease(LibraryVersion(0, 1, 3), "2021-03-15"),
    LibraryRelease(LibraryVersion(0, 1, 4), "2022-01-25"),
    LibraryRelease(LibraryVersion(0, 2, 0), "2023-02-14"),
    LibraryRelease(LibraryVersion(0, 2, 1), "2023-02-15"),
    LibraryRelease(LibraryVersion(0, 2, 2), "2023-02-15"),
    LibraryRelease(LibraryVersion(0, 2, 3), "2023-02-18"),
    LibraryRelease(LibraryVersion(0, 3, 0), "2023-05-12"),
    LibraryRelease(LibraryVersion(0, 3, 1), "2023-05-12"),
    LibraryRelease(LibraryVersion(0, 4, 0), "2023-06-01"),
    LibraryRelease(LibraryVersion(0, 5, 0), "2023-06-03"),
    LibraryRelease(LibraryVersion(0, 5, 1), "2023-06-03"),
    LibraryRelease(LibraryVersion(0, 5, 2), "2023-06-05"),
    LibraryRelease(LibraryVersion(0, 6, 0), "2023-06-06"),
    LibraryRelease(LibraryVersion(0, 6, 1), "2023-06-10"),
    LibraryRelease(LibraryVersion(0, 6, 2), "2023-06-21"),
    LibraryRelease(LibraryVersion(0, 6, 3), "2023-06-25"),
    LibraryRelease(LibraryVersion(0, 7, 0), "2023-06-27"),
    LibraryRelease(LibraryVersion(0, 8, 0), "2023-07-01"),
    LibraryRelease(LibraryVersion(0, 9, 0), "2023-07-06"),
    LibraryRelease(LibraryVersion(0, 9, 1), "2023-07-12"),
    LibraryRelease(LibraryVersion(0, 9, 2), "2023-07-19"),
    LibraryRelease(LibraryVersion(0, 10, 0), "2023-07-20"),
    LibraryRelease(LibraryVersion(0, 11, 0), "2023-08-18"),
    LibraryRelease(LibraryVersion(0, 11, 1), "2023-08-25"),
    LibraryRelease(LibraryVersion(0, 12, 0), "2023-08-28"),
    LibraryRelease(LibraryVersion(1, 0, 0), "2023-09-13"),
    LibraryRelease(LibraryVersion(1, 1, 0), "2023-10-05"),
    LibraryRelease(LibraryVersion(1, 1, 1), "2023-10-27"),
    LibraryRelease(LibraryVersion(1, 1, 2), "2024-01-03"),
    LibraryRelease(LibraryVersion(1, 1, 3), "2024-02-25"),
    LibraryRelease(LibraryVersion(1, 1, 4), "2024-05-07"),
    LibraryRelease(LibraryVersion(1, 2, 0), "2024-06-18"),
    LibraryRelease(LibraryVersion(1, 3, 0), "2024-07-17"),
    LibraryRelease(LibraryVersion(1, 4, 0, "beta.1"), "2025-06-10"),
    LibraryRelease(LibraryVersion(1, 4, 0, "beta.2"), "2025-06-17"),
    LibraryRelease(LibraryVersion(1, 4, 0, "beta.3"), "2025-07-10"),
    LibraryRelease(LibraryVersion(1, 4, 0, "beta.4"), "2025-07-31"),
    LibraryRelease(LibraryVersion(26, 0, 0, "rc.1"), "2025-09-11"),
    LibraryRelease(LibraryVersion(26, 0, 0), "2025-09-15"),
    LibraryRelease(LibraryVersion(26, 0, 1), "2026-03-17"),
    LibraryRelease(LibraryVersion(27, 0, 0, "beta.1"), "2026-06-09"),
    LibraryRelease(LibraryVersion(27, 0, 0, "beta.2"), "2026-07-08"),
    LibraryRelease(LibraryVersion(27, 0, 0), "2026-09-14"),
  ]
}
