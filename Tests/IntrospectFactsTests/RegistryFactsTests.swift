import IntrospectFacts
import Testing

/// Facts picked by hand from the library's documentation comments and sources at 27.0.0-beta.2.
struct RegistryFactsTests {
  let registry = Registry.current

  private func facts(_ callForm: String) throws -> ViewTypeFacts {
    try #require(registry.viewType(callForm: callForm))
  }

  @Test("There are 53 spellings over 32 members")
  func counts() {
    #expect(registry.viewTypes.count == 53)
    #expect(Set(registry.viewTypes.map(\.member)).count == 32)
  }

  @Test("The library declares 1033 constants")
  func constants() {
    // '.list(style: .plain)' is a second name for the type of '.list', so its constants are counted once.
    let declared = registry.viewTypes.filter { $0.callForm != "list(style: .plain)" }
    #expect(declared.flatMap(\.spans).map { $0.versions.count * $0.nativeClasses.count }.reduce(0, +) == 1033)
  }

  @Test("A list is a table view up to iOS 15 and a collection view from 16 on")
  func list() throws {
    let list = try facts("list")
    #expect(list.nativeClasses(on: .iOS, 15) == ["UITableView"])
    #expect(list.nativeClasses(on: .iOS, 16) == ["UICollectionView"])
    #expect(list.nativeClasses(on: .iOS, 27) == ["UICollectionView"])
    #expect(list.nativeClasses(on: .tvOS, 27) == ["UITableView"])
    #expect(list.nativeClasses(on: .macOS, OSVersion(10, 15)) == ["NSTableView"])
    #expect(list.nativeClasses(on: .visionOS, 1) == ["UICollectionView"])
    #expect(list.nativeClasses(on: .iOS) == ["UITableView", "UICollectionView"])
    #expect(list.lastVersion(sharingClassWith: 13, on: .iOS) == 15)
    #expect(list.lastVersion(sharingClassWith: 16, on: .iOS) == 27)
    #expect(list.commonClasses(of: [PlatformVersion(.iOS, 15), PlatformVersion(.iOS, 16)]).isEmpty)
    #expect(list.commonClasses(of: [PlatformVersion(.iOS, 15), PlatformVersion(.tvOS, 16)]) == ["UITableView"])
    #expect(list.defaultScope == .receiver)
  }

  @Test("A plain list is a list")
  func plainList() throws {
    let list = try facts("list")
    let plain = try facts("list(style: .plain)")
    #expect(plain.swiftType == list.swiftType)
    #expect(plain.spans == list.spans)
    #expect(plain.style == ".listStyle(.plain)")
    #expect(registry.forms(ofSwiftType: "ListType").map(\.callForm) == ["list", "list(style: .plain)"])
  }

