/// The words of which every file with bridging code holds one, in code that is read.
public enum BridgingWords {
  /// The protocols, their methods, and the hosts of SwiftUI views.
  public static let all: [String] =
    Representable.protocols.sorted() + Representable.makers.sorted()
    + ["UIHostingController", "NSHostingController", "NSHostingView"]
}
