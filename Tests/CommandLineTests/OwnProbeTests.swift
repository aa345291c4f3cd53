import Testing

/// Probes that a project declares itself, in other files than those that call them.
struct OwnProbeTests {
  private func probe(make: String = "", update: String = "", more: String = "", type: String = "(UIWindow?) -> Void") -> String {
    """
    import SwiftUI
    struct WindowReader: UIViewRepresentable {
      let onWindow: \(type)
      func makeUIView(context: Context) -> UIView { let view = UIView(); \(make); return view }
      func updateUIView(_ view: UIView, context: Context) { \(update) }
      \(more)
    }

    """
  }

  /// A call that adds something at each run, and the files around it.
  private func findings(
    _ call: String = ".background(WindowReader { window in window?.addGestureRecognizer(UITapGestureRecognizer()) })",
    in others: [String: String]
  ) -> [String] {
    var files = others
    files["View.swift"] = """
      import SwiftUI
      struct Screen: View {
        var body: some View {
          Content()
            \(call)
        }
        func watch(_ window: UIWindow?) { window?.addGestureRecognizer(UITapGestureRecognizer()) }
      }

      """
    let fileSystem = InMemoryFileSystem(files)
    func run(_ arguments: String...) -> [String] {
      Run(arguments + ["-q"], in: fileSystem.make().files).output.split(separator: "\n").map(String.init)
    }
    let whole = run(".")
    #expect(run("View.swift") == whole.filter { $0.hasPrefix("View.swift:") })
    let input = Run("-", "--stdin-filename", "View.swift", "-q", input: files["View.swift"] ?? "", in: fileSystem)
    #expect(input.output.split(separator: "\n").map(String.init) == whole.filter { $0.hasPrefix("View.swift:") })
    #expect(run("--jobs", "8", ".") == whole)
    // What is wrong with the probes themselves is another matter.
    return whole.filter { !$0.contains("[synchronous-hierarchy-access]") }
  }

  private func isOne(_ findings: [String]) -> Bool {
    findings.count == 1 && findings[0].hasPrefix("View.swift:5:") && findings[0].contains("[non-idempotent-closure]")
  }

  // MARK: When the closure runs

  @Test(arguments: [
    "onWindow(view.window)", "self.onWindow(view.window)", "DispatchQueue.main.async { onWindow(view.window) }",
    "DispatchQueue.main.async { [weak view] in self.onWindow(view?.window) }",
    "if let window = view.window { onWindow(window) }", "guard let window = view.window else { return }; onWindow(window)",
    "Task { @MainActor in onWindow(view.window) }",
  ])
  func atEachUpdate(update: String) {
    let found = findings(in: ["Probe.swift": probe(update: update)])
    #expect(isOne(found), "\(found)")
  }

  @Test func throughAMethodOfTheProbe() {
    let more = "private func look(_ view: UIView) { onWindow(view.window) }"
    #expect(isOne(findings(in: ["Probe.swift": probe(update: "look(view)", more: more)])))
    #expect(isOne(findings(in: ["Probe.swift": probe(update: "DispatchQueue.main.async { look(view) }", more: more)])))
    #expect(findings(in: ["Probe.swift": probe(make: "look(view)", more: more)]) == [])
  }

