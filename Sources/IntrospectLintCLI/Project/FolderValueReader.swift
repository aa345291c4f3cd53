import IntrospectFacts
import IntrospectLintKit
import IntrospectRules
import IntrospectSyntax

/// Reads the files of one folder that tell what a project is built for and with.
///
/// What cannot be read says nothing: the run is about sources, and these files are only asked for help.
struct FolderValueReader {
  let folder: ProjectFolder
  /// Nothing outside of it is read.
  let root: String
  let files: FileSystem

  private var result = FolderValues()

  init(folder: ProjectFolder, root: String, files: FileSystem) {
    self.folder = folder
    self.root = root
    self.files = files
  }

  mutating func read() -> FolderValues {
    if folder.hasManifest, let source = source("Package.swift") { read(PackageManifestReader.read(source), source) }
    for name in folder.projects {
      guard let source = source("\(name)/project.pbxproj") else { continue }
      result.hasProjects = true
      // A project that cannot be understood may say anything.
      guard let project = XcodeProjectReader.read(source) else {
        for platform in Platform.allCases { result.targets[platform] = .unknown }
        continue
      }
      read(project, source)
    }
    readPins()
    return result
  }

  private func source(_ name: String) -> SourceText? {
    text(at: PathName.join(folder.path, name))
  }

  /// A file inside the repository, if it is text.
  private func text(at path: String) -> SourceText? {
    guard let real = files.realPath(path), PathName.isInside(real, root), files.isFile(path) else { return nil }
    var buffer = ReadBuffer(capacity: 1 << 14)
    guard (try? files.read(path, &buffer)) != nil else { return nil }
    switch buffer.withBytes({ SourceEncoding($0) }) {
    case .utf8, .damagedUTF8: return SourceText(path: path, bytes: buffer.bytes)
    case .utf16, .binary: return nil
    }
  }

  /// How messages name a file: relative to the working directory.
  private func name(of source: SourceText) -> String {
    let directory = files.workingDirectory()
    let parent = PathName.parent(of: source.path) ?? "/"
    let named = PathName.named(parent, like: ".", at: directory, from: directory)
    return PathName.join(named, PathName.lastPart(of: source.path))
  }

  private func origin(_ range: SourceRange, in source: SourceText) -> String {
    "\(name(of: source)):\(LineTable(source).line(of: range.start))"
  }

  // MARK: - Targets

  private typealias Targets = WritableKeyPath<FolderValues, [Platform: FolderValues.TargetState]>

  private mutating func add(
    _ state: FolderValues.TargetState, for platform: Platform, to targets: Targets = \.targets
  ) {
    switch (result[keyPath: targets][platform], state) {
    case (nil, _): result[keyPath: targets][platform] = state
    case (.known(let one), .known(let other)):
      // Two values for one source: nobody knows which of them holds, and each rule goes by the one that keeps it
      // silent.
      let origin = one.lowest <= other.lowest ? one.origin : other.origin
      result[keyPath: targets][platform] = .known(
        DeploymentTarget(min(one.lowest, other.lowest), max(one.highest, other.highest), origin: origin))
    default: result[keyPath: targets][platform] = .unknown
    }
  }

  private mutating func read(_ manifest: PackageManifest, _ source: SourceText) {
    result.manifest = manifest
    for platform in Platform.allCases {
      switch manifest.deploymentTarget(on: platform) {
      case .value(let version):
        let target = DeploymentTarget(version.value, origin: origin(version.range, in: source))
        add(.known(target), for: platform, to: \.manifestTargets)
      case .unknown: add(.unknown, for: platform, to: \.manifestTargets)
      // The tools have a value for what the list does not name; where there is no list, somebody farther out may know.
      case .nothing: if manifest.statesPlatforms { add(.unknown, for: platform, to: \.manifestTargets) }
      }
    }
    read(manifest.library)
  }

