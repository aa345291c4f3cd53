import Testing

/// What happens to the native object in functions that the closure leads to, here and in other files.
struct FollowingTests {
  /// A view with the closure given, and the files that it may lead to.
  private func findings(
    _ closure: String, in type: String = "struct Feed: View", members: String = "", files: [String: String] = [:]
  ) -> [String] {
    var all = files
    all["Feed.swift"] = """
      import SwiftUIIntrospect
      \(type) {
        \(members)
        var content: some View {
          ScrollView {}.introspect(.scrollView, on: .iOS(.v26, .v27)\(closure)
        }
      }

      """
    let fileSystem = InMemoryFileSystem(all)
    let whole = Run(".", "-q", in: fileSystem).output.split(separator: "\n").map(String.init)
    // A file alone gets what it gets among all.
    let alone = Run("Feed.swift", "-q", in: fileSystem).output.split(separator: "\n").map(String.init)
    #expect(alone == whole.filter { $0.hasPrefix("Feed.swift:") })
    for jobs in ["1", "2", "8"] {
      #expect(Run(".", "-q", "--jobs", jobs, in: fileSystem).output.split(separator: "\n").map(String.init) == whole)
    }
    return whole
  }

  private static let adds = "scrollView.addGestureRecognizer(UIPanGestureRecognizer())"
  private static let isGuarded =
    "if scrollView.gestureRecognizers?.isEmpty == true { scrollView.addGestureRecognizer(UIPanGestureRecognizer()) }"

  private func function(_ body: String, _ header: String = "func tune(_ scrollView: UIScrollView)") -> String {
    "\(header) { \(body) }"
  }

  /// Where the finding is expected, in the fifth line of the file.
  private func isAt(_ column: Int, _ findings: [String]) -> Bool {
    findings.count == 1 && findings[0].hasPrefix("Feed.swift:5:\(column): ") && findings[0].contains("[non-idempotent-closure]")
  }

  // MARK: In the same file

  @Test func aCallOfAMethodIsFollowed() {
    let found = findings(") { tune($0) }", members: function(Self.adds))
    #expect(isAt(67, found), "\(found)")
    #expect(findings(") { tune($0) }", members: function(Self.isGuarded)) == [])
    #expect(isAt(72, findings(") { self.tune($0) }", members: function(Self.adds))))
  }

  @Test func aReferenceIsFollowed() {
    let found = findings(", customize: tune)", members: function(Self.adds))
    #expect(isAt(76, found), "\(found)")
    #expect(isAt(76, findings(", customize: self.tune)", members: function(Self.adds))))
    #expect(isAt(76, findings(", customize: tune(_:))", members: function(Self.adds))))
    #expect(isAt(76, findings(", customize: Self.tune)", members: function(Self.adds, "static func tune(_ scrollView: UIScrollView)"))))
    #expect(findings(", customize: tune)", members: function(Self.isGuarded)) == [])
  }

  @Test func aStoredClosureIsFollowedWhereItIsConstant() {
    let closure = "tune: (UIScrollView) -> Void = { scrollView in \(Self.adds) }"
    #expect(isAt(76, findings(", customize: tune)", members: "let " + closure)))
    #expect(isAt(67, findings(") { tune($0) }", members: "let " + closure)))
    #expect(findings(", customize: tune)", members: "var " + closure) == [])
    #expect(findings(", customize: tune)", members: "let tune: (UIScrollView) -> Void") == [])
  }

  @Test func oneMoreCallIsFollowedFromAReference() {
    let members = "func tune(_ view: UIScrollView) { attach(to: view) }\n  func attach(to scrollView: UIScrollView) { \(Self.adds) }"
    // Two lines of members: the call stands one line further down.
    let found = findings(", customize: tune)", members: members)
    #expect(found.count == 1 && found[0].hasPrefix("Feed.swift:6:76: "), "\(found)")
    let deeper = "func tune(_ view: UIScrollView) { one(view) }; func one(_ view: UIScrollView) { two(view) }; "
      + "func two(_ scrollView: UIScrollView) { \(Self.adds) }"
    #expect(findings(") { tune($0) }", members: deeper) == [])
  }

  @Test func theArgumentDecidesWhatIsNative() {
    // The recogniser is added to another view, which is made in each run.
    let members = "func tune(_ scrollView: UIScrollView, _ other: UIScrollView) { scrollView.addGestureRecognizer(UIPanGestureRecognizer()) }"
    #expect(isAt(67, findings(") { tune($0, $0) }", members: members)))
    #expect(findings(") { tune($0.contentOffset) }", members: function(Self.adds)) == [])
    #expect(findings(") { tune(UIScrollView()) }", members: function(Self.adds)) == [])
  }

  @Test func labelsTellFunctionsApart() {
    let members = "func tune(_ scrollView: UIScrollView) { \(Self.adds) }; func tune(quietly scrollView: UIScrollView) {}"
    #expect(isAt(67, findings(") { tune($0) }", members: members)))
    #expect(findings(") { tune(quietly: $0) }", members: members) == [])
    let defaults = "func tune(_ scrollView: UIScrollView, animated: Bool = true, id: Int) { \(Self.adds) }"
    #expect(isAt(67, findings(") { tune($0, id: 1) }", members: defaults)))
    // Two that fit: nobody knows which.
    let overloads = "func tune(_ scrollView: UIScrollView) { \(Self.adds) }; func tune(_ view: UITableView) {}"
    #expect(findings(") { tune($0) }", members: overloads) == [])
  }

