import IntrospectFacts
import IntrospectSyntax

/// Reads a `Package.swift` by its text: what is written as literals is understood, what is computed is unknown.
public struct PackageManifestReader {
  private let expressions: ManifestExpressions
  /// The properties of the package that something outside of its call may change.
  private let changed: Set<String>
  /// The arguments of the one `Package(…)`; nil where there is none, or more than one.
  private let package: [Argument]?

  public static func read(_ source: SourceText) -> PackageManifest {
    PackageManifestReader(source).manifest()
  }

  private init(_ source: SourceText) {
    let expressions = ManifestExpressions(source)
    let tokens = expressions.tokens
    var packages: [Int] = []
    var changed: Set<String> = []
    for index in tokens.tokens.indices {
      if tokens.isText(index, "Package"), tokens.kind(index + 1) == .leftParen { packages.append(index) }
      // `package.platforms = …`, in whatever form.
      if tokens.kind(index) == .period, tokens.kind(index - 1) == .identifier, tokens.kind(index + 2) != .leftParen {
        if tokens.isText(index + 1, "platforms") { changed.insert("platforms") }
        if tokens.isText(index + 1, "products") { changed.insert("products") }
      }
    }
    self.expressions = expressions
    self.changed = changed
    if packages.count == 1, expressions.tree.brackets.opener(of: packages[0]) == nil,
      !expressions.isConditional(packages[0]..<packages[0] + 1),
      expressions.tree.brackets.partner(of: packages[0] + 1) != nil
    {
      package = expressions.tree.call(behind: packages[0]).arguments
    } else {
      package = nil
    }
  }

  private func manifest() -> PackageManifest {
    let (platforms, statesPlatforms) = platforms()
    let (libraries, hasAllLibraries) = libraries()
    var library = LibraryDependencyReader(expressions: expressions).read()
    if package == nil, library == .nothing { library = .unknown(at: nil) }
    return PackageManifest(
      platforms: platforms, statesPlatforms: statesPlatforms, libraries: libraries, hasAllLibraries: hasAllLibraries,
      targets: targets(), library: library)
  }

  // MARK: - Platforms

  /// The platforms that the library has no constants for, under which nothing about the others can hide.
  private static let unlisted: Set<String> = ["watchOS", "macCatalyst", "driverKit", "linux", "windows", "android"]

  private func platforms() -> ([Platform: Stated<OSVersion>], isStated: Bool) {
    func unknown(_ range: SourceRange?) -> [Platform: Stated<OSVersion>] {
      Dictionary(uniqueKeysWithValues: Platform.allCases.map { ($0, .unknown(at: range)) })
    }
    guard let package, !changed.contains("platforms") else { return (unknown(nil), true) }
    guard let list = package.value("platforms") else { return ([:], false) }
    let range = expressions.tokens.range(list)
    if list.count == 1, expressions.tokens.isText(list.lowerBound, "nil") { return ([:], false) }
    guard let elements = expressions.elements(list), !expressions.isConditional(list) else {
      return (unknown(range), true)
    }
    var platforms: [Platform: Stated<OSVersion>] = [:]
    var hasUnknownElement = false
    for element in elements {
      let call = expressions.memberCall(element)
      if let call, let platform = Platform(rawValue: call.name) {
        let place = expressions.tokens.range(element)
        // The tools refuse a platform that is named twice.
        platforms[platform] = platforms[platform] == nil ? version(call.arguments, place) : .unknown(at: place)
      } else if call.map({ !Self.unlisted.contains($0.name) }) ?? true {
        hasUnknownElement = true
      }
    }
    if hasUnknownElement { platforms.merge(unknown(range)) { known, _ in known } }
    return (platforms, true)
  }

  /// `.v16`, or a number in quotes.
  private func version(_ arguments: [Argument], _ place: SourceRange) -> Stated<OSVersion> {
    guard arguments.count == 1, arguments[0].label == nil else { return .unknown(at: place) }
    let value = arguments[0].value
    let tokens = expressions.tokens
    var version: OSVersion?
    if let text = expressions.string(value) {
      version = OSVersion(text.value)
    } else if value.count == 2, tokens.kind(value.lowerBound) == .period {
      version = OSVersion(memberName: tokens.name(value.lowerBound + 1))
    }
    return version.map { .value(Located($0, at: tokens.range(value))) } ?? .unknown(at: place)
  }

  // MARK: - Products and targets

  private func libraries() -> ([PackageManifest.LibraryProduct], areAll: Bool) {
    guard let package else { return ([], false) }
    var areAll = !changed.contains("products")
    guard let list = package.value("products") else { return ([], areAll) }
    guard let elements = expressions.elements(list) else { return ([], false) }
    var libraries: [PackageManifest.LibraryProduct] = []
    for element in elements {
      guard let (kind, arguments) = expressions.memberCall(element), !expressions.isConditional(element) else {
        areAll = false
        continue
      }
      switch kind {
      case "library":
        guard let targets = arguments.value("targets").flatMap(expressions.strings) else {
          areAll = false
          continue
        }
        libraries.append(
          PackageManifest.LibraryProduct(
            name: arguments.value("name").flatMap(expressions.string), targets: targets))
      case "executable", "plugin": continue
      default: areAll = false
      }
    }
    return (libraries, areAll)
  }

  private func targets() -> [PackageManifest.Target] {
    guard let elements = package?.value("targets").flatMap(expressions.elements) else { return [] }
    return elements.compactMap { element in
      guard let (word, arguments) = expressions.memberCall(element), !expressions.isConditional(element),
        let kind = PackageManifest.Target.Kind(rawValue: word),
        let name = arguments.value("name").flatMap(expressions.string)
      else { return nil }
      let sources = arguments.value("sources")
      let excluded = arguments.value("exclude")
      let sourceParts = sources.flatMap(expressions.strings)
      let excludedParts = excluded.map(expressions.strings) ?? []
      return PackageManifest.Target(
        kind: kind, name: name, folder: folder(kind, name.value, arguments.value("path")),
        sources: sourceParts?.map(\.value), excluded: excludedParts?.map(\.value) ?? [],
        hasKnownParts: (sources == nil || sourceParts != nil) && excludedParts != nil)
    }
  }

  private func folder(_ kind: PackageManifest.Target.Kind, _ name: String, _ path: Range<Int>?) -> String? {
    if let path { return expressions.string(path).flatMap { PackageManifest.normalized($0.value) } }
    switch kind {
    case .target, .executableTarget, .macro: return PackageManifest.normalized("Sources/" + name)
    case .testTarget: return PackageManifest.normalized("Tests/" + name)
    case .plugin: return PackageManifest.normalized("Plugins/" + name)
    }
  }
}
