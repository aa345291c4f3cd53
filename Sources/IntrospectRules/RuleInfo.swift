/// What a rule says of itself: the one text behind `explain`, `rules`, README's table and the pages.
///
/// A class of constants: each rule hands its own to all that it looks at.
public final class RuleInfo: Sendable {
  /// Which part of the catalogue a rule belongs to.
  public enum Topic: String, Sendable, CaseIterable {
    case versions = "Version lists"
    case scope = "Where the modifier sits"
    case closures = "What the closure does"
    case probes = "Home-made probes"
    case bridging = "Bridging code"
    case tool = "The tool's own"
  }

  /// Code that shows the rule at work. Expectation comments in it say what the rule reports.
  public struct Example: Sendable {
    /// Valid Swift with an `expect:` comment for each finding; without one for code that is accepted.
    public let source: String
    /// The source after all fixes, safe or not; nil where the rule offers none.
    public let fixed: String?
    public let isFlagged: Bool

    public static func flagged(_ source: String, fixed: String? = nil) -> Example {
      Example(source: source, fixed: fixed, isFlagged: true)
    }

    public static func accepted(_ source: String) -> Example {
      Example(source: source, fixed: nil, isFlagged: false)
    }
  }

  /// Kebab-case; names the pattern that is flagged.
  public let id: String
  public let topic: Topic
  /// What a finding gets when neither the case nor the configuration says otherwise.
  public let severity: Severity
  /// Whether the rule runs only where the configuration or `--only` names it.
  public let isOptIn: Bool
  /// Whether the rule judges the project, once per run, so that no comment can silence it.
  public let isOncePerRun: Bool
  /// Whether the findings lie in files of the project that are no sources.
  public let isAboutProjectFiles: Bool
  /// The first release of this program with the rule.
  public let since: String
  /// One sentence with a final stop.
  public let summary: String
  /// Why it matters: what happens at run time, and what to do instead. Paragraphs of plain Markdown.
  public let rationale: String
  /// At least one flagged and one accepted; none for a rule about files that are no sources.
  public let examples: [Example]

  public init(
    id: String, topic: Topic, severity: Severity, isOptIn: Bool = false, isOncePerRun: Bool = false,
    isAboutProjectFiles: Bool = false, since: String = "0.1.0", summary: String, rationale: String,
    examples: [Example]
  ) {
    self.id = id
    self.topic = topic
    self.severity = severity
    self.isOptIn = isOptIn
    self.isOncePerRun = isOncePerRun
    self.isAboutProjectFiles = isAboutProjectFiles
    self.since = since
    self.summary = summary
    self.rationale = rationale
    self.examples = examples
  }
}
