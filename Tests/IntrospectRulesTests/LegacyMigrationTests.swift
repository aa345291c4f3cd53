import IntrospectLintKit
import IntrospectRules
import IntrospectSyntax
import LintTestSupport
import Testing

/// Every method of the module `Introspect`, and what its calls become in each form that real code writes them in.
///
/// What is expected stands here, taken from the sources of SwiftUI Introspect at 0.12.0 and 27.0.0-beta.2, and is not
/// asked of the registry.
struct LegacyMigrationTests {
  /// Where a call is, and what it becomes.
  struct Row: CustomStringConvertible, Sendable {
    let name: String
    /// The platform that the project is built for, in a version from which on all is the same.
    let platform: String
    /// What the closure gets.
    let nativeClass: String
    let view: String
    /// The view around it; empty without one.
    let container: String
    /// The form without its dot, and the scope where it needs one; nil where there is no fix.
    let form: String?
    let scope: String?
    /// What the note says in place of a fix.
    let reason: String

    init(
      _ name: String, _ platform: String, _ nativeClass: String, _ view: String, in container: String = "",
      _ form: String, scope: String? = nil
    ) {
      self.name = name
      self.platform = platform
      self.nativeClass = nativeClass
      self.view = view
      self.container = container
      self.form = form
      self.scope = scope
      reason = ""
    }

    init(
      _ name: String, _ platform: String, _ nativeClass: String, _ view: String, in container: String = "",
      left reason: String
    ) {
      self.name = name
      self.platform = platform
      self.nativeClass = nativeClass
      self.view = view
      self.container = container
      form = nil
      scope = nil
      self.reason = reason
    }

    var description: String { "\(name) on \(view)\(container.isEmpty ? "" : " in \(container)"), \(platform)" }

    /// `.slider, on: .iOS(.v16, …)`, with the scope.
    var arguments: String? {
      form.map { ".\($0), on: .\(platform)(\(LegacyMigrationTests.lists[platform] ?? ""))\(scope.map { ", scope: \($0)" } ?? "")" }
    }
  }

  private static let lists = [
    "iOS": ".v16, .v17, .v18, .v26, .v27", "tvOS": ".v16, .v17, .v18, .v26, .v27",
    "macOS": ".v13, .v14, .v15, .v26, .v27",
  ]
  private static let targets = ["iOS": "iOS 16", "tvOS": "tvOS 16", "macOS": "macOS 13"]