  @Test func guardsAtTheCallCount() {
    // A flag in state may be set only later.
    let sets = "DispatchQueue.main.async { isDone = true }"
    let members = "@State var isDone = false; " + function(Self.adds)
    #expect(findings(") { if !isDone { tune($0); \(sets) } }", members: members) == [])
    #expect(findings(") { guard $0.gestureRecognizers == nil else { return }; tune($0) }", members: members) == [])
    #expect(findings(") { sink { tune($0) } }", members: members) == [])
    let flag = "@State var isDone = false; func tune(_ scrollView: UIScrollView) { guard !isDone else { return }; \(Self.adds) }"
    #expect(findings(") { tune($0); \(sets) }", members: flag) == [])
  }

  @Test func whatHasTheNameOfALocalIsNoFunction() {
    #expect(findings(") { view in let tune = maker(); tune(view) }", members: function(Self.adds)) == [])
    #expect(findings(") { view in print(view); view.bounces = false }", members: function(Self.adds)) == [])
  }

  // MARK: In other files

  @Test func anExtensionInAnotherFileIsFollowed() {
    let other = ["Feed+Tuning.swift": "extension Feed { \(function(Self.adds)) }"]
    let found = findings(") { tune($0) }", files: other)
    #expect(isAt(67, found), "\(found)")
    #expect(isAt(76, findings(", customize: tune)", files: other)))
    #expect(findings(") { tune($0) }", files: ["Feed+Tuning.swift": "extension Feed { \(function(Self.isGuarded)) }"]) == [])
    // In a file whose name says nothing, and beside a function of that name that is not meant.
    let elsewhere = [
      "Helpers.swift": "extension Feed {\n  \(function(Self.adds))\n}", "Other.swift": "extension Other { func tune(_ v: UIScrollView) {} }",
    ]
    #expect(isAt(67, findings(") { tune($0) }", files: elsewhere)))
  }

  @Test func aFreeFunctionInAnotherFileIsFollowed() {
    #expect(isAt(67, findings(") { tune($0) }", files: ["Helpers.swift": function(Self.adds)])))
    // A member hides it.
    let both = ["Helpers.swift": function(Self.adds), "Feed+Tuning.swift": "extension Feed { func tune(_ v: UIScrollView) {} }"]
    #expect(findings(") { tune($0) }", files: both) == [])
    // Two of them: in different modules, perhaps.
    #expect(findings(") { tune($0) }", files: ["A.swift": function(Self.adds), "B.swift": function(Self.adds)]) == [])
  }

  @Test func aMethodOfAModelIsFollowed() {
    let model = ["Model.swift": "final class FeedModel: ObservableObject { \(function(Self.adds)) }"]
    for member in [
      "@StateObject private var model = FeedModel()", "@ObservedObject var model: FeedModel", "let model: FeedModel",
      "@Environment(FeedModel.self) private var model", "var model: FeedModel?", "@State private var model: FeedModel",
    ] {
      let access = member.contains("?") ? "model?" : "model"
      let found = findings(") { \(access).tune($0) }", members: member, files: model)
      #expect(found.count == 1 && found[0].contains("[non-idempotent-closure]"), "\(member): \(found)")
    }
    #expect(isAt(76, findings(", customize: model.tune)", members: "let model: FeedModel", files: model)))
    // The closure may take it weakly under its own name.
    #expect(findings(") { [weak model] in model?.tune($0) }", members: "let model: FeedModel", files: model).count == 1)
    // Whose type nobody has written down, or somebody else's.
    #expect(findings(") { model.tune($0) }", members: "let model = makeModel()", files: model) == [])
    #expect(findings(") { model.tune($0) }", members: "let model: Elsewhere", files: model) == [])
    #expect(findings(") { model.tune($0) }", members: "let model: any Tuning", files: [
      "Model.swift": "protocol Tuning { func tune(_ scrollView: UIScrollView) }"
    ]) == [])
  }

  @Test func aStaticFunctionOfAnotherTypeIsFollowed() {
    let helper = ["Tuner.swift": "enum Tuner { static \(function(Self.adds)) }"]
    #expect(isAt(73, findings(") { Tuner.tune($0) }", files: helper)))
    #expect(isAt(76, findings(", customize: Tuner.tune)", files: helper)))
    let shared = ["Tuner.swift": "final class Tuner { static let shared = Tuner(); \(function(Self.adds)) }"]
    #expect(findings(") { Tuner.shared.tune($0) }", files: shared).count == 1)
  }

  @Test func namesInCommentsAndStringsAreNoDeclarations() {
    let other = ["Notes.swift": "// func tune(_ scrollView: UIScrollView)\nlet text = \"func tune(_ scrollView: UIScrollView)\""]
    #expect(findings(") { tune($0) }", files: other) == [])
  }

  @Test func theNoteLeadsToTheLineInTheOtherFile() {
    let files = InMemoryFileSystem([
      "App/Feed.swift": "struct Feed: View { var body: some View { ScrollView {}.introspect(.scrollView, on: .iOS(.v26, .v27)) { tune($0) } } }",
      "Kit/Feed+Tuning.swift": "extension Feed {\n  \(function(Self.adds))\n}",
    ])
    for arguments in [["."], ["App/Feed.swift"], ["App"]] {
      let run = Run(arguments + ["-q", "--format", "json"], in: files.make().files)
      #expect(run.output.contains("\"path\":\"Kit/Feed+Tuning.swift\"") || run.output.contains("\"path\": \"Kit/Feed+Tuning.swift\""), "\(run.output)")
    }
  }
}
