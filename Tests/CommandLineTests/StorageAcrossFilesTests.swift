import Testing

/// Verdicts about stores, state and delegates that hang on declarations in other files of the project.
struct StorageAcrossFilesTests {
  /// What is found in a view with the closure given, whose model another file declares.
  private func findings(_ closure: String, members: String, model: String) -> [String] {
    let feed = """
      import SwiftUIIntrospect
      struct Feed: View {
        \(members)
        var body: some View {
          ScrollView {}.introspect(.scrollView, on: .iOS(.v26, .v27)) { \(closure) }
        }
      }

      """
    let fileSystem = InMemoryFileSystem(["Feed.swift": feed, "FeedModel.swift": model])
    let whole = Run(".", "-q", in: fileSystem).output.split(separator: "\n").map(String.init)
    let alone = Run("Feed.swift", "-q", in: fileSystem).output.split(separator: "\n").map(String.init)
    #expect(whole == alone)
    return whole
  }

  private func rules(_ findings: [String]) -> [String] {
    findings.compactMap { line in
      guard let open = line.lastIndex(of: "["), let close = line.lastIndex(of: "]") else { return nil }
      return String(line[line.index(after: open)..<close])
    }
  }

  @Test func aPropertyOfAnotherFileIsWeakOrNot() {
    let members = "@StateObject private var model = FeedModel()"
    func found(_ property: String) -> [String] {
      let model = "final class FeedModel: ObservableObject {\n  \(property)\n}\n"
      return rules(findings("model.view = $0", members: members, model: model))
    }
    #expect(found("var view: UIScrollView?") == ["stored-native-view"])
    #expect(found("@Published var view: UIScrollView?") == ["stored-native-view"])
    #expect(found("weak var view: UIScrollView?") == [])
    #expect(found("@Published weak var view: UIScrollView?") == [])
    #expect(found("var view: UIScrollView? { get { nil } set {} }") == [])
    #expect(found("var other: UIScrollView?") == [])
    #expect(rules(findings("model.view = $0", members: members, model: "class Other { var view: UIView? }\n")) == [])
  }

  @Test func aBoxOfAnotherFileIsWeakOrNot() {
    let members = "@State private var box: Reference<UIScrollView>?"
    func found(_ property: String) -> [String] {
      let model = "final class Reference<Value: AnyObject> {\n  \(property)\n  init(_ value: Value) {}\n}\n"
      return rules(findings("box = Reference($0)", members: members, model: model))
    }
    #expect(found("weak var value: Value?") == [])
    #expect(found("var value: Value?") == ["state-change-in-closure"])
  }

  @Test func aPropertyOfAnotherFileIsPublishedOrNot() {
    let members = "@ObservedObject var model: FeedModel"
    func found(_ declaration: String) -> [String] {
      rules(findings("model.offset = $0.contentOffset", members: members, model: declaration + "\n"))
    }
    let published = found("class FeedModel: ObservableObject { @Published var offset = CGPoint.zero }")
    #expect(published == ["state-change-in-closure"])
    #expect(found("class FeedModel: ObservableObject { var offset = CGPoint.zero }") == [])
    #expect(found("class Other {}") == [])
  }

  @Test func aValueOfAnotherFileIsPartOfTheState() {
    let members = "@State private var model = FeedModel()"
    func found(_ kind: String) -> [String] {
      let model = "\(kind) FeedModel { var offset = CGPoint.zero }\n"
      return rules(findings("model.offset = $0.contentOffset", members: members, model: model))
    }
    #expect(found("struct") == ["state-change-in-closure"])
    #expect(found("class") == [])
  }

  @Test func aDelegateOfAnotherFileForwardsOrNot() {
    let members = "let model: FeedModel"
    func found(_ member: String) -> [String] {
      rules(findings("$0.delegate = model", members: members, model: "class FeedModel: NSObject {\n  \(member)\n}\n"))
    }
    #expect(found("override func forwardingTarget(for selector: Selector!) -> Any? { nil }") == [])
    #expect(found("var count = 0") == ["delegate-override"])
  }

  @Test func anExtensionTakesTheKindOfItsTypeFromAnotherFile() {
    func found(_ kind: String) -> [String] {
      let feed = """
        import SwiftUIIntrospect
        extension Feed {
          var field: some View {
            TextField("", text: text).introspect(.textField, on: .iOS(.v26, .v27)) {
              $0.addTarget(self, action: selector, for: .editingChanged)
            }
          }
        }

        """
      let fileSystem = InMemoryFileSystem(["Feed+Field.swift": feed, "Feed.swift": "\(kind) Feed {}\n"])
      return rules(Run(".", "-q", in: fileSystem).output.split(separator: "\n").map(String.init))
    }
    #expect(found("struct") == ["value-type-target"])
    // An object can be a target; that the closure holds it strongly is another rule's business.
    #expect(!found("class").contains("value-type-target"))
    #expect(found("protocol") == [])
  }
}