  static let rows: [Row] = [
    Row("introspectButton", "macOS", "NSButton", "Button(\"Go\", action: go)", "button"),
    Row("introspectButton", "macOS", "NSButton", "Toggle(\"On\", isOn: $on)", "toggle"),
    Row(
      "introspectButton", "macOS", "NSButton", "Toggle(\"On\", isOn: $on).toggleStyle(.checkbox)",
      "toggle(style: .checkbox)"),
    Row("introspectButton", "macOS", "NSButton", "content", left: "which of the forms is meant cannot be seen here"),
    Row("introspectCollectionView", "iOS", "UICollectionView", "List(rows, rowContent: Row.init)", "list"),
    Row("introspectCollectionView", "iOS", "UICollectionView", "Form { fields }", "form"),
    Row("introspectCollectionView", "iOS", "UICollectionView", "Table(people) { columns }", "table"),
    Row(
      "introspectCollectionView", "iOS", "UICollectionView", "TabView { pages }.tabViewStyle(.page)",
      "tabView(style: .page)"),
    Row("introspectCollectionView", "iOS", "UICollectionView", "Text(\"a\")", in: "List", "list", scope: ".ancestor"),
    Row("introspectCollectionView", "iOS", "UICollectionView", "content", left: "which of the forms is meant cannot be seen here"),
    Row("introspectCollectionViewCell", "iOS", "UICollectionViewCell", "Text(\"a\")", in: "List", "listCell"),
    Row("introspectColorWell", "iOS", "UIColorWell", "ColorPicker(\"Tint\", selection: $tint)", "colorPicker"),
    Row("introspectColorWell", "macOS", "NSColorWell", "ColorPicker(\"Tint\", selection: $tint)", "colorPicker"),
    Row("introspectDatePicker", "iOS", "UIDatePicker", "DatePicker(\"Day\", selection: $day)", "datePicker"),
    Row("introspectDatePicker", "macOS", "NSDatePicker", "DatePicker(\"Day\", selection: $day)", "datePicker"),
    Row("introspectMapView", "iOS", "MKMapView", "Map(coordinateRegion: $region)", "map"),
    Row("introspectMapView", "tvOS", "MKMapView", "Map(coordinateRegion: $region)", "map"),
    Row("introspectMapView", "macOS", "MKMapView", "Map(coordinateRegion: $region)", "map"),
    Row(
      "introspectNavigationController", "iOS", "UINavigationController", "NavigationView { content }",
      "navigationView(style: .stack)"),
    Row(
      "introspectNavigationController", "iOS", "UINavigationController", "NavigationStack { content }",
      "navigationStack"),
    Row(
      "introspectNavigationController", "iOS", "UINavigationController", "Text(\"a\")", in: "NavigationView",
      "navigationView(style: .stack)", scope: ".ancestor"),
    Row(
      "introspectNavigationController", "tvOS", "UINavigationController", "Text(\"a\")", in: "NavigationStack",
      "navigationStack", scope: ".ancestor"),
    Row(
      "introspectNavigationController", "iOS", "UINavigationController",
      "NavigationView { content }.navigationViewStyle(.columns)", left: "which of the forms is meant cannot be seen here"),
    Row(
      "introspectNavigationController", "iOS", "UINavigationController", "content",
      left: "which of the forms is meant cannot be seen here"),
    Row(
      "introspectPagedTabView", "iOS", "UICollectionView", "TabView { pages }.tabViewStyle(.page)",
      left: "the closure takes two objects, and that of its successor takes one"),
    Row("introspectScrollView", "iOS", "UIScrollView", "ScrollView { rows }", "scrollView"),
    Row("introspectScrollView", "tvOS", "UIScrollView", "ScrollView { rows }", "scrollView"),
    Row("introspectScrollView", "macOS", "NSScrollView", "ScrollView { rows }", "scrollView"),
    Row("introspectScrollView", "macOS", "NSScrollView", "Form { rows }.formStyle(.grouped)", "form(style: .grouped)"),
    Row(
      "introspectScrollView", "iOS", "UIScrollView", "Text(\"a\")", in: "ScrollView", "scrollView",
      scope: ".ancestor"),
    Row(
      "introspectScrollView", "iOS", "UIScrollView", "content", "scrollView", scope: "[.receiver, .ancestor]"),
    Row(
      "introspectSearchController", "iOS", "UISearchController", "NavigationView { content }",
      left: "no form gives a closure the UISearchController"),
    Row(
      "introspectSegmentedControl", "iOS", "UISegmentedControl", "Picker(\"Kind\", selection: $kind) { kinds }",
      "picker(style: .segmented)"),
    Row(
      "introspectSegmentedControl", "macOS", "NSSegmentedControl",
      "Picker(\"Kind\", selection: $kind) { kinds }.pickerStyle(.segmented)", "picker(style: .segmented)"),
    Row("introspectSlider", "iOS", "UISlider", "Slider(value: $value)", "slider"),
    Row("introspectSlider", "macOS", "NSSlider", "Slider(value: $value)", "slider"),
    Row(
      "introspectSplitView", "macOS", "NSSplitView", "NavigationView { content }", "navigationView(style: .columns)"),
    Row(
      "introspectSplitView", "macOS", "NSSplitView", "NavigationSplitView { bar } detail: { content }",
      "navigationSplitView"),
    Row(
      "introspectSplitViewController", "iOS", "UISplitViewController", "NavigationView { content }",
      "navigationView(style: .columns)"),
    Row(
      "introspectSplitViewController", "iOS", "UISplitViewController",
      "NavigationSplitView { bar } detail: { content }", "navigationSplitView"),
    Row("introspectStepper", "iOS", "UIStepper", "Stepper(\"Pages\", value: $pages)", "stepper"),
    Row("introspectStepper", "macOS", "NSStepper", "Stepper(\"Pages\", value: $pages)", "stepper"),
    Row("introspectSwitch", "iOS", "UISwitch", "Toggle(\"On\", isOn: $on)", "toggle"),
    Row(
      "introspectSwitch", "iOS", "UISwitch", "Toggle(\"On\", isOn: $on).toggleStyle(.switch)",
      "toggle(style: .switch)"),
    Row("introspectTabBarController", "iOS", "UITabBarController", "TabView { tabs }", "tabView"),
    Row(
      "introspectTabBarController", "tvOS", "UITabBarController", "Text(\"a\")", in: "TabView", "tabView",
      scope: ".ancestor"),
    Row("introspectTabView", "macOS", "NSTabView", "TabView { tabs }", "tabView"),
    Row(
      "introspectTableView", "iOS", "UITableView", "List(rows, rowContent: Row.init)",
      left: "on iOS 16 '.list' gives a UICollectionView, and the closure takes a UITableView"),
    Row("introspectTableView", "tvOS", "UITableView", "List(rows, rowContent: Row.init)", "list"),
    Row("introspectTableView", "tvOS", "UITableView", "Form { fields }", "form"),
    Row("introspectTableView", "tvOS", "UITableView", "Text(\"a\")", in: "List", "list", scope: ".ancestor"),
    Row("introspectTableView", "macOS", "NSTableView", "List(rows, rowContent: Row.init)", "list"),
    Row("introspectTableView", "macOS", "NSTableView", "Table(people) { columns }", "table"),
    Row(
      "introspectTableViewCell", "iOS", "UITableViewCell", "Text(\"a\")", in: "List",
      left: "on iOS 16 '.listCell' gives a UICollectionViewCell, and the closure takes a UITableViewCell"),
    Row("introspectTableViewCell", "tvOS", "UITableViewCell", "Text(\"a\")", in: "List", "listCell"),
    Row("introspectTableViewCell", "macOS", "NSTableCellView", "Text(\"a\")", in: "List", "listCell"),
    Row("introspectTextField", "iOS", "UITextField", "TextField(\"Name\", text: $name)", "textField"),
    Row("introspectTextField", "tvOS", "UITextField", "SecureField(\"Code\", text: $code)", "secureField"),
    Row("introspectTextField", "macOS", "NSTextField", "TextField(\"Name\", text: $name)", "textField"),
    Row(
      "introspectTextField", "macOS", "NSTextField", "TextField(\"Name\", text: $name, axis: .vertical)",
      "textField(axis: .vertical)"),
    Row(
      "introspectTextField", "iOS", "UITextField", "TextField(\"Name\", text: $name, axis: .vertical)",
      left: "which of the forms is meant cannot be seen here"),
    Row("introspectTextField", "iOS", "UITextField", "content", left: "which of the forms is meant cannot be seen here"),
    Row("introspectTextView", "iOS", "UITextView", "TextEditor(text: $text)", "textEditor"),
    Row(
      "introspectTextView", "iOS", "UITextView", "TextField(\"Name\", text: $name, axis: .vertical)",
      "textField(axis: .vertical)"),
    Row("introspectTextView", "macOS", "NSTextView", "TextEditor(text: $text)", "textEditor"),
    Row("introspectViewController", "iOS", "UIViewController", "content", "viewController", scope: ".ancestor"),
    Row("introspectViewController", "tvOS", "UIViewController", "List { rows }", "viewController", scope: ".ancestor"),
  ]

