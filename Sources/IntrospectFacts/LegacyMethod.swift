/// A method of the module `Introspect`, which the library had until 0.12.0.
public struct LegacyMethod: Sendable, Hashable {
  /// The base name: `introspectScrollView`.
  public let name: String
  /// What its closure gets: one class, two for the paged tab view.
  public let nativeClasses: [String]
  public let platforms: [Platform]
  /// The first release with it.
  public let since: LibraryVersion
  /// The `@available` of the method: `iOS 14, tvOS 14`; empty without one.
  public let availability: String
  /// Whether it also finds the native object from inside the container, so that its successor there needs
  /// `scope: .ancestor`.
  public let searchesAncestors: Bool
  /// The spellings that give the same class, the likeliest first; empty where there is none.
  ///
  /// Judged by native class and SwiftUI view: the library publishes no such table.
  public let modernForms: [String]
  /// Which of them fits when.
  public let note: String?

  /// Whether the closure gets an AppKit object.
  public var isAppKit: Bool { platforms == [.macOS] }

  /// The last release with the module.
  public static let lastRelease = LibraryVersion(0, 12, 0)
  /// The first release that marks the methods deprecated. `inject(_:)` never was.
  public static let deprecatedSince = LibraryVersion(0, 7, 0)

  // Kept out of line: inlined into every fact, it nearly doubles the time that an optimized build takes.
  @inline(never)
  private init(
    _ name: String, _ nativeClasses: String..., on platforms: [Platform], since: LibraryVersion,
    availability: String = "", searchesAncestors: Bool = false, modern: [String], note: String? = nil
  ) {
    self.name = name
    self.nativeClasses = nativeClasses
    self.platforms = platforms
    self.since = since
    self.availability = availability
    self.searchesAncestors = searchesAncestors
    self.modernForms = modern
    self.note = note
  }
}

// MARK: - Containers and controllers

extension LegacyMethod {
  private static let containers = [
    LegacyMethod(
      "introspectTableView", "UITableView", on: [.iOS, .tvOS], since: LibraryVersion(0, 0, 1),
      searchesAncestors: true, modern: ["list", "form"],
      note: "on iOS 16 and later '.list' and '.form' give a UICollectionView"),
    LegacyMethod(
      "introspectTableView", "NSTableView", on: [.macOS], since: LibraryVersion(0, 1, 0),
      searchesAncestors: true, modern: ["list", "table"]),
    LegacyMethod(
      "introspectTableViewCell", "UITableViewCell", on: [.iOS, .tvOS], since: LibraryVersion(0, 1, 3),
      searchesAncestors: true, modern: ["listCell"],
      note: "on iOS 16 and later '.listCell' gives a UICollectionViewCell"),
    LegacyMethod(
      "introspectTableViewCell", "NSTableCellView", on: [.macOS], since: LibraryVersion(0, 1, 3),
      searchesAncestors: true, modern: ["listCell"]),
    LegacyMethod(
      "introspectCollectionView", "UICollectionView", on: [.iOS, .tvOS], since: LibraryVersion(0, 2, 0),
      searchesAncestors: true, modern: ["list", "form", "table", "tabView(style: .page)"],
      note: "'.list' and '.form' give a UICollectionView only on iOS 16 and later"),
    LegacyMethod(
      "introspectCollectionViewCell", "UICollectionViewCell", on: [.iOS, .tvOS], since: LibraryVersion(0, 2, 0),
      searchesAncestors: true, modern: ["listCell"],
      note: "'.listCell' gives a UICollectionViewCell only on iOS 16 and later"),
    LegacyMethod(
      "introspectScrollView", "UIScrollView", on: [.iOS, .tvOS], since: LibraryVersion(0, 0, 1),
      searchesAncestors: true, modern: ["scrollView"]),
    LegacyMethod(
      "introspectScrollView", "NSScrollView", on: [.macOS], since: LibraryVersion(0, 1, 0),
      searchesAncestors: true, modern: ["scrollView", "form(style: .grouped)"],
      note: "'.form(style: .grouped)' begins with macOS 13"),
    LegacyMethod(
      "introspectPagedTabView", "UICollectionView", "UIScrollView", on: [.iOS, .tvOS],
      since: LibraryVersion(0, 2, 0), availability: "iOS 14, tvOS 14", searchesAncestors: true,
      modern: ["tabView(style: .page)"], note: "the closure gets the UICollectionView alone"),
    LegacyMethod(
      "introspectNavigationController", "UINavigationController", on: [.iOS, .tvOS],
      since: LibraryVersion(0, 0, 1), searchesAncestors: true,
      modern: ["navigationView(style: .stack)", "navigationStack"],
      note: "'.navigationStack' begins with iOS 16 and tvOS 16"),
    LegacyMethod(
      "introspectSplitViewController", "UISplitViewController", on: [.iOS, .tvOS],
      since: LibraryVersion(0, 1, 4), searchesAncestors: true,
      modern: ["navigationView(style: .columns)", "navigationSplitView"],
      note: "'.navigationSplitView' begins with iOS 16"),
    LegacyMethod(
      "introspectSplitView", "NSSplitView", on: [.macOS], since: LibraryVersion(0, 2, 0), searchesAncestors: true,
      modern: ["navigationView(style: .columns)", "navigationSplitView"],
      note: "'.navigationSplitView' begins with macOS 13"),
    LegacyMethod(
      "introspectTabBarController", "UITabBarController", on: [.iOS, .tvOS], since: LibraryVersion(0, 0, 1),
      searchesAncestors: true, modern: ["tabView"]),
    LegacyMethod(
      "introspectTabView", "NSTabView", on: [.macOS], since: LibraryVersion(0, 1, 4), modern: ["tabView"]),
    LegacyMethod(
      "introspectSearchController", "UISearchController", on: [.iOS], since: LibraryVersion(0, 2, 0),
      availability: "iOS 15", searchesAncestors: true, modern: ["searchField"],
      note: "the closure gets the UISearchBar, not its controller"),
    LegacyMethod(
      "introspectViewController", "UIViewController", on: [.iOS, .tvOS], since: LibraryVersion(0, 0, 6),
      searchesAncestors: true, modern: ["viewController"], note: "'.viewController' came with 0.9.0"),
  ]
}

