import IntrospectFacts

// MARK: - For people

extension RegistryReport {
  /// A block for each view type, at most 80 columns wide:
  ///
  /// ```
  /// .list
  ///   List · scope: receiver
  ///
  ///   iOS       13–15     UITableView           since 0.4.0
  ///             16–27     UICollectionView      since 0.4.0, 27 since 27.0.0
  /// ```
  public func text(of viewTypes: [ViewTypeFacts]) -> String {
    viewTypes.map(block).joined(separator: "\n")
  }

  private func block(_ facts: ViewTypeFacts) -> String {
    var lines = [facts.spelling]
    let view = [facts.swiftUIView, facts.style].compactMap { $0 }.joined(separator: " with ")
    lines += Self.wrapped("\(view) · scope: \(facts.defaultScope.description)", indent: 2)
    lines.append("")
    if let withdrawal = facts.withdrawal {
      lines += Self.wrapped("unavailable: \(withdrawal)", indent: 2)
      return lines.joined(separator: "\n") + "\n"
    }
    let columns = Columns(of: facts, versions: { versions(of: $0, isLast: false) })
    for platform in Platform.allCases {
      let spans = facts.spans(on: platform)
      for (index, span) in spans.enumerated() {
        let name = index == 0 ? platform.name : ""
        let versions = self.versions(of: span, isLast: index == spans.count - 1)
        let prefix = "  " + Self.padded(name, to: columns.platform) + Self.padded(versions, to: columns.versions)
        lines += self.lines(for: span, of: facts, prefix: prefix, classWidth: columns.nativeClass)
      }
    }
    let missing = Platform.allCases.filter { facts.spans(on: $0).isEmpty }
    if !missing.isEmpty { lines.append("  not on \(missing.map(\.name).joined(separator: ", "))") }
    return lines.joined(separator: "\n") + "\n"
  }

  private func lines(for span: NativeSpan, of facts: ViewTypeFacts, prefix: String, classWidth: Int) -> [String] {
    let indent = prefix.count
    guard span.isAvailable, let first = span.versions.first, let last = span.versions.last else {
      return Self.wrapped(prefix + "– " + reason(for: span, of: facts), indent: indent + 2, hanging: true)
    }
    let inferred = facts.nativeClass(on: span.platform, first) ?? span.nativeClasses[0]
    var line = prefix + inferred
    var lines: [String] = []
    if let since = facts.stableSince(on: span.platform, first) {
      line = prefix + Self.padded(inferred, to: classWidth) + "since \(since)"
      if let lastSince = facts.stableSince(on: span.platform, last), lastSince != since {
        let addition = "\(last.displayName) since \(lastSince)"
        if line.count + 2 + addition.count <= Self.width {
          line += ", " + addition
        } else {
          lines = [line + ","]
          line = String(repeating: " ", count: indent + classWidth) + addition
        }
      }
    }
    lines.append(line)
    for other in span.nativeClasses where other != inferred {
      lines.append(String(repeating: " ", count: indent) + "or \(other), if the closure says so")
    }
    if let note = span.note { lines += Self.wrapped(note, indent: indent) }
    return lines
  }

  private func reason(for span: NativeSpan, of facts: ViewTypeFacts) -> String {
    switch span.availability {
    case .available: ""
    case .unavailable(.notYetInSwiftUI): "SwiftUI had no \(facts.feature)"
    case .unavailable(.other(let words)): words
    }
  }

  /// `13–15`, `27`. Where a view lost its native class for good, up to the newest version.
  private func versions(of span: NativeSpan, isLast: Bool) -> String {
    guard let first = span.versions.first, var last = span.versions.last else { return "" }
    if isLast, !span.isAvailable { last = max(last, registry.newestVersion(on: span.platform)) }
    return first == last ? first.displayName : "\(first.displayName)–\(last.displayName)"
  }
}

// MARK: - Columns

extension RegistryReport {
  private static let width = 80

  /// Columns as wide as one form needs them, so that its lines are easy to compare, with two spaces between them.
  private struct Columns {
    let platform = 10
    let versions: Int
    let nativeClass: Int

    init(of facts: ViewTypeFacts, versions: (NativeSpan) -> String) {
      self.versions = max(10, (facts.spans.map { versions($0).count }.max() ?? 0) + 2)
      let classes = facts.spans.filter(\.isAvailable).flatMap(\.nativeClasses)
      nativeClass = (classes.map(\.count).max() ?? 0) + 2
    }
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }

  /// `text` in lines of at most 80 columns, all indented; with `hanging` the first keeps the indent that it has.
  private static func wrapped(_ text: String, indent: Int, hanging: Bool = false) -> [String] {
    let margin = String(repeating: " ", count: indent)
    var rest = Substring(hanging ? text : margin + text)
    var lines: [String] = []
    while rest.count > width {
      let room = rest.prefix(width + 1)
      // Never inside the indent or the columns in front of the text, which would make no progress.
      guard let space = room.lastIndex(of: " "), rest.distance(from: rest.startIndex, to: space) > indent else { break }
      lines.append(String(rest[..<space]))
      rest = margin + rest[rest.index(after: space)...]
    }
    return lines + [String(rest)]
  }
}
