import IntrospectFacts
import Testing

/// What stands behind SwiftUI views.
struct SwiftUIBackingTests {
  @Test("At least 90 views and styles are known, each once")
  func counts() {
    let all = SwiftUIBacking.all()
    #expect(all.count >= 90)
    #expect(Set(all.map { "\($0.name) \($0.style ?? "")" }).count == all.count)
  }

  @Test("Each has a class or a reason somewhere, and texts read within a sentence")
  func shape() {
    for view in SwiftUIBacking.all() {
      #expect(!view.spans.isEmpty || !view.absences.isEmpty, "\(view.name)")
      for reason in view.absences.values { #expect(FactText.isClause(reason), "\(reason)") }
      if let note = view.note { #expect(FactText.isClause(note), "\(note)") }
      for span in view.spans {
        #expect(view.absences[span.platform] == nil, "\(view.name) on \(span.platform)")
        for type in span.nativeClasses {
          #expect(!type.hasPrefix("UI") || span.platform.isUIKit)
          #expect(!type.hasPrefix("NS") || span.platform == .macOS)
        }
      }
    }
  }

  @Test(
    "Views with nothing behind them",
    arguments: [
      ("Text", nil, Platform.iOS), ("Text", nil, .macOS), ("VStack", nil, .iOS), ("Label", nil, .visionOS),
      ("Button", nil, .iOS), ("Form", nil, .macOS), ("Toggle", nil, .tvOS), ("NavigationStack", nil, .macOS),
      ("Toggle", ".toggleStyle(.button)", .iOS), ("Canvas", nil, .iOS), ("GroupBox", nil, .iOS), ("Chart", nil, .macOS),
      ("Circle", nil, .iOS), (".refreshable", nil, .macOS),
    ] as [(String, String?, Platform)])
  func unbacked(name: String, style: String?, platform: Platform) {
    #expect(SwiftUIBacking.backing(of: name, style: style)?.isUnbacked(on: platform) == true)
  }

  @Test(
    "Views with native objects",
    arguments: [
      ("List", nil, Platform.iOS, 15, ["UITableView"]), ("List", nil, .iOS, 16, ["UICollectionView"]),
      ("List", nil, .macOS, 14, ["NSTableView"]), ("List", nil, .tvOS, 17, ["UITableView"]),
      ("Button", nil, .macOS, 12, ["NSButton"]), ("TextField", nil, .iOS, 17, ["UITextField"]),
      ("TextField", "axis: .vertical", .iOS, 17, ["UITextView"]), ("Map", nil, .macOS, 13, ["MKMapView"]),
      ("MultiDatePicker", nil, .iOS, 16, ["UICalendarView"]), (".searchable", nil, .iOS, 17, ["UISearchBar"]),
      (".sheet", nil, .iOS, 14, ["UIPresentationController"]), (".alert", nil, .iOS, 17, ["UIAlertController"]),
      ("Toggle", ".toggleStyle(.switch)", .macOS, 13, ["NSSwitch"]),
    ] as [(String, String?, Platform, OSVersion, [String])])
  func backed(name: String, style: String?, platform: Platform, version: OSVersion, classes: [String]) {
    #expect(SwiftUIBacking.backing(of: name, style: style)?.answer(on: platform, version) == .classes(classes))
  }

  @Test("What is not known is neither")
  func unknown() {
    #expect(SwiftUIBacking.backing(of: "MyView") == nil)
    #expect(SwiftUIBacking.backing(of: "NavigationStack")?.answer(on: .iOS, 15) == .unknown)
    #expect(SwiftUIBacking.backing(of: "NavigationLink")?.answer(on: .macOS) == .unknown)
    #expect(SwiftUIBacking.backing(of: ".sheet")?.isUnbacked(on: .macOS) == false)
  }

  @Test("View types that find it, and views of a class")
  func viewTypes() {
    #expect(SwiftUIBacking.backing(of: "ScrollView")?.viewTypes == ["scrollView"])
    #expect(SwiftUIBacking.backing(of: "MultiDatePicker")?.viewTypes == [])
    #expect(SwiftUIBacking.backing(of: "Group")?.isContainer == true)
    #expect(SwiftUIBacking.backing(of: "Spacer")?.isContainer == false)
    let switches = SwiftUIBacking.views(backedBy: "UISwitch").map(\.name)
    #expect(Set(switches) == ["Toggle"])
  }
}
