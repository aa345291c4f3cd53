import IntrospectFacts
import Testing

/// What is known of modifiers, styles and the insides of native objects.
struct ViewFactsTests {
  @Test("A style is read as the facts write it", arguments: [
    (".listStyle(.plain)", "listStyle", "plain"),
    (".tabViewStyle(.page(indexDisplayMode: .always))", "tabViewStyle", "page"),
    ("axis: .vertical", "axis", "vertical"),
  ])
  func readsStyles(text: String, modifier: String, member: String) {
    #expect(ViewStyle(text) == ViewStyle(modifier: modifier, member: member))
    #expect(ViewStyle(text)?.isSwiftUI == true)
  }

  @Test("Every style of the registry can be read, and SwiftUI has it")
  func readsAllStyles() {
    for form in Registry.current.viewTypes {
      guard let style = form.style else { continue }
      #expect(ViewStyle(style)?.isSwiftUI == true, "\(style)")
    }
  }

  @Test("The older form of a style is the value of a type", arguments: [
    ("InsetGroupedListStyle", "listStyle", "insetGrouped"), ("PageTabViewStyle", "tabViewStyle", "page"),
    ("DoubleColumnNavigationViewStyle", "navigationViewStyle", "columns"),
    ("DefaultListStyle", "listStyle", "automatic"),
    ("OurListStyle", "listStyle", nil), ("PlainListStyle", "toggleStyle", nil),
  ] as [(String, String, String?)])
  func readsOlderStyles(type: String, modifier: String, member: String?) {
    #expect(ViewStyle(typeName: type, modifier: modifier)?.member == member)
  }

  @Test("A search comes upon subclasses, and upon what AppKit puts around an object", arguments: [
    ("UIScrollView", "UITableView", true), ("UIScrollView", "UITextView", true), ("UITableView", "UIScrollView", false),
    ("UITextView", "UITextField", false), ("NSTextView", "NSTextField", true), ("NSScrollView", "NSTableView", true),
    ("UISwitch", "UISlider", false), ("UIScrollView", "WKWebView", true),
  ])
  func yields(wanted: String, from nativeClass: String, expected: Bool) {
    #expect(NativeComposition.mayYield(wanted, from: nativeClass) == expected)
  }

  @Test("Only containers have the content of a view in them")
  func encloses() {
    #expect(NativeComposition.encloses("UICollectionView", with: "UIScrollView"))
    #expect(NativeComposition.encloses("NSTableView", with: "NSScrollView"))
    #expect(!NativeComposition.encloses("UITextView", with: "UIScrollView"))
    #expect(!NativeComposition.encloses("UIPageControl", with: "UIPageControl"))
  }

  @Test("A modifier is given views for one place, or for none")
  func modifiers() {
    #expect(ViewModifierContent.of("padding") == ViewModifierContent.none)
    #expect(ViewModifierContent.of("listStyle") == ViewModifierContent.none)
    #expect(ViewModifierContent.of("accessibilityLabel") == ViewModifierContent.none)
    #expect(ViewModifierContent.of("overlay") == .beside)
    #expect(ViewModifierContent.of("sheet") == .elsewhere)
    #expect(ViewModifierContent.of("modifier") == nil)
    #expect(ViewModifierContent.of("scrollable") == nil)
  }

  @Test("The styles of a view, the default one first")
  func styles() {
    #expect(SwiftUIBacking.styles(of: "Text").map(\.style) == [nil])
    #expect(SwiftUIBacking.styles(of: "TextField").map(\.style) == [nil, "axis: .vertical"])
    #expect(SwiftUIBacking.styles(of: "FeedContent").isEmpty)
    #expect(SwiftUIBacking.styles(of: "List").count == 7)
  }
}
