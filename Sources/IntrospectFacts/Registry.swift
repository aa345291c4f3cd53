/// What each view type is backed by, per platform and version.
public struct Registry: Sendable {
  public static let current = Registry()
}
