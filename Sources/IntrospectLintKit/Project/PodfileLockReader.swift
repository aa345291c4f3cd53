import IntrospectFacts
import IntrospectSyntax

/// Reads the pin of the library in a `Podfile.lock`.
public enum PodfileLockReader {
  /// The release of the library's pod; unknown where it comes from a place of its own, such as a branch.
  public static func read(_ source: SourceText) -> Stated<LibraryVersion> {
    var section = ""
    var found: [Stated<LibraryVersion>] = []
    for line in TextSlice.lines(of: source) where !line.isEmpty {
      if line.hasPrefix("<<<<<<<") || line.hasPrefix(">>>>>>>") { return .unknown(at: line.range) }
      if line.first != UInt8(ascii: " ") {
        section = line.trimmed.text
        continue
      }
      switch section {
      case "PODS:":
        // Deeper lines name what the pod needs, and within which bounds.
        guard line.hasPrefix("  - ") else { continue }
        if let pin = pin(line.dropping(first: 4).trimmed) { found.append(pin) }
      case "EXTERNAL SOURCES:":
        guard line.hasPrefix("  "), !line.hasPrefix("   "), line.hasSuffix(":") else { continue }
        let name = unquoted(line.dropping(first: 2, last: 1).trimmed)
        if LibraryName.pods.contains(name.text) { found.append(.unknown(at: name.range)) }
      default:
        continue
      }
    }
    // The last line of each such file; without it, something is missing that may have said more.
    guard section.hasPrefix("COCOAPODS:") else { return .unknown(at: nil) }
    // What comes from a place of its own has a version that says little.
    return found.first(where: \.isUnknown) ?? Stated(agreementOf: found)
  }

  /// `SwiftUIIntrospect (1.3.0)`, perhaps in quotes, perhaps with a colon; nil for another pod.
  private static func pin(_ line: TextSlice) -> Stated<LibraryVersion>? {
    let entry = unquoted(line.hasSuffix(":") ? line.dropping(first: 0, last: 1) : line)
    guard let (before, after) = entry.split(at: " (") else {
      return LibraryName.pods.contains(entry.text) ? .unknown(at: entry.range) : nil
    }
    // A subspec stands behind the name of its pod.
    let name = before.split(at: "/")?.before ?? before
    guard LibraryName.pods.contains(name.text) else { return nil }
    let number = after.dropping(first: 0, last: 1)
    guard after.hasSuffix(")"), let version = LibraryVersion(number.text) else { return .unknown(at: entry.range) }
    return .value(Located(version, at: number.range))
  }

  private static func unquoted(_ slice: TextSlice) -> TextSlice {
    guard slice.bounds.count >= 2, slice.first == slice.last,
      slice.first == UInt8(ascii: "\"") || slice.first == UInt8(ascii: "'")
    else { return slice }
    return slice.dropping(first: 1, last: 1)
  }
}
