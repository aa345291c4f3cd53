import IntrospectFacts
import Testing

/// The members of native classes.
struct NativeClassTests {
  @Test("83 types with 2162 instance members are known")
  func counts() {
    #expect(NativeClass.all.count == 83)
    #expect(NativeClass.all.map(\.members.count).reduce(0, +) == 2162)
  }

  @Test("Names are unique, and no class declares a member twice", arguments: NativeClass.all)
  func shape(type: NativeClass) {
    #expect(NativeClass.all.filter { $0.name == type.name }.count == 1)
    #expect(Set(type.members).count == type.members.count)
    #expect(!type.members.isEmpty || type.name == "NSSecureTextField")
    for member in type.members {
      let isMethod = member.hasSuffix(")") && member.contains("(")
      let name = member.prefix { $0 != "(" }
      #expect(isMethod || name.count == member.count, "\(type.name): \(member)")
      #expect(name.allSatisfy { $0.isLetter || $0.isNumber }, "\(type.name): \(member)")
      #expect(!isMethod || member.hasSuffix(":)") || member.hasSuffix("()"), "\(type.name): \(member)")
    }
  }

  @Test("What stands above a class is known, or a root", arguments: NativeClass.all)
  func superclassesExist(type: NativeClass) {
    #expect(type.superclasses.isEmpty == (type.kind == .protocol))
    for name in type.superclasses { #expect(name == "NSObject" || NativeClass.named(name)?.kind == .class) }
    for name in type.protocols { #expect(NativeClass.named(name)?.kind == .protocol) }
    #expect(Set(type.chain.map(\.name)).count == type.chain.count)
  }

  @Test("UIKit's classes are not on macOS, AppKit's only there", arguments: NativeClass.all)
  func platforms(type: NativeClass) {
    if type.framework == .UIKit { #expect(type.name.hasPrefix("UI") && !type.platforms.contains(.macOS)) }
    if type.framework == .AppKit { #expect(type.name.hasPrefix("NS") && type.platforms == [.macOS]) }
    #expect(!type.platforms.isEmpty)
  }

  @Test("Every class that a view type is backed by has its members here")
  func registryClasses() {
    for name in Set(Registry.current.viewTypes.flatMap { $0.spans.flatMap(\.nativeClasses) }) {
      #expect(NativeClass.named(name) != nil, "\(name)")
    }
  }

  @Test(
    "A class has its own members, what it inherits, and what its protocols ask for",
    arguments: [
      ("UITableView", "separatorStyle", true), ("UICollectionView", "separatorStyle", false),
      ("UICollectionView", "isScrollEnabled", true), ("UICollectionView", "backgroundColor", true),
      ("UITextField", "keyboardType", true), ("UITextView", "keyboardType", true), ("UILabel", "keyboardType", false),
      ("UISwitch", "setOn", true), ("UISwitch", "setOn(_:animated:)", true), ("UISwitch", "isChecked", false),
      ("UISwitch", "accessibilityLabel", true), ("NSWindow", "setAccessibilityIdentifier", true),
      ("NSSearchField", "placeholderString", true), ("NSSlider", "stringValue", true),
      ("MKMapView", "alphaValue", true), ("MKMapView", "alpha", true), ("NSTableView", "separatorStyle", false),
      ("UISheetPresentationController", "presentedViewController", true),
    ])
  func members(type: String, member: String, has: Bool) {
    #expect(NativeClass.named(type)?.has(member) == has)
  }

  @Test(
    "The classes that declare a member",
    arguments: [
      ("separatorStyle", ["UITableView"]), ("detents", ["UISheetPresentationController"]),
      ("collectionViewLayout", ["UICollectionView"]), ("documentView", ["NSScrollView", "NSClipView"]),
      ("insertText", ["UITextInput"]), ("noSuchMember", []),
      ("setContentOffset", ["UIScrollView", "UISegmentedControl"]),
      ("setContentOffset(_:animated:)", ["UIScrollView"]),
    ])
  func declaringClasses(member: String, classes: [String]) {
    #expect(NativeClass.classesDeclaring(member) == classes)
  }

  @Test("A chain goes from the class to its root, on both lines where there are two")
  func chains() {
    let chain = NativeClass.named("UITextView")?.chain.map(\.name)
    #expect(chain == ["UITextView", "UIScrollView", "UIView", "UIResponder"])
    #expect(NativeClass.named("NSPopUpButton")?.inherits(from: "NSControl") == true)
    #expect(NativeClass.named("NSPopUpButton")?.inherits(from: "NSObject") == true)
    #expect(NativeClass.named("WKWebView")?.inherits(from: "UIView") == true)
    #expect(NativeClass.named("WKWebView")?.inherits(from: "NSView") == true)
    #expect(NativeClass.named("UITableView")?.inherits(from: "UICollectionView") == false)
    #expect(NativeClass.named("UIControl")?.declares("isEnabled") == true)
    #expect(NativeClass.named("UISwitch")?.declares("isEnabled") == false)
    #expect(NativeClass.named("CALayer") == nil)
  }
}