  /// How calls are written behind the name: `#` stands for the arguments that a fix brings, in the second text.
  static let forms: [(old: String, new: String)] = [
    (" { view in view.tag = 1 }", "(#) { view in view.tag = 1 }"), ("{ $0.tag = 1 }", "(#){ $0.tag = 1 }"),
    ("() { $0.tag = 1 }", "(#) { $0.tag = 1 }"),
    (" {\n      // Why this is done.\n      $0.tag = 1\n    }", "(#) {\n      // Why this is done.\n      $0.tag = 1\n    }"),
    (" { [weak model] view in model?.view = view }", "(#) { [weak model] view in model?.view = view }"),
    (" { @MainActor view in view.tag = 1 }", "(#) { @MainActor view in view.tag = 1 }"),
    (" { (UIView) in UIView.tag = 1 }", "(#) { (UIView) in UIView.tag = 1 }"),
    (" { _ in }", "(#) { _ in }"),
    ("(customize: { $0.tag = 1 })", "(#, customize: { $0.tag = 1 })"),
    ("(customize: configure)", "(#, customize: configure)"), ("(customize: state.subscribe)", "(#, customize: state.subscribe)"),
    ("(\n      customize: configure\n    )", "(\n      #, customize: configure\n    )"),
    ("({ $0.tag = 1 })", "(#, customize: { $0.tag = 1 })"),
    (" /* for now */ { $0.tag = 1 }", "(#) /* for now */ { $0.tag = 1 }"),
    ("( /* none */ ) { $0.tag = 1 }", "(# /* none */ ) { $0.tag = 1 }"),
    (" { $0.tag = 1 } // For iOS 13", "(#) { $0.tag = 1 } // For iOS 13"),
    (" { $0.tag = 1 }\n    // Below it.\n    .padding()", "(#) { $0.tag = 1 }\n    // Below it.\n    .padding()"),
  ]

