import IntrospectFacts
import IntrospectSyntax

/// Reads a `project.pbxproj`.
public struct XcodeProjectReader {
  /// The objects of the project in order of place, and by their identifier.
  private let objects: [TreeNode]
  private let numbers: [String: Int]
  /// The group that holds each object, both by identifier.
  private let parents: [String: String]
  /// Where the sources of the project begin, relative to the folder that holds it; nil where that is not understood.
  private let rootFolder: String?

  /// What the project says; nil where the file is not well-formed.
  public static func read(_ source: SourceText) -> XcodeProject? {
    guard let root = TreeReader.read(source, .propertyList), let entries = root["objects"]?.entries else { return nil }
    return XcodeProjectReader(entries).project()
  }

  private init(_ entries: [(key: String, value: TreeNode)]) {
    objects = entries.map(\.value)
    var numbers: [String: Int] = [:]
    var parents: [String: String] = [:]
    for (number, entry) in entries.enumerated() {
      numbers[entry.key] = number
      for child in entry.value["children"]?.elements ?? [] {
        if let child = child.text { parents[child] = entry.key }
      }
    }
    self.numbers = numbers
    self.parents = parents
    let project = objects.first { $0["isa"]?.text == "PBXProject" }
    rootFolder = project.flatMap { $0["projectDirPath"].map(\.text) ?? "" }
  }

  private func project() -> XcodeProject {
    var settings: [DeploymentSetting] = []
    var files: [Located<String>] = []
    var platformsSetOver: [String: Set<Platform>] = [:]
    var unknownFiles: [SourceRange] = []
    var requirements: [Stated<LibraryRequirement>] = []
    for object in objects {
      switch object["isa"]?.text {
      case "XCBuildConfiguration":
        settings += deploymentSettings(of: object)
        guard let reference = object["baseConfigurationReference"] ?? object["baseConfigurationReferenceAnchor"] else {
          continue
        }
        guard let path = configurationPath(of: object) else {
          unknownFiles.append(reference.range)
          continue
        }
        let isFirst = platformsSetOver[path.value] == nil
        if isFirst { files.append(path) }
        let isSet = platformsSet(by: object)
        platformsSetOver[path.value] = isFirst ? isSet : platformsSetOver[path.value]?.intersection(isSet)
      case "XCRemoteSwiftPackageReference":
        if let url = object["repositoryURL"]?.text, LibraryName.matches(url: url) {
          requirements.append(requirement(object))
        }
      case "XCLocalSwiftPackageReference":
        if let path = object["relativePath"], let text = path.text, LibraryName.matches(url: text) {
          requirements.append(.unknown(at: path.range))
        }
      default: continue
      }
    }
    return XcodeProject(
      deployment: DeploymentSettings(settings: settings), configurationFiles: files,
      platformsSetOver: platformsSetOver, unknownConfigurationFiles: unknownFiles,
      library: Stated(agreementOf: requirements))
  }

  private func deploymentSettings(of configuration: TreeNode) -> [DeploymentSetting] {
    (configuration["buildSettings"]?.entries ?? []).compactMap { key, value in
      guard let platform = DeploymentSettings.platform(ofKey: key) else { return nil }
      return DeploymentSetting(
        platform: platform, version: value.text.flatMap { OSVersion($0) }, range: value.range)
    }
  }

  /// The platforms whose targets a configuration sets for all cases.
  private func platformsSet(by configuration: TreeNode) -> Set<Platform> {
    let keys = (configuration["buildSettings"]?.entries ?? []).map(\.key).filter { !$0.utf8.contains(UInt8(ascii: "[")) }
    return Set(keys.compactMap(DeploymentSettings.platform))
  }

  private func requirement(_ object: TreeNode) -> Stated<LibraryRequirement> {
    guard let requirement = object["requirement"] else { return .unknown(at: object.range) }
    let isExact: Bool
    switch requirement["kind"]?.text {
    case "upToNextMajorVersion", "upToNextMinorVersion", "versionRange": isExact = false
    case "exactVersion", "exact": isExact = true
    default: return .unknown(at: requirement.range)
    }
    let names = isExact ? ["version", "exactVersion"] : ["minimumVersion"]
    guard let value = names.lazy.compactMap({ requirement[$0] }).first,
      let version = value.text.flatMap({ LibraryVersion($0) })
    else { return .unknown(at: requirement.range) }
    return .value(Located(isExact ? .exact(version) : .atLeast(version), at: value.range))
  }

  // MARK: - Paths

  private func configurationPath(of configuration: TreeNode) -> Located<String>? {
    if let file = configuration["baseConfigurationReference"] {
      guard let identifier = file.text, let path = object(identifier).flatMap(ownPath)?.located else { return nil }
      return folder(of: identifier).map { Located(Self.join($0, path.value), at: path.range) }
    }
    // A folder whose files are not listed, and the path in it.
    guard let anchor = configuration["baseConfigurationReferenceAnchor"]?.text,
      let path = configuration["baseConfigurationReferenceRelativePath"]?.located, let group = object(anchor),
      let outer = folder(of: anchor)
    else { return nil }
    let folder = Self.join(outer, group["path"]?.text ?? "")
    return Located(Self.join(folder, path.value), at: path.range)
  }

  private func object(_ identifier: String) -> TreeNode? { numbers[identifier].map { objects[$0] } }

  /// A reference without a path has a name that is its path.
  private func ownPath(_ reference: TreeNode) -> TreeNode? { reference["path"] ?? reference["name"] }

  /// The folder that the path of an object is relative to, from the folder of the project; nil where it is not told.
  private func folder(of identifier: String) -> String? {
    var folder = ""
    var current = identifier
    // Groups nested deeper than this hold each other.
    for _ in 0..<64 {
      switch object(current)?["sourceTree"]?.text {
      case "<absolute>": return folder
      case "SOURCE_ROOT": return rootFolder.map { Self.join($0, folder) }
      case "<group>":
        guard let parent = parents[current], let group = object(parent) else { return nil }
        if let path = group["path"] {
          guard let text = path.text else { return nil }
          folder = Self.join(text, folder)
        }
        // The outermost group begins in the folder of the project.
        if parents[parent] == nil { return rootFolder.map { Self.join($0, folder) } }
        current = parent
      default: return nil
      }
    }
    return nil
  }

  private static func join(_ folder: String, _ path: String) -> String {
    if folder.isEmpty || path.hasPrefix("/") { return path }
    return path.isEmpty ? folder : folder + "/" + path
  }
}
