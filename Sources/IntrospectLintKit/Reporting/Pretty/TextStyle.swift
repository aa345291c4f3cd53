/// What a stream of text can show: colours, links, a number of columns.
public struct TextStyle: Sendable {
  /// What a piece of text is, for its colour. Letters and signs say the same, so nothing depends on seeing it.
  enum Role: Sendable {
    case error, warning, note, help
    /// The message itself.
    case strong
    /// Line numbers, bars and arrows.
    case frame
    case added, removed
    /// What matters less.
    case faint
  }

  public let isColored: Bool
  public let hasLinks: Bool
  /// How many columns there are; nil where lines may be of any length.
  public let width: Int?

  public init(isColored: Bool = false, hasLinks: Bool = false, width: Int? = nil) {
    self.isColored = isColored
    self.hasLinks = hasLinks
    // Less than this is no terminal that anybody reads in.
    self.width = width.map { max($0, 40) }
  }

  /// Neither colours nor links nor a width.
  public static let plain = TextStyle()

  /// `text` in the colour of its role. `text` holds no control characters; the caller has taken them out.
  func paint(_ text: String, _ role: Role) -> String {
    guard isColored, !text.isEmpty else { return text }
    return "\u{1B}[\(Self.code(role))m\(text)\u{1B}[0m"
  }

  /// Words that carry a severity.
  public enum Emphasis: Sendable {
    case error, warning, note
  }

  /// A word in the colour of its severity.
  public func emphasized(_ text: String, _ emphasis: Emphasis) -> String {
    switch emphasis {
    case .error: paint(text, .error)
    case .warning: paint(text, .warning)
    case .note: paint(text, .note)
    }
  }

  /// `text` as a link to a file of this machine.
  func link(_ text: String, toFile absolutePath: String) -> String {
    guard hasLinks else { return text }
    return "\u{1B}]8;;file://\(ReportPath.percentEncoded(absolutePath))\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
  }

  /// Colours of the basic palette, which every theme, light or dark, keeps readable.
  private static func code(_ role: Role) -> String {
    switch role {
    case .error: "1;31"
    case .warning: "1;33"
    case .note: "1;36"
    case .help: "1;32"
    case .strong: "1"
    case .frame: "34"
    case .added: "32"
    case .removed: "31"
    case .faint: "2"
    }
  }
}
