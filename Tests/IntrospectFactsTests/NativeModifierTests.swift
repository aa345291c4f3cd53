import IntrospectFacts
import Testing

/// What SwiftUI has in the place of native members.
struct NativeModifierTests {
  @Test("430 members have a full replacement of high confidence at least, 549 are known in all")
  func counts() {
    #expect(NativeModifier.all.count >= 549)
    #expect(NativeModifier.all.filter { $0.isComplete && $0.confidence == .high }.count >= 430)
  }

  @Test("Texts read within a sentence, with pairs of quotes")
  func texts() {
    for fact in NativeModifier.all {
      #expect(!fact.replacement.isEmpty && fact.replacement.last != ".")
      let quotes = fact.replacement.filter { $0 == "'" }
      #expect(quotes.count.isMultiple(of: 2), "\(fact.replacement)")
      if let note = fact.note {
        #expect(FactText.isClause(note), "\(note)")
        let quotes = note.filter { $0 == "'" }
        #expect(quotes.count.isMultiple(of: 2), "\(note)")
      }
    }
  }

  @Test("The class is known, fits the view type, and has the first name of the path")
  func membersExist() {
    for fact in NativeModifier.all {
      let type = NativeClass.named(fact.nativeClass)
      #expect(type?.has(fact.path[0]) == true, "\(fact.nativeClass): \(fact.path)")
      #expect(fact.fullName.hasPrefix(fact.member))
      #expect(fact.path.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isLetter) })
      let forms = Registry.current.viewTypes.filter { $0.member == fact.viewType || $0.callForm == fact.viewType }
      let classes = forms.flatMap { $0.spans.flatMap(\.nativeClasses).compactMap(NativeClass.named) }
      #expect(classes.contains { $0.inherits(from: fact.nativeClass) }, "\(fact.viewType): \(fact.nativeClass)")
    }
  }

  @Test("Some platform of the view type has the modifier")
  func platforms() {
    for fact in NativeModifier.all {
      #expect(!fact.availability.platforms.isEmpty)
      for platform in Platform.allCases {
        guard let minimum = fact.availability.minimum(on: platform) else { continue }
        #expect(platform.oldestVersion <= minimum && minimum <= platform.newestVersion)
      }
    }
  }

  @Test("Methods keep their labels")
  func methods() {
    let setOn = NativeModifier.modifiers(for: "setOn", on: "UISwitch", viewType: "toggle")
    #expect(setOn.map(\.fullName) == ["setOn(_:animated:)"])
    #expect(setOn.map(\.isMethod) == [true])
    #expect(NativeModifier.modifiers(forMember: "isOn").allSatisfy { !$0.isMethod })
  }

  @Test(
    "The first version with a full replacement",
    arguments: [
      ("isScrollEnabled", "UIScrollView", "scrollView", Platform.iOS, 16),
      ("keyboardType", "UITextField", "textField", .iOS, 13),
      ("contentInset", "UIScrollView", "scrollView", .macOS, 14),
      ("separatorColor", "UITableView", "list(style: .plain)", .iOS, 15),
      ("backgroundColor", "UICollectionView", "list", .iOS, 16),
      ("tabBar.isHidden", "UITabBarController", "tabView", .iOS, 16),
      ("detents", "UISheetPresentationController", "sheet", .iOS, 16),
      ("title", "NSWindow", "window", .macOS, 11), ("onTintColor", "UISwitch", "toggle", .iOS, 15),
      ("minValue", "NSSlider", "slider", .macOS, OSVersion(10, 15)),
      ("topViewController.navigationItem.title", "UINavigationController", "navigationStack", .iOS, 14),
      ("prefersGrabberVisible", "UISheetPresentationController", "sheet", .visionOS, 1),
      ("preferredCornerRadius", "UISheetPresentationController", "sheet", .iOS, OSVersion(16, 4)),
    ] as [(String, String, String, Platform, OSVersion)])
  func minimum(path: String, type: String, viewType: String, platform: Platform, version: OSVersion) {
    let facts = NativeModifier.modifiers(for: path, on: type, viewType: viewType).filter(\.isFullReplacement)
    #expect(facts.compactMap { $0.availability.minimum(on: platform) }.min() == version)
  }

  @Test("A condition tells one value from the other")
  func conditions() {
    let bounce = NativeModifier.modifiers(for: "alwaysBounceVertical", on: "UIScrollView", viewType: "scrollView")
    #expect(bounce.map(\.condition) == [.equals(["false"]), .equals(["true"])])
    #expect(bounce.map(\.replacement).first == "'.scrollBounceBehavior(.basedOnSize, axes: .vertical)'")
    let recognisers = NativeModifier.modifiers(forMember: "addGestureRecognizer").map(\.condition)
    #expect(recognisers.contains(.mentioning("UITapGestureRecognizer")))
  }

  @Test("What a delegate is for cannot be told from the assignment")
  func undecidable() {
    #expect(NativeModifier.modifiers(forMember: "delegate").allSatisfy { !$0.isFullReplacement })
    #expect(NativeModifier.modifiers(forMember: "bounces").allSatisfy { !$0.isFullReplacement })
  }

  @Test(
    "Members that have no replacement, or whose replacement is for another view",
    arguments: [
      ("scrollsToTop", "UIScrollView", "scrollView"), ("clearButtonMode", "UITextField", "textField"),
      ("window.title", "UITextField", "textField"),
      ("navigationItem.title", "UINavigationController", "navigationStack"),
      ("backgroundColor", "UITableView", "list"), ("thumbTintColor", "UISwitch", "toggle"),
    ])
  func none(path: String, type: String, viewType: String) {
    #expect(NativeModifier.modifiers(for: path, on: type, viewType: viewType).filter(\.isFullReplacement).isEmpty)
  }

  @Test("What no List on iOS 13 to 15 could use is not called a full replacement")
  func tables() {
    for fact in NativeModifier.all where fact.viewType == "list" && fact.nativeClass == "UITableView" {
      guard let minimum = fact.availability.minimum(on: .iOS) else { continue }
      #expect(minimum < 16 || !fact.isComplete, "\(fact.path)")
    }
  }
}
