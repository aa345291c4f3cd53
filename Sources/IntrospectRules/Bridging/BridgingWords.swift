import IntrospectSyntax

/// The words of which every file with bridging code holds one, in code that is read.
public enum BridgingWords {
  /// The protocols, their methods, and the hosts of SwiftUI views.
  public static let all: [String] =
    Representable.protocols.sorted() + Representable.makers.sorted() + hosts

  /// The hosts of SwiftUI views.
  static let hosts = Prefilter.hosts.map(\.description)

  private static let hostSearch = WordSearch(hosts)

  /// Whether a file names a host anywhere, in a comment or in code: a look at its bytes, which costs less than one at
  /// its tokens.
  static func nameHost(in tokens: TokenBuffer) -> Bool {
    tokens.source.bytes.withUnsafeBufferPointer { hostSearch.hits($0) }
  }
}
