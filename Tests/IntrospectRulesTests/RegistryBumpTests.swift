import IntrospectFacts
import IntrospectLintKit
import IntrospectRules
import IntrospectSyntax
import Testing

/// For each form and platform, and each version, whether a list up to the version before can have it.
///
/// What is expected stands here, taken from the sources of SwiftUI Introspect at 27.0.0-beta.2, and is not asked of the
/// registry.
struct RegistryBumpTests {
  /// A platform, the first and the last version, and the forms that have these and all between.
  private static let lifetimes: [(platform: String, first: String, last: String, forms: String)] = [
    (
      "iOS", "13", "27",
      """
      datePicker; datePicker(style: .wheel); form; list; list(style: .grouped); list(style: .plain); listCell;
      navigationView(style: .columns); navigationView(style: .stack); picker(style: .segmented);
      picker(style: .wheel); popover; scrollView; secureField; sheet; slider; stepper; tabView; textField; toggle;
      toggle(style: .switch); view; viewController; window
      """
    ),
    (
      "iOS", "14", "27",
      """
      colorPicker; datePicker(style: .compact); datePicker(style: .graphical); fullScreenCover; list(style: .inset);
      list(style: .insetGrouped); list(style: .sidebar); map; pageControl; progressView(style: .circular);
      progressView(style: .linear); tabView(style: .page); textEditor; videoPlayer
      """
    ),
    ("iOS", "15", "27", "searchField"),
    (
      "iOS", "16", "27",
      "form(style: .grouped); navigationSplitView; navigationStack; table; textField(axis: .vertical)"
    ),
    ("iOS", "26", "27", "webView"),
    (
      "tvOS", "13", "27",
      """
      form; list; list(style: .grouped); list(style: .plain); listCell; navigationView(style: .columns);
      navigationView(style: .stack); picker(style: .segmented); scrollView; secureField; sheet; tabView; textField;
      view; viewController; window
      """
    ),
    (
      "tvOS", "14", "27",
      """
      fullScreenCover; map; pageControl; progressView(style: .circular); progressView(style: .linear);
      tabView(style: .page); videoPlayer
      """
    ),
    ("tvOS", "15", "27", "searchField"),
    ("tvOS", "16", "17", "navigationSplitView"),
    ("tvOS", "16", "27", "form(style: .grouped); navigationStack; textField(axis: .vertical)"),
    ("tvOS", "26", "27", "webView"),
    (
      "macOS", "10.15", "27",
      """
      button; datePicker; datePicker(style: .field); datePicker(style: .graphical); datePicker(style: .stepperField);
      list; list(style: .plain); list(style: .sidebar); listCell; navigationView(style: .columns);
      picker(style: .segmented); scrollView; secureField; slider; stepper; tabView; textField; toggle;
      toggle(style: .checkbox); toggle(style: .switch); view; window
      """
    ),
    (
      "macOS", "11", "27",
      """
      colorPicker; datePicker(style: .compact); list(style: .inset); map; picker(style: .menu);
      progressView(style: .circular); progressView(style: .linear); textEditor; videoPlayer
      """
    ),
    ("macOS", "12", "15", "toggle(style: .button)"),
    ("macOS", "12", "27", "list(style: .bordered); table"),
    ("macOS", "13", "27", "form(style: .grouped); navigationSplitView; textField(axis: .vertical)"),
    ("macOS", "26", "27", "webView"),
    (
      "visionOS", "1", "27",
      """
      colorPicker; datePicker; datePicker(style: .compact); datePicker(style: .graphical); datePicker(style: .wheel);
      form; form(style: .grouped); fullScreenCover; list; list(style: .grouped); list(style: .inset);
      list(style: .insetGrouped); list(style: .plain); list(style: .sidebar); listCell; map; navigationSplitView;
      navigationStack; navigationView(style: .columns); navigationView(style: .stack); pageControl;
      picker(style: .segmented); picker(style: .wheel); popover; progressView(style: .circular);
      progressView(style: .linear); scrollView; searchField; secureField; sheet; tabView(style: .page); table;
      textEditor; textField; textField(axis: .vertical); videoPlayer; view; viewController; window
      """
    ),
    ("visionOS", "26", "27", "webView"),
  ]

