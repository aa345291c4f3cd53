import Foundation
import PackagePlugin

/// A run of the tool for a command. Both command plugins hold this file, one of them as a link, since a plugin cannot
/// import a module of its package.
struct ToolRun {
  private let tool: URL
  private let folder: URL

  init(_ tool: PluginContext.Tool, in folder: URL) {
    self.tool = tool.url
    self.folder = folder
  }

  /// Ends the command with an error where the tool found something or could not do its work; it has said what.
  func run(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit else { throw Failure(description: "introspect-lint was ended") }
    switch process.terminationStatus {
    case 0: return
    case 1: throw Failure(description: "introspect-lint has findings")
    default: throw Failure(description: "introspect-lint could not do its work")
    }
  }

  struct Failure: Error, CustomStringConvertible { let description: String }

  static func unknownTarget(_ name: String) -> Failure { Failure(description: "no target is called '\(name)'") }
}

extension Package {
  /// The arguments with `--target NAME` turned into the folder of that target.
  func arguments(namingFoldersOf arguments: [String]) throws -> [String] {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let folders = try names.map { name in
      guard let target = targets.first(where: { $0.name == name }) else { throw ToolRun.unknownTarget(name) }
      guard let folder = (target as? SourceModuleTarget)?.sourceFolder else {
        throw ToolRun.Failure(description: "the target '\(name)' holds no Swift files")
      }
      return folder
    }
    return extractor.remainingArguments + folders
  }
}

extension SourceModuleTarget {
  /// The folder around all Swift files, nil without any. The folder of the target itself is told by newer tools only.
  fileprivate var sourceFolder: String? {
    let folders = sourceFiles(withSuffix: ".swift").map { $0.url.deletingLastPathComponent().pathComponents }
    guard let first = folders.first else { return nil }
    let common = folders.dropFirst().reduce(first) { common, folder in
      zip(common, folder).prefix { $0 == $1 }.map(\.0)
    }
    return NSString.path(withComponents: common)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension XcodePluginContext {
    /// The arguments with `--target NAME` turned into the Swift files of that target: the targets of a project have no
    /// folders.
    func arguments(namingFilesOf arguments: [String]) throws -> [String] {
      var extractor = ArgumentExtractor(arguments)
      let names = extractor.extractOption(named: "target")
      guard !names.isEmpty else { return arguments }
      var files: [String] = []
      for name in names {
        guard let target = xcodeProject.targets.first(where: { $0.displayName == name }) else {
          throw ToolRun.unknownTarget(name)
        }
        files += target.inputFiles.map { $0.url.path(percentEncoded: false) }.filter { $0.hasSuffix(".swift") }
      }
      // A command line does not hold the names of any number of files.
      let list = pluginWorkDirectoryURL.appending(path: "files")
      try files.map { $0 + "\0" }.joined().write(to: list, atomically: true, encoding: .utf8)
      return extractor.remainingArguments + ["--files-from", list.path(percentEncoded: false), "-0"]
    }
  }
#endif
