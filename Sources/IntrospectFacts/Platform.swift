/// A platform that the library has version lists for.
public enum Platform: String, Sendable, CaseIterable, Hashable {
  case iOS, tvOS, macOS, visionOS
}
