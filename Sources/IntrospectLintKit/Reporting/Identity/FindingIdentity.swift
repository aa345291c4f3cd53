import IntrospectRules
import IntrospectSyntax

/// What makes a finding the same finding after an edit elsewhere: no line, no message, no absolute path is part of it.
public struct FindingIdentity: Sendable, Hashable {
  /// The rule's id.
  public let rule: String
  /// Relative to the repository root, with forward slashes.
  public let path: String
  /// The declarations around the finding from the outermost on: `FeedView.body`; empty at the level of the file.
  public let symbol: String
  /// The tokens of the finding's range with one blank between them, so that neither layout nor comments count.
  public let snippet: String
  /// Which of the findings that agree in all of the above, in the order of the file, from 1.
  public let ordinal: Int

  public init(rule: String, path: String, symbol: String, snippet: String, ordinal: Int) {
    self.rule = rule
    self.path = path
    self.symbol = symbol
    self.snippet = snippet
    self.ordinal = ordinal
  }

  /// The identity as 32 hexadecimal digits, the same in every process.
  public var fingerprint: String {
    // A byte that no part holds keeps "a" + "bc" apart from "ab" + "c".
    let bytes: [UInt8] = [rule, path, symbol, snippet, String(ordinal)].flatMap { Array($0.utf8) + [0xFF] }
    return Self.hash(bytes, 0xCBF2_9CE4_8422_2325) + Self.hash(bytes.reversed(), 0x9AE1_6A3B_2F90_404F)
  }

  /// FNV-1a of 64 bits from the given start.
  private static func hash(_ bytes: some Sequence<UInt8>, _ start: UInt64) -> String {
    var hash = start
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension Report {
  /// The identity of each finding, in the order of `findings`.
  ///
  /// Files with findings are lexed once more for it, so only formats that need it should ask.
  /// - Parameters:
  ///   - root: absolute; what paths are relative to. A path outside stays absolute.
  ///   - workingDirectory: absolute; where relative paths of findings start.
  public func identities(relativeTo root: String, from workingDirectory: String) -> [FindingIdentity] {
    var readers: [String: FindingContext] = [:]
    var counts: [FindingIdentity: Int] = [:]
    return findings.map { finding in
      let context: FindingContext
      if let known = readers[finding.path] {
        context = known
      } else {
        context = FindingContext(sources[finding.path])
        readers[finding.path] = context
      }
      let path = ReportPath(finding.path, from: workingDirectory)
      let first = FindingIdentity(
        rule: finding.diagnostic.rule, path: path.relative(to: root) ?? path.absolute,
        symbol: context.symbol(at: finding.diagnostic.range), snippet: context.snippet(in: finding.diagnostic.range),
        ordinal: 1)
      let ordinal = counts[first, default: 0] + 1
      counts[first] = ordinal
      return FindingIdentity(
        rule: first.rule, path: first.path, symbol: first.symbol, snippet: first.snippet, ordinal: ordinal)
    }
  }
}