// MARK: - Controls

extension LegacyMethod {
  private static let controls = [
    LegacyMethod(
      "introspectTextField", "UITextField", on: [.iOS, .tvOS], since: LibraryVersion(0, 0, 1),
      searchesAncestors: true, modern: ["textField", "secureField"]),
    LegacyMethod(
      "introspectTextField", "NSTextField", on: [.macOS], since: LibraryVersion(0, 1, 0),
      modern: ["textField", "secureField", "textField(axis: .vertical)"]),
    LegacyMethod(
      "introspectTextView", "UITextView", on: [.iOS, .tvOS], since: LibraryVersion(0, 1, 3),
      modern: ["textEditor", "textField(axis: .vertical)"],
      note: "'.textField(axis: .vertical)' begins with iOS 16"),
    LegacyMethod(
      "introspectTextView", "NSTextView", on: [.macOS], since: LibraryVersion(0, 1, 3), modern: ["textEditor"]),
    LegacyMethod(
      "introspectSwitch", "UISwitch", on: [.iOS], since: LibraryVersion(0, 0, 1),
      modern: ["toggle", "toggle(style: .switch)"]),
    LegacyMethod(
      "introspectButton", "NSButton", on: [.macOS], since: LibraryVersion(0, 1, 4),
      modern: ["button", "toggle", "toggle(style: .checkbox)", "toggle(style: .button)"]),
    LegacyMethod(
      "introspectSlider", "UISlider", on: [.iOS], since: LibraryVersion(0, 0, 1), modern: ["slider"]),
    LegacyMethod(
      "introspectSlider", "NSSlider", on: [.macOS], since: LibraryVersion(0, 1, 0), modern: ["slider"]),
    LegacyMethod(
      "introspectStepper", "UIStepper", on: [.iOS], since: LibraryVersion(0, 0, 1), modern: ["stepper"]),
    LegacyMethod(
      "introspectStepper", "NSStepper", on: [.macOS], since: LibraryVersion(0, 1, 0), modern: ["stepper"]),
    LegacyMethod(
      "introspectDatePicker", "UIDatePicker", on: [.iOS], since: LibraryVersion(0, 0, 1), modern: ["datePicker"]),
    LegacyMethod(
      "introspectDatePicker", "NSDatePicker", on: [.macOS], since: LibraryVersion(0, 1, 0), modern: ["datePicker"]),
    LegacyMethod(
      "introspectSegmentedControl", "UISegmentedControl", on: [.iOS, .tvOS], since: LibraryVersion(0, 0, 6),
      modern: ["picker(style: .segmented)"]),
    LegacyMethod(
      "introspectSegmentedControl", "NSSegmentedControl", on: [.macOS], since: LibraryVersion(0, 1, 0),
      modern: ["picker(style: .segmented)"]),
    LegacyMethod(
      "introspectColorWell", "UIColorWell", on: [.iOS], since: LibraryVersion(0, 1, 4), availability: "iOS 14",
      modern: ["colorPicker"]),
    LegacyMethod(
      "introspectColorWell", "NSColorWell", on: [.macOS], since: LibraryVersion(0, 1, 4),
      availability: "macOS 11", modern: ["colorPicker"]),
    LegacyMethod(
      "introspectMapView", "MKMapView", on: [.iOS, .tvOS, .macOS], since: LibraryVersion(0, 2, 0),
      availability: "iOS 14, tvOS 14, macOS 11", modern: ["map"]),
  ]
}

// MARK: - Building blocks

extension LegacyMethod {
  private static let buildingBlocks = [
    LegacyMethod(
      "introspect", "UIView", on: [.iOS, .tvOS], since: LibraryVersion(0, 1, 0), modern: ["view"],
      note: "a type of your own that conforms to IntrospectableViewType fits better"),
    LegacyMethod(
      "introspect", "NSView", on: [.macOS], since: LibraryVersion(0, 1, 0), modern: ["view"],
      note: "a type of your own that conforms to IntrospectableViewType fits better"),
    LegacyMethod("inject", on: [.iOS, .tvOS, .macOS], since: LibraryVersion(0, 0, 3), modern: []),
  ]

  /// Source: SwiftUIIntrospect's Introspect/ViewExtensions.swift, tags 0.0.1 to 0.12.0.
  public static let all = containers + controls + buildingBlocks
}