  private static func source(_ row: Row, _ call: String, module: String = "Introspect", glue: String = "\n    .") -> SourceText {
    let inner = row.view + glue + call
    let view = row.container.isEmpty ? inner : "\(row.container) {\n    \(inner)\n  }"
    return SourceText(
      path: "A.swift",
      text: """
        // settings: targets \(targets[row.platform] ?? "")
        import SwiftUI
        import \(module)

        extension Page {
          var a: some View {
          \(view)
          }
        }

        """)
  }

  private static let rule = "legacy-introspect-api"

  private static func fixed(_ source: SourceText) -> String {
    let fixed = FixTwin.fix(source, rule: rule, unsafe: true)
    let text = fixed.text(of: source)
    if FixTwin.fix(text, rule: rule, unsafe: true).files.isEmpty == false { return "a second run changes it again" }
    return String(decoding: text.bytes, as: UTF8.self) + fixed.refusals
  }

  @Test func everyNameIsHere() {
    #expect(Set(Self.rows.map(\.name)).count == 23)
    #expect(Set(Self.rows.map { $0.name + $0.nativeClass }).count == 33)
  }

  @Test(arguments: rows)
  func aCallBecomesItsSuccessorInEveryForm(row: Row) {
    for form in Self.forms {
      let source = Self.source(row, row.name + form.old)
      guard let arguments = row.arguments else {
        #expect(Self.fixed(source) == String(decoding: source.bytes, as: UTF8.self))
        let found = CorpusLinting.lint(source).diagnostics.filter { $0.rule == Self.rule }
        #expect(found.map(\.fixes.count) == [0])
        #expect(found.flatMap(\.notes).map(\.message).contains("no fix is offered: \(row.reason)"), "\(found)")
        continue
      }
      let call = "introspect" + form.new.replacing("#", with: arguments)
      let expected = String(decoding: Self.source(row, call, module: "SwiftUIIntrospect").bytes, as: UTF8.self)
      #expect(Self.fixed(source) == expected)
    }
  }

  /// The class that the closure names is that of the method.
  @Test(arguments: rows.filter { $0.form != nil })
  func theClosureKeepsItsClass(row: Row) throws {
    let source = Self.source(row, row.name + " { (view: \(row.nativeClass)) in view.tag = 1 }", glue: ".")
    let arguments = try #require(row.arguments)
    let call = "introspect(\(arguments)) { (view: \(row.nativeClass)) in view.tag = 1 }"
    let expected = Self.source(row, call, module: "SwiftUIIntrospect", glue: ".")
    #expect(Self.fixed(source) == String(decoding: expected.bytes, as: UTF8.self))
    // Nothing but notes is said of the new call.
    let severe = CorpusLinting.lint(expected).diagnostics.filter { $0.severity > .note }
    #expect(severe.isEmpty, "\(severe.map(\.message))")
  }

  // MARK: - Around the call

  private func result(_ body: String, imports: String = "import Introspect") -> String {
    Self.fixed(SourceText(path: "A.swift", text: "// settings: targets iOS 16\n\(imports)\n\(body)\n"))
      .replacing("// settings: targets iOS 16\n", with: "")
      .replacing(".iOS(.v16, .v17, .v18, .v26, .v27)", with: "@")
  }

  @Test(arguments: [
    ("import Introspect", "import SwiftUIIntrospect"), ("import  Introspect", "import  SwiftUIIntrospect"),
    ("import SwiftUI\nimport Introspect // for lists", "import SwiftUI\nimport SwiftUIIntrospect // for lists"),
    ("@_implementationOnly import Introspect", "@_implementationOnly import SwiftUIIntrospect"),
    ("internal import Introspect", "internal import SwiftUIIntrospect"),
    ("import SwiftUI", "import SwiftUI"), ("import SwiftUIIntrospect", "import SwiftUIIntrospect"),
    ("import Introspect\nimport SwiftUIIntrospect", "import SwiftUIIntrospect"),
    ("import SwiftUIIntrospect\nimport Introspect\nimport UIKit", "import SwiftUIIntrospect\nimport UIKit"),
  ])
  func theImportIsMigratedWithTheLastCall(old: String, new: String) {
    let call = "let a = Slider(value: $v).introspectSlider { $0.tag = 1 }"
    let migrated = "let a = Slider(value: $v).introspect(.slider, on: @) { $0.tag = 1 }"
    #expect(result(call, imports: old) == "\(new)\n\(migrated)\n")
    let calls = (1...4).map { _ in call }.joined(separator: "\n")
    #expect(result(calls, imports: old) == "\(new)\n\((1...4).map { _ in migrated }.joined(separator: "\n"))\n")
  }

