/// A tree of files that looks to a linter as a repository does: its folders, their files, and what stands in them.
///
/// The same plan gives the same bytes in every run and on every machine.
public struct TreePlan: Sendable {
  public enum Profile: String, Sendable, CaseIterable {
    /// Six files in a thousand are of interest.
    case app
    /// Every file is.
    case hits
  }

  public enum Size: String, Sendable, CaseIterable {
    case small = "S"
    case medium = "M"
    case large = "L"

    /// How many Swift files there are.
    public var swiftFileCount: Int {
      switch self {
      case .small: 150
      case .medium: 4_000
      case .large: 28_000
      }
    }
  }

  /// One file of the tree.
  public struct File: Sendable, Hashable {
    /// From the root of the tree.
    public let path: String
    /// About how long it is, in bytes.
    public let size: Int
    public let isHit: Bool
    /// What the text is made from.
    public let seed: UInt64

    public var isSwift: Bool { path.hasSuffix(".swift") }
  }

  public let profile: Profile
  public let swiftFileCount: Int
  public let seed: UInt64

  public init(_ profile: Profile, _ size: Size, seed: UInt64 = 1) {
    self.init(profile, swiftFileCount: size.swiftFileCount, seed: seed)
  }

  public init(_ profile: Profile, swiftFileCount: Int, seed: UInt64 = 1) {
    self.profile = profile
    self.swiftFileCount = swiftFileCount
    self.seed = seed
  }

  /// What tells one plan from another, and one state of this code from the next: a name for a folder.
  public var name: String { "\(profile.rawValue)-\(swiftFileCount)-\(seed)-v\(Self.revision)" }

  /// To be raised when the same plan is to give other files.
  private static let revision = 1

  // Of all files, 47.5 % are Swift; a folder holds 4.2 of them; half of the folders lie in bundles of Xcode.
  private var fileCount: Int { swiftFileCount * 1000 / 475 }
  private var folderCount: Int { max(2, fileCount * 10 / 42) }

  /// All files, folder by folder.
  public func files() -> [File] {
    var random = SeededGenerator(seed: seed)
    let bundled = folderCount / 2
    let folders = ordinaryFolders(folderCount - bundled, &random)
    var files = bundleFiles(bundled, in: folders, &random)
    let sizes = FileSizes()
    for number in 0..<swiftFileCount {
      // The first of every 167, so that the share is the same in every tree.
      let isHit = profile == .hits || number % 167 == 3
      let name = Self.names[number % Self.names.count]
      files.append(
        File(
          path: "\(random.pick(folders))\(name)\(number).swift", size: max(sizes.next(&random), isHit ? 400 : 0),
          isHit: isHit, seed: random.next()))
    }
    let others = [".json", ".md", ".h", ".m", ".png", ".strings"]
    for number in 0..<max(0, fileCount - files.count) {
      files.append(
        File(
          path: "\(random.pick(folders))Other\(number)\(random.pick(others))", size: 200 + random.below(2_000),
          isHit: false, seed: random.next()))
    }
    return files.sorted { $0.path < $1.path }
  }

  /// Folders that hold sources, each with a slash at its end; few lie deeper than five.
  private func ordinaryFolders(_ count: Int, _ random: inout SeededGenerator) -> [String] {
    var folders = ["Sources/"]
    for number in 1..<max(2, count) {
      let parent = folders[random.below(folders.count)]
      folders.append("\(parent)\(Self.folderNames[number % Self.folderNames.count])\(number)/")
    }
    return folders
  }

  /// Asset catalogues with a folder for each image, and folders of translations: two files in each.
  private func bundleFiles(_ count: Int, in folders: [String], _ random: inout SeededGenerator) -> [File] {
    var files: [File] = []
    var catalogue = ""
    for number in 0..<count {
      let folder: String
      if number % 6 == 5 {
        folder = "\(random.pick(folders))l\(number).lproj/"
      } else {
        if number % 40 == 0 { catalogue = "\(random.pick(folders))Assets\(number).xcassets/" }
        folder = "\(catalogue)image\(number).imageset/"
      }
      for name in ["Contents.json", "image.png"] {
        files.append(File(path: folder + name, size: 200 + random.below(800), isHit: false, seed: random.next()))
      }
    }
    return files
  }

  private static let names = ["FeedView", "ProfileModel", "SettingsScreen", "NetworkClient", "RowCell", "Theme"]
  private static let folderNames = ["Views", "Models", "Screens", "Network", "Support", "Resources"]

  /// The content of a file.
  public func contents(of file: File) -> [UInt8] {
    guard file.isSwift else { return [UInt8](repeating: UInt8(ascii: "x"), count: file.size) }
    var text = SwiftText(seed: file.seed)
    return text.text(size: file.size, isHit: file.isHit)
  }
}
