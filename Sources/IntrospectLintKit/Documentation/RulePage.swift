import IntrospectRules

/// All that is said of one rule: for a terminal, as a page of documentation, and for programs.
public struct RulePage: Sendable {
  private let rule: any Rule.Type
  private var info: RuleInfo { rule.info }

  public init(_ rule: any Rule.Type) { self.rule = rule }

  /// For a terminal: paragraphs of at most 80 columns, code indented by four blanks. Ends with a line break.
  public var text: String {
    var blocks = ["\(info.id) (\(info.severity.rawValue))", info.summary]
    blocks += Self.paragraphs(info.rationale)
    for section in sections {
      blocks.append(section.title + ":" + (section.words.isEmpty ? "" : " \(section.words)"))
      if !section.code.isEmpty { blocks.append(Self.indented(section.code)) }
    }
    blocks.append(origin)
    return blocks.map { $0.hasPrefix(" ") ? $0 : PlainText.wrapped($0, width: 80) }.joined(separator: "\n\n") + "\n"
  }

  /// A page in Markdown. Ends with a line break.
  public var markdown: String {
    var blocks = ["# \(info.id)", info.summary, "Severity: \(info.severity.rawValue). Topic: \(info.topic.rawValue)."]
    blocks += ["## Why", info.rationale]
    for section in sections {
      blocks.append("## \(section.title)")
      if !section.words.isEmpty { blocks.append(section.words) }
      if !section.code.isEmpty { blocks.append("```\(section.language)\n\(section.code)\n```") }
    }
    blocks.append(origin)
    return blocks.joined(separator: "\n\n") + "\n"
  }

  /// For programs.
  var json: JSONValue {
    .members([
      ("id", .string(info.id)), ("topic", .string(info.topic.rawValue)), ("severity", .string(info.severity.rawValue)),
      ("optIn", .bool(info.isOptIn)), ("oncePerRun", .bool(info.isOncePerRun)), ("since", .string(info.since)),
      ("summary", .string(info.summary)), ("rationale", .string(info.rationale)),
      ("examples", .array(info.examples.map(Self.value))),
      (
        "fixes",
        .array(
          RuleFixes(rule).offers.map { offer in
            .object([("title", .string(offer.title)), ("safe", .bool(offer.isSafe))])
          })
      ),
      ("options", .array(rule.options.map(Self.value))), ("configuration", .string(configuration)),
      ("suppression", suppression.map(JSONValue.string)),
    ])
  }

  private static func value(of example: RuleInfo.Example) -> JSONValue {
    .members([
      ("flagged", .bool(example.isFlagged)), ("source", .string(ExampleCode.marked(example.source))),
      ("fixed", example.fixed.map { .string(ExampleCode.plain($0)) }),
    ])
  }

  private static func value(of option: RuleOption) -> JSONValue {
    switch option.kind {
    case .integer(from: let bound, default: let value):
      .object([
        ("name", .string(option.name)), ("default", .integer(value)), ("minimum", .integer(bound)),
        ("help", .string(option.help)),
      ])
    }
  }

  // MARK: - Sections

  private struct Section {
    let title: String
    var words = ""
    var code = ""
    var language = "swift"
  }

  private var sections: [Section] {
    var sections = info.examples.flatMap { example -> [Section] in
      let title = example.isFlagged ? "Reported" : "Accepted"
      let own = Section(title: title, code: ExampleCode.marked(example.source))
      return [own] + (example.fixed.map { [Section(title: "With the fix", code: ExampleCode.plain($0))] } ?? [])
    }
    sections.append(Section(title: "Fixes", words: RuleFixes(rule).words))
    sections.append(Section(title: "Configuration", words: configurationWords, code: configuration, language: "yaml"))
    if let suppression {
      sections.append(Section(title: "Silencing one finding", code: suppression))
    } else {
      let words = "Only the configuration can: the rule judges the project as a whole, once per run over a folder."
      sections.append(Section(title: "Silencing it", words: words))
    }
    return sections
  }

  private var configurationWords: String {
    (info.isOptIn ? "The rule is off unless the configuration or `--only` names it. " : "")
      + "In `.lint.yml`; `error`, `warning`, `note` or `off`."
  }

  /// What sets the rule to what it is by default, with its options.
  private var configuration: String {
    let options = rule.options
    var lines = ["rules:"]
    let severity = info.severity.rawValue
    guard !options.isEmpty else { return lines[0] + "\n  \(info.id): \(severity)" }
    lines.append("  \(info.id):")
    lines.append("    severity: \(severity)")
    for option in options {
      switch option.kind {
      case .integer(from: _, default: let value): lines.append("    \(option.name): \(value)  # \(option.help)")
      }
    }
    return lines.joined(separator: "\n")
  }

  /// The comment that silences the finding behind it; nil where no comment can.
  private var suppression: String? {
    info.isOncePerRun || info.isAboutProjectFiles ? nil : "// introspect-lint:disable:next \(info.id) -- reason"
  }

  private var origin: String { "Since introspect-lint \(info.since)." }

  private static func paragraphs(_ text: String) -> [String] {
    var paragraphs: [[Substring]] = [[]]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty { paragraphs.append([]) } else { paragraphs[paragraphs.count - 1].append(line) }
    }
    return paragraphs.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
  }

  private static func indented(_ code: String) -> String {
    code.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
  }
}

/// Text for a terminal.
enum PlainText {
  /// Breaks lines at blanks; a word that is wider than a line stays whole.
  ///
  /// - Parameter indent: what stands before all lines but the first of each paragraph.
  static func wrapped(_ text: String, width: Int, indent: String = "") -> String {
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      for word in paragraph.split(separator: " ") {
        if !line.isEmpty, line.count + 1 + word.count > width {
          lines.append(line)
          line = indent + word
        } else {
          line += (line.isEmpty ? "" : " ") + word
        }
      }
      lines.append(line)
    }
    return lines.joined(separator: "\n")
  }
}
