import IntrospectLintKit
import IntrospectSyntax

/// A `.lint.yml` as the tests read it: by a tool of version 1.2.0.
struct ConfigurationReading {
  let source: SourceText
  let configuration: Configuration
  let problems: [ConfigurationProblem]

  init(_ source: SourceText, folder: String = "/p") {
    self.source = source
    (configuration, problems) = ConfigurationReader.read(source, folder: folder, toolVersion: "1.2.0")
  }

  init(_ yaml: String) { self.init(SourceText(path: ".lint.yml", text: yaml)) }

  /// The problems as `line:column error 'text': message`; those of the file as a whole have no place.
  var listing: [String] {
    let table = LineTable(source)
    return problems.map { problem in
      let word = problem.isError ? "error" : "warning"
      guard let range = problem.range else { return "\(word): \(problem.message)" }
      let place = table.location(of: range.start, in: .utf8)
      return "\(place.line):\(place.column) \(word) '\(source.text(in: range))': \(problem.message)"
    }
  }

  /// What the problems point at beyond the file; nil where all is well.
  var misplaced: String? {
    let whole = SourceRange(ByteOffset(0), ByteOffset(source.bytes.count))
    for problem in problems {
      for range in [problem.range].compactMap({ $0 }) + problem.notes.map(\.range) where whole.union(range) != whole {
        return "\(problem)"
      }
    }
    return nil
  }

  /// The lines of the first problem as they are printed, without colours.
  var printed: [String] { problems.first?.lines(in: source, .plain) ?? [] }

  /// Every key, as the documentation shows it.
  static let example = """
    version: 1                      # optional
    required-version: ">=1.0, <2"   # a quoted string
    include: [Sources]              # gitignore syntax, relative to this file
    exclude: [Generated/**]
    generated: skip                 # skip | lint
    fail-on: warning                # error | warning | note | never
    targets: { iOS: 16, macOS: 13 }
    library: 26.0.1                 # when no pin can be read
    newest: { iOS: 26 }             # lowers what is asked for
    registry: Vendor/swiftui-introspect   # inside the repository only
    probes: [inspect, findUIView]
    adapters: [Sources/Introspection/**]
    baseline: .lint-baseline.json
    rules:
      version-gap: warning                          # a severity or off, or
      extract-overuse: { severity: note, limit: 3 } # severity and the rule's options
    overrides:
      - paths: [Tests/**]
        rules: { extract-overuse: off }

    """
}
