import IntrospectFacts
import IntrospectLintKit
import IntrospectSyntax

/// Reads what a checkout of the library declares, to be used in place of what is built in.
struct RegistryReader: Sendable {
  let files: FileSystem

  /// Where a checkout of the library declares its view types.
  static let viewTypesFolder = "Sources/ViewTypes"

  /// Why there is no registry at a path.
  struct Failure: Error { let message: String }

  /// The view types in the sources at `path`: the folder of a checkout, or that of its view types.
  func read(_ path: String) throws(Failure) -> Registry {
    let nested = PathName.join(path, Self.viewTypesFolder)
    let folder = files.isDirectory(nested) ? nested : path
    var sources: [SourceText] = []
    do throws(FileSystem.Failure) {
      let names = try files.entries(folder).filter { $0.kind == .file && $0.isNameValid && PathName.isSwift($0.name) }
        .map(\.name).sorted(by: PathName.isOrdered)
      var buffer = ReadBuffer()
      for name in names {
        let file = PathName.join(folder, name)
        try files.read(file, &buffer)
        sources.append(SourceText(path: file, bytes: buffer.bytes))
      }
    } catch {
      throw Failure(message: "cannot read the library in '\(path)': \(error.reason)")
    }
    let library = LibrarySource(reading: sources)
    guard !library.viewTypes.isEmpty else {
      throw Failure(message: "'\(path)' declares no view type of SwiftUI Introspect; name a checkout of the library")
    }
    return library.registry(source: path)
  }

  /// The registries of the configurations that name one; what is wrong with them, by the configuration.
  func registries(
    of configurations: ConfigurationSet
  ) -> (byConfiguration: [Int: Registry], problems: [(configuration: Int, problem: ConfigurationProblem)]) {
    var registries: [Int: Registry] = [:]
    var problems: [(configuration: Int, problem: ConfigurationProblem)] = []
    for index in configurations.all.indices {
      let configuration = configurations[index]
      guard let path = configuration.registry, let range = configuration.keys[.registry] else { continue }
      let whole = PathName.join(configuration.folder, path)
      let root = RepositoryRoot.find(for: configuration.folder, in: files)
      // A link may lead anywhere, whatever the path looks like.
      if let real = files.realPath(whole), !PathName.isInside(real, root) {
        problems.append((index, .error("'\(path)' leads out of the repository; nothing outside is read", at: range)))
        continue
      }
      do throws(Failure) { registries[index] = try read(whole) } catch {
        problems.append((index, .error(error.message, at: range)))
      }
    }
    return (registries, problems)
  }
}
