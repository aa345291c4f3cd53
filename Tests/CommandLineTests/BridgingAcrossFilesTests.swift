import Testing

/// Verdicts about bridging code that hang on declarations in other files of the project.
struct BridgingAcrossFilesTests {
  /// The rules that report something in a file beside another one, in order of place.
  private func rules(_ file: String, beside other: String, named name: String = "Other.swift") -> [String] {
    let fileSystem = InMemoryFileSystem(["Page.swift": file + "\n", name: other + "\n"])
    let whole = Run(".", "-q", in: fileSystem).output.split(separator: "\n").map(String.init)
    let alone = Run("Page.swift", "-q", in: fileSystem).output.split(separator: "\n").map(String.init)
    #expect(whole.filter { $0.contains("Page.swift") } == alone)
    return alone.compactMap { line in
      guard let open = line.lastIndex(of: "["), let close = line.lastIndex(of: "]") else { return nil }
      return String(line[line.index(after: open)..<close])
    }
  }

  private func page(_ property: String, make: String = "", update: String = "") -> String {
    """
    struct Page: UIViewRepresentable {
      \(property)
      func makeUIView(context: Context) -> WKWebView {
        let view = WKWebView()
        \(make)
        return view
      }
      func updateUIView(_ uiView: WKWebView, context: Context) { \(update) }
    }
    """
  }

  @Test func aPropertyOfAProxyIsWeakOrNot() {
    func found(_ property: String) -> [String] {
      rules(page("let proxy: PageProxy", make: "proxy.view = view"), beside: "final class PageProxy { \(property) }")
    }
    #expect(found("var view: WKWebView?") == ["strong-view-in-proxy"])
    #expect(found("weak var view: WKWebView?") == [])
    #expect(found("var other: WKWebView?") == [])
    #expect(rules(page("let proxy: PageProxy", make: "proxy.view = view"), beside: "struct Nothing {}") == [])
  }

  @Test func aPropertyOfAModelIsPublishedOrNot() {
    func found(_ property: String, by wrapper: String) -> [String] {
      rules(
        page("\(wrapper) var model: PageModel", update: "model.height = uiView.bounds.height"),
        beside: "final class PageModel: ObservableObject { \(property) }")
    }
    #expect(found("@Published var height: CGFloat = 0", by: "@ObservedObject") == ["state-change-in-update"])
    #expect(found("var height: CGFloat = 0", by: "@ObservedObject") == [])
    #expect(found("@Published var height: CGFloat = 0", by: "") == [])
  }

  @Test func whatConformsInAnExtensionIsAClassOrNot() {
    let part = "extension Page: UIViewRepresentable {}"
    #expect(rules(part, beside: "final class Page {}") == ["representable-class"])
    #expect(rules(part, beside: "struct Page {}") == [])
    #expect(rules(part, beside: "struct Other {}") == [])
  }

  @Test func aHostIsMadeAChildInAnotherFileOrNot() {
    let screen = """
      final class Screen: UIViewController {
        let host = UIHostingController(rootView: Text(""))
        override func viewDidLoad() { view.addSubview(host.view) }
      }
      """
    let tie = "extension Screen { func tie() { addChild(host) } }"
    #expect(rules(screen, beside: tie, named: "Screen+Tie.swift") == [])
    let other = "extension Screen { func other() {} }"
    #expect(rules(screen, beside: other, named: "Screen+Tie.swift") == ["missing-containment"])
    let part = "extension Screen { func add() { let host = UIHostingController(rootView: Text(\"\")); "
      + "hosts = [1]; view.addSubview(host.view); self.host = host } }"
    #expect(rules(part, beside: "final class Screen: UIViewController {}") == ["missing-containment"])
    #expect(rules(part, beside: "final class Screen: UIView {}") == [])
    #expect(rules(part, beside: "final class Other {}") == [])
  }

  /// Nothing is looked for that no verdict hangs on.
  @Test func namesInOtherFilesAreNotFollowed() {
    let file = page("let title: String", update: "configure(uiView)")
    #expect(rules(file, beside: "func configure(_ view: UIView) { view.addSubview(UILabel()) }") == [])
  }
}