  private mutating func read(_ project: XcodeProject, _ source: SourceText) {
    var settings = [(project.deployment, source)]
    var isMissing: Set<Platform> = project.unknownConfigurationFiles.isEmpty ? [] : Set(Platform.allCases)
    for file in project.configurationFiles where !Self.isOfCocoaPods(file.value) {
      guard !follow(file.value, from: folder.path, into: &settings, depth: 0) else { continue }
      isMissing.formUnion(Set(Platform.allCases).subtracting(project.platformsSetOver[file.value] ?? []))
    }
    for platform in Platform.allCases {
      let values = settings.flatMap { deployment, source in
        [deployment.lowest(on: platform), deployment.highest(on: platform)].compactMap { $0 }.map { ($0, source) }
      }
      guard let lowest = values.min(by: { $0.0.value < $1.0.value }) else {
        if isMissing.contains(platform) { add(.unknown, for: platform) }
        continue
      }
      if isMissing.contains(platform) || settings.contains(where: { $0.0.hasUnknownValue(on: platform) }) {
        add(.unknown, for: platform)
        continue
      }
      let highest = values.map(\.0.value).max()
      let origin = origin(lowest.0.range, in: lowest.1)
      add(.known(DeploymentTarget(lowest.0.value, highest, origin: origin)), for: platform)
    }
    read(project.library)
  }

  /// Whether CocoaPods makes the file, which is kept out of most repositories: it holds flags and paths, no targets.
  private static func isOfCocoaPods(_ path: String) -> Bool {
    path.contains("Pods/Target Support Files/") || PathName.lastPart(of: path).hasPrefix("Pods-")
  }

  /// Reads a file of build settings and those that it includes; false where one of them cannot be had.
  private func follow(
    _ path: String, from folder: String, into settings: inout [(DeploymentSettings, SourceText)], depth: Int
  ) -> Bool {
    let whole = ReportPath(path, from: folder).absolute
    // A file that includes itself is read a few times and then is unknown.
    guard depth < 8, let source = text(at: whole) ?? text(at: spelledOtherwise(whole)) else { return false }
    let config = XcodeConfigReader.read(source)
    settings.append((config.deployment, source))
    var isComplete = true
    for include in config.includes {
      let isRead = follow(
        include.path.value, from: PathName.parent(of: whole) ?? "/", into: &settings, depth: depth + 1)
      if !isRead, !include.isOptional { isComplete = false }
    }
    return isComplete
  }

  /// The file of that name but for the case of letters, which the disks of Macs do not tell apart.
  private func spelledOtherwise(_ path: String) -> String {
    guard let folder = PathName.parent(of: path), let entries = try? files.entries(folder) else { return path }
    let name = PathName.lastPart(of: path).lowercased()
    let found = entries.map(\.name).filter { $0.lowercased() == name }
    return found.count == 1 ? PathName.join(folder, found[0]) : path
  }

  // MARK: - The library

  private mutating func read(_ requirement: Stated<LibraryRequirement>) {
    guard let bound = requirement.value?.lowerBound else { return }
    // Of two requirements the package manager meets both, so the higher one is a bound as well; the lower is certain.
    result.requirement = min(result.requirement ?? bound, bound)
  }

  private mutating func readPins() {
    for name in folder.pinFiles {
      guard let source = source(name) else { continue }
      add(PackageResolvedReader.read(source), source, isCertain: false)
    }
    if folder.hasPodPins, let source = source("Podfile.lock") {
      add(PodfileLockReader.read(source), source, isCertain: true)
    }
  }

  private mutating func add(_ stated: Stated<LibraryVersion>, _ source: SourceText, isCertain: Bool) {
    switch stated {
    case .nothing: return
    case .unknown: result.pin = .unknown
    case .value(let version):
      let place = LibraryPinPlace(path: name(of: source), range: version.range, version: version.value)
      let pin = LibraryPin(
        version: version.value, origin: origin(version.range, in: source), isCertain: isCertain, place: place)
      switch result.pin {
      case nil: result.pin = .known(pin)
      // Pins that disagree are as good as none.
      case .known(let other): if other.version != pin.version { result.pin = .unknown }
      case .unknown: return
      }
    }
  }
}
