import IntrospectFacts

/// `iOS 27 Sources`: a version of a platform, then paths.
struct VersionOperands: Sendable {
  let target: PlatformVersion
  /// The current folder where none was given.
  let paths: [String]

  /// The words that a platform can be.
  static let platforms = Platform.allCases.map(\.name)

  init(_ operands: [String], of command: String) throws(UsageError) {
    guard operands.count >= 2 else {
      throw UsageError("'\(command)' takes a platform and a version: introspect-lint \(command) iOS 27")
    }
    let platform = try Self.platform(operands[0], for: command)
    let written = operands[1]
    guard let version = OSVersion(written) ?? OSVersion(memberName: written) else {
      throw UsageError("'\(written)' is no version of \(platform.name): introspect-lint \(command) \(platform.name) 27")
    }
    target = PlatformVersion(platform, version)
    let paths = operands.dropFirst(2)
    if paths.contains("") { throw UsageError("a path is empty; '.' is the current folder") }
    if paths.contains("-") { throw UsageError("'\(command)' reads files, not standard input") }
    self.paths = Array(paths)
  }

  /// The platform of that name, in letters of any case.
  static func platform(_ name: String, for option: String) throws(UsageError) -> Platform {
    let lowercased = name.lowercased()
    if let platform = Platform.allCases.first(where: { $0.name.lowercased() == lowercased }) { return platform }
    let names = [lowercased, "mac" + lowercased]
    if let unlisted = UnlistedPlatform.all.first(where: { names.contains($0.name.lowercased()) }) {
      throw UsageError("there are no lists for \(unlisted.name): \(unlisted.reason)")
    }
    throw Arguments.unknown(name, for: option, outOf: platforms)
  }

  /// The paths as a shell takes them; empty for the current folder.
  var words: String { Self.words(paths) }

  static func words(_ paths: [String]) -> String { paths.map(quoted).joined(separator: " ") }

  private static func quoted(_ path: String) -> String {
    let isPlain = path.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || "0123456789/._-+@%:,".unicodeScalars.contains(scalar)
    }
    return isPlain && !path.hasPrefix("-") ? path : CompletionWords.quoted(path)
  }
}

extension CommandContext {
  /// Reads what `forecast` or `bump` are about; nil, with words, where there is nothing to be told.
  func prepare(
    _ operands: VersionOperands, _ arguments: Arguments, _ status: inout ExitStatus
  ) throws(UsageError) -> PreparedRun? {
    let request = RunRequest(
      input: .paths(operands.paths.isEmpty ? ["."] : operands.paths),
      configuration: try configurationSource(arguments), registry: arguments.value(of: LintOptions.registry),
      jobs: min(8, processorCount))
    let input: LintInput
    do throws(LintInput.Failure) { input = try LintInput(request, self) } catch {
      messages.error(error.message)
      return nil
    }
    guard let prepared = prepare(input, request, &status) else { return nil }
    if let reason = ignorance(of: operands.target, in: prepared) {
      messages.error(reason)
      return nil
    }
    return prepared
  }

  /// Why nothing can be told of a version; nil where some registry of the run knows it.
  private func ignorance(of target: PlatformVersion, in prepared: PreparedRun) -> String? {
    let (platform, version) = (target.platform, target.version)
    let registries = prepared.registries
    if registries.contains(where: { $0.versions(on: platform).contains(version) }) { return nil }
    let newest = registries.map { $0.newestVersion(on: platform) }.max() ?? platform.newestVersion
    if version > newest, version.major > newest.major {
      return "\(target.displayName) is not known here: the newest is \(platform.name) \(newest.displayName), "
        + "and nothing is "
        + "guessed beyond it; '--registry' reads a checkout of SwiftUI Introspect that knows more"
    }
    let nearest = registries.flatMap { $0.versions(on: platform) }.filter { $0 <= version }.max()
    if let nearest, nearest.major == version.major {
      return "\(target.displayName) is a part of \(platform.name) \(nearest.displayName) to the library; ask for that"
    }
    let near = PlatformVersion(platform, platform.nearestVersion(to: version))
    return "there is no \(target.displayName); the nearest is \(near.displayName)"
  }
}
