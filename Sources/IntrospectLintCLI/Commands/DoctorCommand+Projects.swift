import IntrospectFacts
import IntrospectLintKit
import IntrospectRules

extension DoctorCommand {
  /// What is known of the projects whose sources introspect, and where each value comes from.
  func projects(_ discovery: FileDiscovery) -> [(String, String)] {
    let run = LintRun(
      files: context.files, configurations: discovery.configurations, only: [],
      parallel: ParallelMap(jobs: context.defaultJobs))
    let sources = run.read(discovery.found).compactMap(\.outcome.source).filter { !$0.structure.callSites.isEmpty }
    var reader = ProjectReader(context.files)
    var checkouts = LibraryCheckouts(context.files)
    var groups:
      [(owner: String?, configuration: Int, facts: ProjectReader.Facts, root: String, count: Int)] = []
    for source in sources {
      let facts = reader.facts(for: source.file)
      let place = groups.firstIndex {
        $0.owner == facts.owner && $0.configuration == source.file.configuration && $0.facts == facts
      }
      if let place {
        groups[place].count += 1
      } else {
        groups.append((facts.owner, source.file.configuration, facts, source.file.root, 1))
      }
    }
    if groups.isEmpty { return [("project", "no source here introspects")] }
    var rows: [(String, String)] = []
    for group in groups.prefix(Self.projectLimit) {
      let directory = context.files.workingDirectory()
      let owner = group.owner.map { PathName.named($0, like: ".", at: directory, from: directory) }
      let name = owner.map { $0 == "." ? "this folder" : "'\($0)'" } ?? "no manifest and no Xcode project"
      rows.append(("project", "\(name), \(ReportText.count(group.count, "file")) that introspect\(group.count == 1 ? "s" : "")"))
      let configuration = discovery.configurations[group.configuration]
      let settings = group.facts.settings(over: configuration.settings)
      let checkout =
        configuration.registry == nil ? checkouts.checkout(for: settings, of: group.owner, in: group.root) : nil
      rows += facts(group.facts, settings, configuration, checkout).map { ("", $0) }
    }
    if groups.count > Self.projectLimit { rows.append(("", "and \(groups.count - Self.projectLimit) more")) }
    return rows
  }

  private static let projectLimit = 8

  private func facts(
    _ facts: ProjectReader.Facts, _ settings: FileSettings, _ configuration: Configuration,
    _ checkout: LibraryCheckouts.Checkout?
  ) -> [String] {
    let targets = Platform.allCases.compactMap { platform in
      settings.targets[platform].map { target in
        let versions =
          target.lowest == target.highest
          ? target.lowest.displayName : "\(target.lowest.displayName) to \(target.highest.displayName)"
        return "\(platform.name) \(versions)" + (target.origin.map { " (\($0))" } ?? "")
      }
    }
    var lines = ["targets " + (targets.isEmpty ? "unknown; 'targets:' in .lint.yml names them" : targets.joined(separator: ", "))]
    if let pin = facts.library {
      lines.append("library \(pin.version) (\(pin.origin))")
    } else if let library = configuration.settings.library {
      lines.append("library \(library) (\(configuration.libraryOrigin ?? configuration.source.path))")
    } else if let requirement = facts.requirement {
      lines.append("library at least \(requirement), by a requirement; no pin names the release")
    } else {
      lines.append("library unknown; 'library:' in .lint.yml names it")
    }
    if facts.isInLibraryProduct == true { lines.append("in a target that the package offers as a library") }
    lines.append("view types " + registryWords(settings, configuration, checkout))
    let registry = checkout?.registry ?? .current
    let asked = Platform.allCases.compactMap { platform in
      settings.newestVersion(on: platform, in: registry).map { "\(platform.name) \($0.displayName)" }
    }
    return lines + ["lists are asked up to " + asked.joined(separator: ", ")]
  }
  /// Which registry is taken, and why.
  private func registryWords(
    _ settings: FileSettings, _ configuration: Configuration, _ checkout: LibraryCheckouts.Checkout?
  ) -> String {
    if let path = configuration.registry {
      let line = configuration.keys[.registry].map { ":\(configuration.line(of: $0))" } ?? ""
      return "from '\(path)' (\(configuration.source.path)\(line))"
    }
    let isBeyond = settings.isLibraryBeyondRegistry
    if let checkout {
      let directory = context.files.workingDirectory()
      let path = PathName.named(checkout.path, like: ".", at: directory, from: directory)
      return "from '\(path)', as \(isBeyond ? "the release is newer than this program" : "no pin names the release")"
    }
    if isBeyond { return "unknown: the release is newer than this program, and no checkout of it was found" }
    return settings.library == nil ? "built in; no newer checkout was found" : "built in, which knows the release"
  }
}
