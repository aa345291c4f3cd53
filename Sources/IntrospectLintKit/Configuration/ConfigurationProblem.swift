import IntrospectSyntax

/// Something that is wrong with a configuration, or does nothing in it.
public struct ConfigurationProblem: Sendable, Hashable {
  public let isError: Bool
  /// Lower case, without a final stop, with what to do.
  public let message: String
  /// Where it stands; nil for the file as a whole.
  public let range: SourceRange?
  public let notes: [YAMLProblem.Note]

  init(_ message: String, at range: SourceRange?, notes: [YAMLProblem.Note] = [], isError: Bool = true) {
    self.isError = isError
    self.message = message
    self.range = range
    self.notes = notes
  }

  init(_ problem: YAMLProblem, isError: Bool = true) {
    self.init(problem.message, at: problem.range, notes: problem.notes, isError: isError)
  }

  /// An error that only shows when the file is put to use.
  public static func error(_ message: String, at range: SourceRange) -> ConfigurationProblem {
    ConfigurationProblem(message, at: range)
  }

  /// A warning about something that does nothing.
  public static func warning(_ message: String, at range: SourceRange) -> ConfigurationProblem {
    ConfigurationProblem(message, at: range, isError: false)
  }

  /// The problem with the line that it is about, as lines without a break at the end of the last one.
  public func lines(in source: SourceText, _ style: TextStyle) -> [String] {
    let path = ReportText.printablePath(source.path)
    let words = isError ? "error" : "warning"
    let role: TextStyle.Role = isError ? .error : .warning
    guard let range else { return ["\(path): " + style.paint(words + ":", role) + " " + ReportText.printable(message)] }
    let table = LineTable(source)
    let place = table.location(of: range.start, in: .utf8)
    let front = "\(path):\(place.line):\(place.column): "
    var text = front + style.paint(words + ":", role) + " " + style.paint(ReportText.printable(message), .strong) + "\n"
    let excerpt = SourceExcerpt(
      source: source, lines: table, style: style,
      gutter: SourceExcerpt.gutter(for: [range.start] + notes.map(\.range.start), in: table), showsTabs: true)
    text += excerpt.text(
      [.init(range: range, text: nil, isPrimary: true)]
        + notes.map { .init(range: $0.range, text: $0.message, isPrimary: false) }, role: role)
    return text.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
  }
}
