import IntrospectFacts
import IntrospectSyntax

/// Reads the pin of the library in a `Package.resolved`.
public enum PackageResolvedReader {
  /// The release that the library is pinned to; a pin to a branch or a revision is unknown.
  public static func read(_ source: SourceText) -> Stated<LibraryVersion> {
    guard let root = TreeReader.read(source, .json), let pins = pins(of: root) else { return .unknown(at: nil) }
    var found: [Stated<LibraryVersion>] = []
    for pin in pins where isLibrary(pin) {
      let version = pin["state"]?["version"]
      if let version, let value = version.text.flatMap({ LibraryVersion($0) }) {
        found.append(.value(Located(value, at: version.range)))
      } else {
        found.append(.unknown(at: version?.range ?? pin.range))
      }
    }
    return Stated(agreementOf: found)
  }

  /// The format is said by a number: 1 keeps the pins one level deeper than 2 and 3.
  private static func pins(of root: TreeNode) -> [TreeNode]? {
    switch root["version"]?.text {
    case "1": root["object"]?["pins"]?.elements
    case "2", "3": root["pins"]?.elements
    default: nil
    }
  }

  private static func isLibrary(_ pin: TreeNode) -> Bool {
    let urls = [pin["location"], pin["repositoryURL"]].compactMap { $0?.text }
    let names = [pin["identity"], pin["package"]].compactMap { $0?.text }
    return names.contains(where: LibraryName.matches(identity:)) || urls.contains(where: LibraryName.matches(url:))
  }
}
