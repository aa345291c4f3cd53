/// What a version list covers on one platform, version by version, with the class behind the view on each.
public struct VersionCoverage: Hashable, Sendable {
  /// How a call stands to one version.
  public enum Cover: String, Hashable, Sendable {
    /// The call names it, one by one or in a range.
    case covered
    /// Another call of the chain with the same view type names it.
    case elsewhere
    /// No call of the chain names it.
    case missing
  }

  /// One version.
  public struct Column: Hashable, Sendable {
    /// As people write it: `10.15`.
    public let version: String
    public let cover: Cover
    /// What the closure would get; nil where the view type has nothing there.
    public let nativeClass: String?

    public init(version: String, cover: Cover, nativeClass: String?) {
      self.version = version
      self.cover = cover
      self.nativeClass = nativeClass
    }
  }

  /// As people write it: `iOS`.
  public let platform: String
  /// Oldest first, not empty.
  public let columns: [Column]
  /// The deployment target, where it is known: `16`.
  public let target: String?

  public init(platform: String, columns: [Column], target: String?) {
    self.platform = platform
    self.columns = columns
    self.target = target
  }
}
