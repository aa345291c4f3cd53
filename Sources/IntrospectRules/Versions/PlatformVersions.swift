import IntrospectFacts

/// Some versions of one platform, to be named in a message.
struct PlatformVersions {
  let platform: Platform
  /// Not empty, oldest first.
  let versions: [OSVersion]

  init(_ platform: Platform, _ versions: [OSVersion]) {
    precondition(!versions.isEmpty, "there is no version to name")
    self.platform = platform
    self.versions = versions
  }

  /// As people write them: `iOS 26`, `iOS 26 and 27`, `iOS 16 to 18` for what follows one another in `registry`.
  func displayName(in registry: Registry) -> String {
    let names = versions.map(\.displayName)
    let first = versions[0]
    let last = versions[versions.count - 1]
    if versions.count > 2, registry.versions(on: platform, between: first, and: last).count == versions.count {
      return "\(platform.name) \(first.displayName) to \(last.displayName)"
    }
    return "\(platform.name) \(names.wordList())"
  }

  /// As code writes them, quoted one by one: `'.v26' and '.v27'`.
  var quotedMembers: String { versions.map { "'.\($0.memberName)'" }.wordList() }

  /// As a clause: `.iOS(.v26, .v27)`.
  var clause: String { ".\(platform.name)(\(versions.map { "." + $0.memberName }.joined(separator: ", ")))" }
}

extension ViewTypeFacts {
  /// The classes that a closure may get on `version`, for a message: nearly always one.
  func classNames(on platform: Platform, _ version: OSVersion) -> String {
    nativeClasses(on: platform, version).joined(separator: " or ")
  }

  /// What to know of the first of `versions` that has a remark, for a note.
  func remark(on platform: Platform, _ versions: [OSVersion]) -> String? {
    for version in versions {
      if let note = span(on: platform, version)?.note {
        return "on \(PlatformVersion(platform, version).displayName): \(note)"
      }
    }
    return nil
  }
}
