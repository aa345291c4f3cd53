import IntrospectFacts
import IntrospectLintKit
import IntrospectRules
import IntrospectSyntax

/// Finds what the project around a source is built for and with: deployment targets, and the release of the library.
///
/// The owner of a source is the nearest folder upward with a manifest or an Xcode project. Each value that its files do
/// not give is looked for farther out, up to the root of the repository. Every file is read once.
struct ProjectReader: Sendable {
  private let files: FileSystem
  private var folders: [String: ProjectFolder] = [:]
  private var values: [String: FolderValues] = [:]

  init(_ files: FileSystem) { self.files = files }

  /// What is known of the project around a source.
  struct Facts: Sendable, Hashable {
    /// The folder that the source belongs to; nil without a manifest or an Xcode project up to the root.
    var owner: String?
    var targets: [Platform: DeploymentTarget] = [:]
    var library: LibraryPin?
    /// The release that a requirement asks for at least.
    var requirement: LibraryVersion?
    var isInLibraryProduct: Bool?

    /// What holds for a source: the configuration first, but for the library, which a pin knows better.
    func settings(over configuration: FileSettings) -> FileSettings {
      var settings = configuration
      settings.targets = targets.merging(configuration.targets) { $1 }
      settings.library = library?.version ?? configuration.library
      settings.oldestLibrary = settings.library ?? requirement
      settings.isInLibraryProduct = isInLibraryProduct
      return settings
    }
  }

  mutating func facts(for file: FileDiscovery.File) -> Facts {
    var facts = Facts()
    var known = FolderValues()
    for path in folders(from: PathName.parent(of: file.realPath) ?? "/", to: file.root) {
      let folder = folder(path)
      if facts.owner == nil {
        guard folder.isOwner else { continue }
        facts.owner = path
      }
      let values = values(of: folder, in: file.root)
      if facts.isInLibraryProduct == nil, let manifest = values.manifest {
        facts.isInLibraryProduct = PathName.relative(file.realPath, to: path).flatMap {
          manifest.isInLibraryProduct(fileAt: String($0))
        }
      }
      known = known.filled(from: values.forSource(PathName.relative(file.realPath, to: path).map(String.init)))
    }
    facts.targets = known.targets.compactMapValues { $0.target }
    facts.library = known.confirmedPin
    facts.requirement = known.requirement
    return facts
  }

  private func folders(from folder: String, to root: String) -> [String] {
    var result = [folder]
    while let last = result.last, last != root, let parent = PathName.parent(of: last) { result.append(parent) }
    return result
  }

  private mutating func folder(_ path: String) -> ProjectFolder {
    if let folder = folders[path] { return folder }
    let folder = ProjectFolder(path, in: files)
    folders[path] = folder
    return folder
  }

  private mutating func values(of folder: ProjectFolder, in root: String) -> FolderValues {
    if let values = values[folder.path] { return values }
    var reader = FolderValueReader(folder: folder, root: root, files: files)
    let read = reader.read()
    values[folder.path] = read
    return read
  }
}

/// A release of the library with the place that names it.
struct LibraryPin: Sendable, Hashable {
  let version: LibraryVersion
  /// For a reader: `Package.resolved:12`.
  let origin: String
  /// Whether the file is one that a package manager keeps for itself and for what it was asked for, so that nothing
  /// else has to confirm it.
  let isCertain: Bool
  /// The file as it was read, with the path that messages name it by.
  let place: LibraryPinPlace
}

/// What the files of one folder say.
struct FolderValues: Sendable {
  /// A value that was found, or that is there and cannot be told.
  enum TargetState: Sendable, Hashable {
    case known(DeploymentTarget)
    case unknown

    var target: DeploymentTarget? { if case .known(let target) = self { target } else { nil } }
  }

  enum PinState: Sendable, Hashable {
    case known(LibraryPin)
    case unknown

    var pin: LibraryPin? { if case .known(let pin) = self { pin } else { nil } }
  }

  /// By the Xcode projects, and, once a source is looked at, by whatever it belongs to. A platform that is missing is
  /// not spoken of.
  var targets: [Platform: TargetState] = [:]
  /// By the manifest.
  var manifestTargets: [Platform: TargetState] = [:]
  var hasProjects = false
  /// Nil where nothing is said.
  var pin: PinState?
  var requirement: LibraryVersion?
  var manifest: PackageManifest?

  /// The pin, where the project asks for the library itself, and for no newer release.
  ///
  /// Xcode leaves a `Package.resolved` behind in every project that was once opened by itself, and resolves again when
  /// it is no longer enough: of a dependency of a dependency it tells nothing certain.
  var confirmedPin: LibraryPin? {
    guard let pin = pin?.pin else { return nil }
    return pin.isCertain || requirement.map { $0 <= pin.version } ?? false ? pin : nil
  }

  /// These values as they hold for a source: where a manifest and an Xcode project stand in one folder, a source
  /// belongs to one of them.
  func forSource(_ path: String?) -> FolderValues {
    guard let manifest else { return self }
    var result = self
    let isInPackage = path.flatMap { manifest.target(ofFileAt: $0) } != nil
    if isInPackage || !hasProjects { result.targets = manifestTargets }
    return result
  }

  /// These values, and those of a folder farther out where these say nothing.
  ///
  /// Pins are another matter: which of them holds hangs on what is opened, a project or the workspace around it. Where
  /// they disagree, nobody knows.
  func filled(from outer: FolderValues) -> FolderValues {
    var result = self
    result.targets = outer.targets.merging(targets) { $1 }
    switch (pin, outer.pin) {
    case (nil, let other), (let other, nil): result.pin = other
    case (.known(let one), .known(let other)): if one.version != other.version { result.pin = .unknown }
    default: result.pin = .unknown
    }
    result.requirement = requirement ?? outer.requirement
    return result
  }
}
