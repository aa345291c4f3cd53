import IntrospectSyntax

/// Flags a project that looks for views with probes of its own in many places.
struct ExtractOveruseRule: Rule {
  static let info = RuleInfo(
    id: "extract-overuse", topic: .probes, severity: .note, isOncePerRun: true,
    summary: "A project has many calls of home-made probes for native views.",
    rationale: """
      A probe such as `.extract(UIScrollView.self)` takes the first view of that class that it meets, on every system. \
      Which class stands behind a SwiftUI view changes with the system, and that knowledge is what the SwiftUI \
      Introspect library carries: its calls name the view and the versions that they were tried on. One or two probes \
      are less than a dependency; with more of them the library pays.

      The finding stands at the first call past the limit, in the order of the paths, once per run over a folder.
      """,
    examples: [
      .flagged(
        """
        let feed = ScrollView {}.extract(UIScrollView.self) { $0.bounces = false }
        let size = Slider(value: $size).extract(UISlider.self) { $0.isContinuous = false }
        let note = TextEditor(text: $text).extract(UITextView.self) { $0.isEditable = false } // expect: extract-overuse
        """),
      .accepted(
        """
        let feed = ScrollView {}.extract(UIScrollView.self) { $0.bounces = false }
        let size = Slider(value: $size).extract(UISlider.self) { $0.isContinuous = false }
        """),
    ])

  struct Options: RuleOptions {
    let limit: Int

    init(from reader: inout OptionReader) {
      limit = reader.integer("limit", from: 0, default: 2, help: "how many probe calls are accepted")
    }
  }

  private let options: Options

  init(options: Options) { self.options = options }

  func check(_ project: ProjectContext, into findings: inout ProjectFindings) {
    let calls = project.probeCalls
    guard calls.count > options.limit else { return }
    let first = calls[options.limit]
    let limit = options.limit == 0 ? "none is accepted" : "\(options.limit) are accepted"
    findings.report(
      "\(calls.count) calls of home-made probes in this project, and \(limit); the SwiftUI Introspect library knows the class behind each view on each system",
      at: first.range, in: first.path)
  }
}