  /// The forms whose class on iOS 16 is none that they have on iOS 15.
  ///
  /// A sheet is the ninth change of class, at iOS 15, and only gets a second one there.
  private static let changedAt16: Set<String> = [
    "list", "list(style: .plain)", "list(style: .grouped)", "list(style: .insetGrouped)", "list(style: .inset)",
    "list(style: .sidebar)", "form", "listCell",
  ]

  private static let releases: [String: [String]] = [
    "iOS": ["13", "14", "15", "16", "17", "18", "26", "27"], "tvOS": ["13", "14", "15", "16", "17", "18", "26", "27"],
    "macOS": ["10.15", "11", "12", "13", "14", "15", "26", "27"], "visionOS": ["1", "2", "26", "27"],
  ]

  /// One form on one platform.
  struct Pair: CustomStringConvertible, Sendable {
    let form: String
    let platform: String
    let first: String
    let last: String
    var description: String { "\(form) on \(platform)" }
  }

  static let pairs: [Pair] = lifetimes.flatMap { lifetime in
    lifetime.forms.split(separator: ";").map { form in
      Pair(
        form: form.split { $0 == "\n" || $0 == " " }.joined(separator: " "), platform: lifetime.platform,
        first: lifetime.first, last: lifetime.last)
    }
  }

  private static func member(_ version: String) -> String { ".v" + version.replacing(".", with: "_") }

  private func survey(_ source: String, _ platform: String, _ version: String) throws -> VersionSurvey {
    let structure = FileStructure(SourceText(path: "A.swift", text: source))
    let settings = FileSettings(library: LibraryVersion(27, 0, 0))
    let target = PlatformVersion(try #require(Platform(rawValue: platform)), try #require(OSVersion(version)))
    return Linter(settings: settings).survey(structure, in: ProjectContext([FileSummary(structure)]), on: target)
  }

  @Test func allPairsAreHere() {
    #expect(Self.pairs.count == 152)
    #expect(Set(Self.pairs.map(\.description)).count == 152)
  }

  @Test(arguments: pairs)
  func aVersionIsAddedWhereTheClassStays(pair: Pair) throws {
    let releases = try #require(Self.releases[pair.platform])
    let first = try #require(releases.firstIndex(of: pair.first))
    let last = try #require(releases.firstIndex(of: pair.last))
    for index in releases.indices where first < index {
      // A list that compiles: all versions of one class.
      let change = pair.platform == "iOS" && Self.changedAt16.contains(pair.form) ? releases.firstIndex(of: "16") : nil
      let start = change.map { $0 < index ? $0 : first } ?? first
      let named = releases[start..<min(index, last + 1)]
      let list = named.map(Self.member).joined(separator: ", ")
      let source = "let a = V().introspect(.\(pair.form), on: .\(pair.platform)(\(list))) { x in x.y() }\n"
      let call = try #require(try survey(source, pair.platform, releases[index]).calls.first)
      let isAdded = index <= last && index != change
      #expect((call.fate == .extendable) == isAdded, "\(releases[index]) behind \(list): \(call.fate)")
      #expect(call.edits.map(\.replacement) == (isAdded ? [", " + Self.member(releases[index])] : []))
      guard isAdded else { continue }
      // What was added is not added once more, and a version left out stays so.
      let grown = source.replacing(list, with: list + ", " + Self.member(releases[index]))
      #expect(try survey(grown, pair.platform, releases[index]).calls.map(\.fate) == [.runs])
      if index < last, index + 1 != change {
        #expect(try survey(source, pair.platform, releases[index + 1]).calls.first?.edits.isEmpty == true)
      }
    }
  }

  @Test func aSheetThatStatesItsClassGrowsFrom15On() throws {
    let source = "let a = V().introspect(.sheet, on: .iOS(.v15)) { (x: UISheetPresentationController) in x.y() }\n"
    #expect(try survey(source, "iOS", "16").calls.map(\.fate) == [.extendable])
    let early = source.replacing("v15", with: "v14")
    #expect(try survey(early, "iOS", "15").calls.map(\.fate) == [.extendable])
  }

  /// A part of a year's release comes before the next one.
  @Test func macOS11Follows10_15_4() throws {
    let source = "let a = V().introspect(.datePicker(style: .compact), on: .macOS(.v10_15_4)) { x in x.y() }\n"
    #expect(try survey(source, "macOS", "11").calls.map(\.fate) == [.extendable])
  }
}
