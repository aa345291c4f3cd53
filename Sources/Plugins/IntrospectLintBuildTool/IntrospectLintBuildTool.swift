import Foundation
import PackagePlugin

/// Checks the sources of a target when it is built and one of them changed. Findings are issues of the build; only
/// errors stop it.
@main
struct IntrospectLintBuildTool: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let target = target as? SwiftSourceModuleTarget else { return [] }
    return try commands(
      for: target.sourceFiles(withSuffix: ".swift").map(\.url), named: target.name, in: context.package.directoryURL,
      with: try context.tool(named: "introspect-lint").url, context.pluginWorkDirectoryURL)
  }

  /// The one command that looks at all sources of a target.
  ///
  /// - Parameters:
  ///   - root: the folder of the package or project.
  ///   - work: the folder that the plugin may write to.
  private func commands(
    for sources: [URL], named name: String, in root: URL, with tool: URL, _ work: URL
  ) throws -> [Command] {
    guard !sources.isEmpty else { return [] }
    // A command line does not hold the names of any number of files.
    let list = work.appending(path: "\(name).files")
    let names = Data(sources.map { $0.path(percentEncoded: false) + "\0" }.joined().utf8)
    // A list that is as old as the build tells the build system that nothing changed.
    if (try? Data(contentsOf: list)) != names { try names.write(to: list) }
    // No output is declared: what a command makes goes into the product of the target, whatever its name. The command
    // runs when an input changed all the same.
    return [
      .buildCommand(
        displayName: "introspect-lint \(name)", executable: tool,
        arguments: [
          "--format", "xcode", "--fail-on", "error", "--quiet", "--files-from", list.path(percentEncoded: false), "-0",
        ],
        inputFiles: sources + [list] + settings(for: sources, below: root), outputFiles: [])
    ]
  }

  /// The files beside the sources that a finding may hang on, those that are there.
  private func settings(for sources: [URL], below root: URL) -> [URL] {
    let top = root.standardizedFileURL
    var folders: Set<URL> = [top]
    for source in sources {
      var folder = source.deletingLastPathComponent().standardizedFileURL
      while folder.path.hasPrefix(top.path), folders.insert(folder).inserted { folder.deleteLastPathComponent() }
    }
    let configurations = folders.map { $0.appending(path: ".lint.yml") }.sorted { $0.path < $1.path }
    let others = ["Package.swift", "Package.resolved", ".lint-baseline.json"].map { top.appending(path: $0) }
    return (configurations + others).filter { FileManager.default.fileExists(atPath: $0.path(percentEncoded: false)) }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension IntrospectLintBuildTool: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      try commands(
        for: target.inputFiles.map(\.url).filter { $0.pathExtension == "swift" }, named: target.displayName,
        in: context.xcodeProject.directoryURL, with: try context.tool(named: "introspect-lint").url,
        context.pluginWorkDirectoryURL)
    }
  }
#endif