  @Test(arguments: ["onWindow(view.window)", "DispatchQueue.main.async { onWindow(view.window) }"])
  func onlyOnceFromMake(make: String) { #expect(findings(in: ["Probe.swift": probe(make: make)]) == []) }

  @Test(arguments: [
    "if view.window !== context.coordinator.window { onWindow(view.window) }",
    "guard let window = view.window, window !== last else { return }; onWindow(window)",
    "guard !context.coordinator.isDone else { return }; onWindow(view.window)",
    "if view.tag == 0 { onWindow(view.window) }",
  ])
  func aConditionLeavesItOpen(update: String) { #expect(findings(in: ["Probe.swift": probe(update: update)]) == []) }

  @Test(arguments: [
    "context.coordinator.onWindow = onWindow", "view.onMove = { onWindow($0) }", "Helper(onWindow).start()", "",
  ])
  func whoPassesItOnIsNoProbe(update: String) { #expect(findings(in: ["Probe.swift": probe(update: update)]) == []) }

  @Test func theTypeOfTheClosureTells() {
    let update = "onWindow(view.window)"
    for type in ["(UIWindow?) -> Void", "((UIWindow?) -> Void)?", "@MainActor (UIWindow?) -> ()", "(UIWindow) -> Void"] {
      let call = type.hasSuffix("?") ? "onWindow?(view.window)" : update
      #expect(isOne(findings(in: ["Probe.swift": probe(update: call, type: type)])), "\(type)")
    }
    for type in ["(String) -> Void", "(UIWindow?) -> Bool", "() -> Void", "(UIWindow, Int) -> Void", "UIWindow?", "(CGRect) -> Void"] {
      #expect(findings(in: ["Probe.swift": probe(update: update, type: type)]) == [], "\(type)")
    }
  }

  @Test func twoThatDisagreeLeaveItOpen() {
    let both = ["A.swift": probe(update: "onWindow(view.window)"), "B.swift": probe(make: "onWindow(view.window)")]
    #expect(findings(in: both) == [])
    let same = ["A.swift": probe(update: "onWindow(view.window)"), "B.swift": probe(update: "onWindow(view.window)")]
    #expect(isOne(findings(in: same)))
  }

  // MARK: How it is called

  private var everyUpdate: String { probe(update: "onWindow(view.window)") }

  @Test(arguments: [
    ".overlay(WindowReader { $0?.addGestureRecognizer(UITapGestureRecognizer()) })",
    ".background { WindowReader { $0?.addGestureRecognizer(UITapGestureRecognizer()) } }",
    ".background(WindowReader(onWindow: { $0?.addGestureRecognizer(UITapGestureRecognizer()) }))",
    ".background(WindowReader(onWindow: watch))", ".background(WindowReader(onWindow: self.watch))",
    ".background(WindowReader { watch($0) })",
  ])
  func formsOfTheCall(call: String) {
    let found = findings(call, in: ["Probe.swift": everyUpdate])
    #expect(isOne(found), "\(found)")
  }

  @Test(arguments: [
    ".background(Other { $0?.addGestureRecognizer(UITapGestureRecognizer()) })",
    ".background(WindowReader(onWindow: handler))", "/* WindowReader { $0?.addGestureRecognizer(UITapGestureRecognizer()) } */",
    ".help(\"WindowReader { $0?.addGestureRecognizer(UITapGestureRecognizer()) }\")",
  ])
  func whatIsNoCallOfIt(call: String) { #expect(findings(call, in: ["Probe.swift": everyUpdate]) == []) }

  // MARK: What it hands over

  /// The rules that speak of a call.
  private func rules(_ call: String, in files: [String: String]) -> [String] {
    findings(".background(\(call))", in: files).compactMap { line in
      line.split(separator: "[").last.map { String($0.dropLast()) }
    }
  }

  @Test(arguments: [
    ("window?.delegate = keeper", ["delegate-override"]),
    ("window!.makeKey()", ["forced-cast-in-closure"]),
    ("height = window?.frame.height", []),
    ("window?.setValue(1, forKey: \"_corner\")", ["private-api"]),
    ("print(window as Any)", ["empty-customization"]),
  ])
  func aWindowIsJudgedAsAnyOther(statement: String, expected: [String]) {
    let files = ["Probe.swift": probe(update: "DispatchQueue.main.async { onWindow(view.window) }", type: "(NSWindow?) -> Void")]
    #expect(rules("WindowReader { window in \(statement) }", in: files) == expected)
  }

  @Test func whatTheProbeMadeIsItsOwn() {
    let files = ["Probe.swift": probe(update: "onWindow(view)", type: "(UITextField) -> Void")]
    #expect(rules("WindowReader { field in field.delegate = keeper }", in: files) == [])
  }

  // MARK: Functions that hand it on

  private let call = ".withHostingWindow { window in window?.addGestureRecognizer(UITapGestureRecognizer()) }"

  @Test(arguments: [
    "background(WindowReader(onWindow: callback))", "self.background(WindowReader(onWindow: callback))",
    "background(WindowReader { callback($0) })", "return overlay(WindowReader(onWindow: callback))",
  ])
  func aModifierInAThirdFile(body: String) {
    let modifier = "extension View { func withHostingWindow(_ callback: @escaping (UIWindow?) -> Void) -> some View { \(body) } }\n"
    #expect(isOne(findings(call, in: ["Probe.swift": everyUpdate, "Modifier.swift": "import SwiftUI\n" + modifier])))
    #expect(isOne(findings(call, in: ["Probe.swift": everyUpdate + modifier])))
    #expect(findings(call, in: ["Probe.swift": probe(make: "onWindow(view.window)") + modifier]) == [])
    #expect(findings(call, in: ["Modifier.swift": "import SwiftUI\n" + modifier]) == [])
  }

  @Test func aModifierHasItsOwnParameters() {
    let modifier = """
      extension View {
        func withWindow(of kind: Int = 0, perform callback: @escaping (UIWindow?) -> Void) -> some View {
          background(WindowReader(onWindow: callback))
        }
      }

      """
    let files = ["Probe.swift": everyUpdate + modifier]
    let closure = "{ window in window?.addGestureRecognizer(UITapGestureRecognizer()) }"
    for call in [".withWindow \(closure)", ".withWindow(of: 1) \(closure)", ".withWindow(perform: \(closure))", ".withWindow(of: 1, perform: \(closure))"] {
      #expect(isOne(findings(call, in: files)), "\(call)")
    }
    // Another function of that name.
    #expect(findings(".withWindow(\"main\") \(closure)", in: files) == [])
  }

  @Test func anArchiveIsNoView() {
    let modifier = """
      extension View {
        func extract<T: UIView>(_ type: T.Type, completion: @escaping (T) -> Void) -> some View {
          background(Extractor(completion: completion))
        }
      }
      struct Extractor<T: UIView>: UIViewRepresentable {
        let completion: (T) -> Void
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ view: UIView, context: Context) { if let target = find(view) { completion(target) } }
      }

      """
    let adds = "{ $0.addGestureRecognizer(UITapGestureRecognizer()) }"
    #expect(isOne(findings(".extract(UIScrollView.self) \(adds)", in: ["Probe.swift": "import SwiftUI\n" + modifier])))
    #expect(findings(".extract(entry) \(adds)", in: ["Probe.swift": "import SwiftUI\n" + modifier]) == [])
  }
}