  @Test("The forms of a member come with the plain one first")
  func forms() {
    #expect(
      registry.forms(ofMember: "list").map(\.callForm) == [
        "list", "list(style: .plain)", "list(style: .bordered)", "list(style: .grouped)",
        "list(style: .insetGrouped)", "list(style: .inset)", "list(style: .sidebar)",
      ])
    #expect(
      registry.forms(ofMember: "navigationView").map(\.callForm)
        == ["navigationView(style: .columns)", "navigationView(style: .stack)"])
    #expect(registry.forms(ofMember: "carousel").isEmpty)
  }

  @Test("A sheet has two classes on iOS 15 and later, and an untyped closure gets the general one up to 26")
  func sheet() throws {
    let sheet = try facts("sheet")
    #expect(sheet.defaultScope == .ancestor)
    #expect(sheet.nativeClasses(on: .iOS, 14) == ["UIPresentationController"])
    #expect(sheet.nativeClasses(on: .iOS, 15) == ["UIPresentationController", "UISheetPresentationController"])
    #expect(sheet.nativeClass(on: .iOS, 26) == "UIPresentationController")
    #expect(sheet.nativeClass(on: .iOS, 27) == "UISheetPresentationController")
    #expect(sheet.nativeClasses(on: .tvOS, 27) == ["UIPresentationController"])
    #expect(sheet.nativeClasses(on: .visionOS, 1) == ["UISheetPresentationController"])
    let fromFifteen = [15, 16, 17, 18, 26, 27].map { PlatformVersion(.iOS, $0) }
    #expect(sheet.inferredClass(for: fromFifteen) == "UIPresentationController")
    let withVision = [PlatformVersion(.iOS, 17), PlatformVersion(.visionOS, 1)]
    #expect(sheet.inferredClass(for: withVision) == "UISheetPresentationController")
  }

  @Test("NavigationStack came with iOS 16")
  func navigationStack() throws {
    let stack = try facts("navigationStack")
    #expect(stack.status(on: .iOS, 15) == .unavailable(reason: "SwiftUI had no NavigationStack on iOS 15"))
    #expect(stack.nativeClasses(on: .iOS, 15).isEmpty)
    #expect(stack.firstVersion(on: .iOS) == 16)
    #expect(stack.availableVersions(on: .tvOS) == [16, 17, 18, 26, 27])
    #expect(stack.platforms == [.iOS, .tvOS, .visionOS])
    #expect(
      stack.status(on: .macOS) == .absent(reason: "SwiftUIIntrospect does not declare '.navigationStack' for macOS"))
  }

  @Test("NavigationSplitView lost its controller with tvOS 18, and the library stopped marking it with 27")
  func navigationSplitView() throws {
    let split = try facts("navigationSplitView")
    let lost = "from tvOS 18 NavigationSplitView has no UIKit controller under it"
    #expect(split.nativeClasses(on: .tvOS, 17) == ["UINavigationController"])
    #expect(split.nativeClasses(on: .iOS, 17) == ["UISplitViewController"])
    #expect(split.status(on: .tvOS, 26) == .unavailable(reason: lost))
    #expect(split.status(on: .tvOS, 27) == .absent(reason: lost))
    #expect(split.lastVersion(on: .tvOS) == 17)
    #expect(registry.removals(of: "navigationSplitView", on: .tvOS).map(\.versions) == [[18]])
  }

  @Test("A button-style toggle has no NSButton from macOS 26 on")
  func toggleButton() throws {
    let toggle = try facts("toggle(style: .button)")
    #expect(toggle.availableVersions(on: .macOS) == [12, 13, 14, 15])
    #expect(!toggle.status(on: .macOS, 27).isAvailable)
    #expect(toggle.status(on: .macOS, 27).word == "absent")
    #expect(toggle.status(on: .macOS, 11).reason == "SwiftUI had no .toggleStyle(.button) on macOS 11")
  }

  @Test("Only the compact date picker knows 10.15.4")
  func compactDatePicker() throws {
    let compact = try facts("datePicker(style: .compact)")
    #expect(compact.firstVersion(on: .macOS) == OSVersion(10, 15, 4))
    #expect(compact.status(on: .macOS, OSVersion(10, 15)).word == "unavailable")
    let others = registry.viewTypes.filter { $0.callForm != compact.callForm }
    #expect(others.allSatisfy { $0.span(on: .macOS, OSVersion(10, 15, 4)) == nil })
  }

  @Test("The withdrawn button is unavailable everywhere")
  func signInWithAppleButton() throws {
    let button = try facts("signInWithAppleButton")
    #expect(button.platforms.isEmpty)
    #expect(Platform.allCases.allSatisfy { button.status(on: $0, $0.newestVersion).word == "unavailable" })
  }

  @Test(
    "A constant came with its platform's version or with its form, whichever was later",
    arguments: [
      ("list", Platform.iOS, OSVersion(13), "0.4.0", "0.4.0"),
      ("list", .iOS, 17, "0.6.0", "0.6.0"),
      ("list", .visionOS, 1, "0.11.0", "0.11.0"),
      ("map", .iOS, 14, "0.8.0", "0.8.0"),
      ("map", .iOS, 18, "1.3.0", "1.3.0"),
      ("map", .macOS, 15, "1.2.0", "1.2.0"),
      ("webView", .iOS, 26, "1.4.0-beta.2", "26.0.0"),
      ("tabView", .macOS, 26, "1.4.0-beta.4", "26.0.0"),
      ("button", .macOS, 27, "27.0.0-beta.1", "27.0.0"),
    ])
  func since(callForm: String, platform: Platform, version: OSVersion, first: String, stable: String) throws {
    let form = try facts(callForm)
    #expect(form.since(on: platform, version)?.description == first)
    #expect(form.stableSince(on: platform, version)?.description == stable)
  }

  @Test("Views that SwiftUI draws itself are known by name, and by platform")
  func unbackedViews() {
    #expect(registry.unbackedView(named: "vstack")?.swiftUIView == "VStack")
    #expect(registry.unbackedView(named: "Text")?.memberName == "text")
    #expect(registry.unbackedView(named: "button", on: .iOS) != nil)
    #expect(registry.unbackedView(named: "button", on: .macOS) == nil)
    #expect(registry.unbackedView(named: "list") == nil)
  }

  @Test("A misspelled member is found, and nothing is made up for a foreign one")
  func nearMembers() {
    #expect(registry.members(near: "lsit").first == "list")
    #expect(registry.members(near: "scrolview") == ["scrollView"])
    #expect(registry.members(near: "TextField").first == "textField")
    #expect(registry.members(near: "avatar").isEmpty)
  }

  @Test("0.x methods share a name between the frameworks")
  func legacyMethods() {
    #expect(registry.legacyMethods.count == 36)
    #expect(registry.legacyMethods(named: "introspectTableView").map(\.isAppKit) == [false, true])
    #expect(registry.legacyMethods(named: "introspectButton").first?.modernForms.first == "button")
    #expect(registry.legacyMethods(named: "introspectAvatar").isEmpty)
  }
}