  @Test(arguments: ["#if canImport(Introspect)\nimport Introspect\n#endif", "@_exported import Introspect", "import class Introspect.TargetViewSelector"])
  func anImportThatHangsOnMoreIsLeft(imports: String) {
    let call = "let a = Slider(value: $v).introspectSlider { $0.tag = 1 }"
    #expect(result(call, imports: imports) == "\(imports)\n\(call)\n")
  }

  /// What else needs the old module keeps its import.
  @Test func theImportStaysForTheRest() {
    let rest = "let b = content.introspect(selector: TargetViewSelector.siblingContaining) { (v: UITableView) in v.tag = 1 }"
    #expect(
      result("let a = Slider(value: $v).introspectSlider { $0.tag = 1 }\n" + rest)
        == "import Introspect\nimport SwiftUIIntrospect\nlet a = Slider(value: $v).introspect(.slider, on: @) { $0.tag = 1 }\n\(rest)\n")
  }

  @Test func callsOnOneChainAreAllMigrated() {
    let old = "let a = ScrollView { rows }\n  .introspectScrollView { $0.tag = 1 }\n  .introspectViewController { $0.loadView() }"
    let new = "let a = ScrollView { rows }\n  .introspect(.scrollView, on: @) { $0.tag = 1 }\n  .introspect(.viewController, on: @, scope: .ancestor) { $0.loadView() }"
    #expect(result(old) == "import SwiftUIIntrospect\n\(new)\n")
  }

  /// In an extension, `self` is the view.
  @Test(arguments: ["", "self.", "return self."])
  func anImplicitReceiverIsTheExtendedType(receiver: String) {
    func source(_ call: String) -> String { "extension List {\n  func tuned() -> some View {\n    \(receiver)\(call) { $0.tag = 1 }\n  }\n}" }
    #expect(
      result(source("introspectCollectionView"))
        == "import SwiftUIIntrospect\n\(source("introspect(.list, on: @)"))\n")
  }

  /// A view that holds a match of its own means that one first.
  @Test func theScopeHangsOnWhatStandsWhere() {
    func source(_ call: String) -> String {
      "let a = ScrollView {\n  VStack { ScrollView { rows } }\(call) { $0.tag = 1 }\n}"
    }
    #expect(
      result(source(".introspectScrollView"))
        == "import SwiftUIIntrospect\n\(source(".introspect(.scrollView, on: @, scope: [.receiver, .ancestor])"))\n")
  }

  // MARK: - No finding, no fix

  @Test func aMethodOfTheProjectIsNoneOfTheModule() {
    let source = SourceText(
      path: "A.swift",
      text: """
        import Introspect
        extension View {
          func introspectSlider(customize: @escaping (UISlider) -> Void) -> some View { self }
          func introspectTableViewHeaderFooterView(customize: @escaping (UIView) -> Void) -> some View { self }
        }
        let a = Slider(value: $v).introspectSlider { $0.tag = 1 }
        let b = List { rows }.introspectTableViewHeaderFooterView { $0.tag = 1 }
        """)
    #expect(CorpusLinting.lint(source).diagnostics.filter { $0.rule == Self.rule } == [])
  }

  @Test(arguments: [
    ".introspect(selector: TargetViewSelector.siblingContaining) { (v: UICollectionView) in v.tag = 1 }",
    ".introspect(selector: TargetViewSelector.siblingContaining, customize: { (v: UICollectionView) in v.tag = 1 })",
  ])
  func aSelectorHasNoFix(call: String) {
    let source = SourceText(path: "A.swift", text: "import Introspect\nlet a = content\(call)\n")
    let found = CorpusLinting.lint(source).diagnostics.filter { $0.rule == Self.rule }
    #expect(found.map(\.fixes.count) == [0])
  }
}
