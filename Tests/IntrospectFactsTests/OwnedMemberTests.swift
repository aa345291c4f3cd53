import IntrospectFacts
import Testing

/// Members that SwiftUI uses itself.
struct OwnedMemberTests {
  @Test("163 facts of high confidence and 72 of medium are there at least")
  func counts() {
    #expect(OwnedMember.all.filter { $0.confidence == .high }.count >= 163)
    #expect(OwnedMember.all.filter { $0.confidence == .medium }.count >= 72)
  }

  @Test("Texts read within a sentence")
  func texts() {
    for fact in OwnedMember.all {
      #expect(FactText.isClause(fact.purpose), "\(fact.path): \(fact.purpose)")
      #expect(FactText.isClause(fact.damage), "\(fact.path): \(fact.damage)")
      #expect(fact.workaround.isEmpty || FactText.isClause(fact.workaround), "\(fact.path): \(fact.workaround)")
    }
  }

  @Test("The class is known and has the first name of the path")
  func membersExist() {
    for fact in OwnedMember.all {
      let type = NativeClass.named(fact.nativeClass)
      #expect(type != nil, "\(fact.nativeClass)")
      if fact.use != .override { #expect(type?.has(fact.path[0]) == true, "\(fact.nativeClass): \(fact.path)") }
      #expect(fact.path.allSatisfy { $0.allSatisfy(\.isLetter) && !$0.isEmpty })
    }
  }

  @Test("View types exist, and one of their native classes is meant")
  func viewTypesExist() {
    for fact in OwnedMember.all {
      for viewType in fact.viewTypes {
        let isKnown = Registry.current.viewTypes.contains { $0.member == viewType || $0.callForm == viewType }
        #expect(isKnown, "\(viewType)")
      }
      // `NSSplitViewItem` and the presented controller are reached through what the closure gets.
      let classes = fact.viewTypes.flatMap { viewType in
        Registry.current.viewTypes.filter { $0.member == viewType || $0.callForm == viewType }.flatMap { form in
          form.spans.flatMap(\.nativeClasses).compactMap(NativeClass.named).flatMap { $0.chain.map(\.name) }
        }
      }
      let reached: Set = ["NSSplitViewItem", "UIViewController"]
      #expect(fact.viewTypes.isEmpty || classes.contains(fact.nativeClass) || reached.contains(fact.nativeClass))
    }
  }

  @Test("No two facts are about the same use of the same member")
  func unique() {
    for (index, fact) in OwnedMember.all.enumerated() {
      let same = OwnedMember.all.dropFirst(index + 1).filter {
        $0.nativeClass == fact.nativeClass && $0.path == fact.path && $0.use == fact.use && $0.subject == fact.subject
          && !Set($0.viewTypes).isDisjoint(with: fact.viewTypes)
      }
      #expect(same.isEmpty, "\(fact.nativeClass): \(fact.path)")
    }
  }

  @Test("An error is never a guess, and mere looks or behaviour are no clear fault")
  func severities() {
    for fact in OwnedMember.all {
      if fact.confidence == .low { #expect(fact.severity < OwnedMember.Severity.error) }
      if fact.role == .appearance || fact.role == .behaviour {
        #expect(fact.severity < OwnedMember.Severity.error)
        #expect(!fact.isClearlyOwned)
      }
    }
  }

  @Test(
    "Clearly owned members",
    arguments: [
      ("delegate", "UICollectionView", "list"), ("delegate", "UICollectionView", "list(style: .sidebar)"),
      ("dataSource", "UITableView", "form"), ("collectionViewLayout", "UICollectionView", "table"),
      ("delegate", "UITextField", "secureField"), ("text", "UITextView", "textEditor"),
      ("delegate", "UINavigationController", "navigationStack"), ("tabBar.delegate", "UITabBarController", "tabView"),
      ("navigationController.tabBar.delegate", "UITabBarController", "tabView"),
      ("selectedIndex", "UITabBarController", "tabView"), ("delegate", "NSSplitView", "navigationSplitView"),
      ("isOn", "UISwitch", "toggle(style: .switch)"), ("target", "NSButton", "button"),
      ("delegate", "NSWindow", "window"), ("contentView", "NSWindow", "window"),
      ("panGestureRecognizer.delegate", "UITableView", "list"), ("stringValue", "NSSecureTextField", "textField"),
    ])
  func clearlyOwned(property: String, type: String, viewType: String) {
    #expect(OwnedMember.owner(of: property, on: type, viewType: viewType)?.isClearlyOwned == true)
  }

  @Test(
    "Members that are free, or belong to another view type or another object",
    arguments: [
      ("delegate", "UITableView", "tabView"), ("delegate", "UIPageControl", "pageControl"),
      ("separatorStyle", "UITableView", "list"), ("window.delegate", "UITextField", "textField"),
      ("selectedIndex", "UINavigationController", "navigationStack"),
      ("navigationItem.title", "UINavigationController", "navigationStack"),
      ("stringValue", "NSSlider", "slider"), ("alpha", "NSView", "view"),
    ])
  func free(property: String, type: String, viewType: String) {
    #expect(OwnedMember.owner(of: property, on: type, viewType: viewType) == nil)
  }

  @Test("The item of the shown controller is owned, under each of its paths")
  func navigationItems() {
    for path in ["topViewController.navigationItem.title", "navigationBar.topItem.title"] {
      let fact = OwnedMember.owner(of: path, on: "UINavigationController", viewType: "navigationStack")
      #expect(fact?.role == .appearance)
      #expect(fact?.severity == .warning)
    }
  }

  @Test("The frame is the representable's to leave alone, not the introspection's")
  func representables() {
    #expect(OwnedMember.owner(of: "frame", on: "UITextField") == nil)
    #expect(OwnedMember.owner(of: "frame", on: "UITextField", subject: .represented)?.isClearlyOwned == true)
    #expect(OwnedMember.owner(of: "rootView", on: "NSHostingView") == nil)
    #expect(OwnedMember.owner(of: "rootView", on: "NSHostingView", subject: .host) != nil)
  }

  @Test("Without a view type the class decides")
  func probes() {
    #expect(OwnedMember.owner(of: "delegate", on: "UITableView")?.role == .delegate)
    #expect(OwnedMember.owner(of: "delegate", on: "UICollectionView")?.viewTypes.contains("list") == true)
    #expect(OwnedMember.members(called: "delegate").count > 15)
    #expect(OwnedMember.members(called: "layer").isEmpty)
  }
}
