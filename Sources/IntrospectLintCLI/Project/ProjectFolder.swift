/// The files of one folder that tell what a project is built for and with.
struct ProjectFolder: Sendable {
  /// Absolute, without links.
  let path: String
  /// Whether a `Package.swift` stands here.
  let hasManifest: Bool
  /// The names of the Xcode projects here, in order.
  let projects: [String]
  /// The names of the Xcode workspaces here, in order.
  let workspaces: [String]
  let hasPackagePins: Bool
  let hasPodPins: Bool

  /// Whether sources below belong to what stands here.
  var isOwner: Bool { hasManifest || !projects.isEmpty || !workspaces.isEmpty }

  init(_ path: String, in files: FileSystem) {
    self.path = path
    // A folder that cannot be read says nothing.
    let entries = (try? files.entries(path))?.filter(\.isNameValid) ?? []
    func names(_ suffix: StaticString) -> [String] {
      entries.filter { $0.kind == .directory && PathName.hasSuffix($0.name, suffix) }.map(\.name)
        .sorted(by: PathName.isOrdered)
    }
    func has(_ name: String) -> Bool { entries.contains { $0.name == name && $0.kind == .file } }
    hasManifest = has("Package.swift")
    projects = names(".xcodeproj")
    workspaces = names(".xcworkspace")
    hasPackagePins = has("Package.resolved")
    hasPodPins = has("Podfile.lock")
  }

  /// Where the pins of the package manager may stand.
  var pinFiles: [String] {
    let shared = "xcshareddata/swiftpm/Package.resolved"
    return (hasPackagePins ? ["Package.resolved"] : []) + projects.map { "\($0)/project.xcworkspace/\(shared)" }
      + workspaces.map { "\($0)/\(shared)" }
  }
}
