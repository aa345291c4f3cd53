import Testing

/// What `doctor` says of files of the app Harbour, where several projects and packages compete.
struct AppProjectTests {
  /// A file, and what is known of it; by hand from the files of the project.
  struct Known: Sendable, CustomStringConvertible {
    let path: String
    let owner: String
    let targets: String
    let isOfferedAsLibrary: Bool
    var description: String { path }
  }

  /// The only pin of the app.
  private static let library =
    "library 26.0.1 (Harbour.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved:19)"

  static let known: [Known] = [
    Known(
      path: "Harbour/Voyage/VoyageLog.swift", owner: "this folder",
      // The app says 16 in a file of settings, the widgets say 17.
      targets: "targets iOS 16 to 17 (Config/Harbour.xcconfig:5), macOS 14 (Harbour.xcodeproj/project.pbxproj:90)",
      isOfferedAsLibrary: false),
    Known(
      path: "Packages/DesignSystem/Sources/DesignSystem/SplitList.swift", owner: "'Packages/DesignSystem'",
      targets: "targets iOS 16 (Packages/DesignSystem/Package.swift:6), macOS 13 (Packages/DesignSystem/Package.swift:6)",
      isOfferedAsLibrary: true),
    Known(
      path: "Packages/Feed/Sources/Feed/Composer.swift", owner: "'Packages/Feed'",
      targets: "targets iOS 16 (Packages/Feed/Package.swift:6), macOS 14 (Packages/Feed/Package.swift:6)",
      isOfferedAsLibrary: true),
    Known(
      path: "Packages/Media/Sources/Media/PlayerControls.swift", owner: "'Packages/Media'",
      targets: "targets iOS 17 (Packages/Media/Package.swift:6), macOS 14 (Packages/Media/Package.swift:6)",
      isOfferedAsLibrary: true),
    Known(
      path: "Packages/Media/Sources/MediaLab/LabView.swift", owner: "'Packages/Media'",
      targets: "targets iOS 17 (Packages/Media/Package.swift:6), macOS 14 (Packages/Media/Package.swift:6)",
      isOfferedAsLibrary: false),
  ]

  @Test(arguments: known)
  func theOwnerTheTargetsAndThePinAreKnown(file: Known) throws {
    let app = try #require(AppTree.all.first { $0.name == "Harbour" })
    let run = app.run(["doctor", file.path])
    let lines = run.output.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(run.status == .clean)
    #expect(lines.contains("repository     /project (by its .git)"))
    #expect(lines.contains("project        \(file.owner), 1 file that introspects"), "\(run.output)")
    #expect(lines.contains { $0 == file.targets }, "\(run.output)")
    #expect(lines.contains { $0 == Self.library }, "\(run.output)")
    #expect(lines.contains("in a target that the package offers as a library") == file.isOfferedAsLibrary)
  }
}
