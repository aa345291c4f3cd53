import IntrospectFacts
import IntrospectLintKit
import Testing

struct RegistryReportTests {
  private let report = RegistryReport(registry: .current)

  private func selected(_ view: String) throws -> [ViewTypeFacts] { try report.select(view: view).get() }

  private func message(for view: String) -> String? {
    guard case .failure(let error) = report.select(view: view) else { return nil }
    return error.message
  }

  // MARK: - Text

  @Test("A form with one class per run of versions")
  func textOfList() throws {
    #expect(
      report.text(of: try selected("list(style: .insetGrouped)")) == """
        .list(style: .insetGrouped)
          List with .listStyle(.insetGrouped) · scope: receiver

          iOS       13        – SwiftUI had no .listStyle(.insetGrouped)
                    14–15     UITableView       since 0.4.0
                    16–27     UICollectionView  since 0.4.0, 27 since 27.0.0
          visionOS  1–27      UICollectionView  since 0.11.0, 27 since 27.0.0
          not on tvOS, macOS

        """)
  }

  @Test("Two classes, the inferred one first")
  func textOfSheet() throws {
    #expect(
      report.text(of: try selected(".sheet")) == """
        .sheet
          a view inside the content closure of .sheet · scope: ancestor

          iOS       13–14     UIPresentationController       since 0.7.0
                    15–26     UIPresentationController       since 0.7.0,
                                                             26 since 26.0.0
                              or UISheetPresentationController, if the closure says so
                    27        UISheetPresentationController  since 27.0.0
                              or UIPresentationController, if the closure says so
          tvOS      13–27     UIPresentationController       since 0.7.0,
                                                             27 since 27.0.0
          visionOS  1–27      UISheetPresentationController  since 0.11.0,
                                                             27 since 27.0.0
          not on macOS

        """)
  }

  @Test("A view that lost its native class lost it for good")
  func textOfToggle() throws {
    #expect(
      report.text(of: try selected("toggle(style:.button)")) == """
        .toggle(style: .button)
          Toggle with .toggleStyle(.button) · scope: receiver

          macOS     10.15–11  – SwiftUI had no .toggleStyle(.button)
                    12–15     NSButton  since 0.4.0, 15 since 1.2.0
                    26–27     – from macOS 26 a button-style Toggle has no NSButton
                                under it
          not on iOS, tvOS, visionOS

        """)
  }

  @Test("No line is wider than a terminal")
  func width() {
    let lines = report.text(of: Registry.current.viewTypes).split(separator: "\n")
    #expect(lines.filter { $0.count > 80 }.isEmpty)
  }

  // MARK: - Tables

  @Test("The whole table has a line for every constant and every platform without one")
  func rowCount() {
    let lines = report.tsv(of: Registry.current.viewTypes).split(separator: "\n")
    #expect(lines.count == 1 + 1121)
    #expect(
      lines[0] == "member\tcall_form\tplatform\tversion\tnative_class\tdefault_scope\tstatus\tsince\treason")
    #expect(lines.filter { $0.contains("\tavailable\t") }.count == 962)
    #expect(lines.filter { $0.contains("\t*\t") }.count == 60)
  }

  @Test(
    "Rows of the table",
    arguments: [
      "list\tlist\tiOS\tv15\tUITableView\treceiver\tavailable\t0.4.0\t",
      "list\tlist\tiOS\tv16\tUICollectionView\treceiver\tavailable\t0.4.0\t",
      "list\tlist(style: .plain)\tiOS\tv27\tUICollectionView\treceiver\tavailable\t27.0.0-beta.1\t",
      "sheet\tsheet\tiOS\tv15\tUISheetPresentationController\tancestor\tavailable\t0.7.0\t",
      "viewController\tviewController\ttvOS\tv18\tUIViewController\treceiver+ancestor\tavailable\t1.2.0\t",
      "datePicker\tdatePicker(style: .compact)\tmacOS\tv10_15_4\tNSDatePicker\treceiver\tavailable\t0.4.0\t",
      "datePicker\tdatePicker(style: .compact)\tiOS\tv13\tUIDatePicker\treceiver\tunavailable\t-\t"
        + "SwiftUI had no .datePickerStyle(.compact) on iOS 13",
      "navigationSplitView\tnavigationSplitView\ttvOS\tv18\tUINavigationController\treceiver\tunavailable\t1.2.0\t"
        + "from tvOS 18 NavigationSplitView has no UIKit controller under it",
      "button\tbutton\tiOS\t*\t-\treceiver\tabsent\t-\tSwiftUIIntrospect does not declare '.button' for iOS",
      "tabView\ttabView\tmacOS\tv26\tNSTabView\treceiver\tavailable\t1.4.0-beta.4\t",
    ])
  func rows(row: String) {
    let lines = report.tsv(of: Registry.current.viewTypes).split(separator: "\n").map(String.init)
    #expect(lines.filter { $0 == row }.count == 1)
  }

  @Test("JSON says which class an untyped closure gets")
  func json() throws {
    let text = report.json(of: try selected("sheet"))
    #expect(text.hasPrefix("{\n"))
    #expect(text.hasSuffix("}\n"))
    #expect(text.contains(#""callForm": "sheet""#))
    #expect(text.contains(#""stableSince": "27.0.0""#))
  }

  // MARK: - Selection

  @Test("All, a member, or one form, however it is spaced")
  func selection() throws {
    #expect(try report.select(view: nil).get().count == 53)
    #expect(try selected("list").count == 7)
    #expect(try selected(".list").count == 7)
    #expect(try selected("List").count == 7)
    #expect(try selected(".list( style:.plain )").map(\.callForm) == ["list(style: .plain)"])
  }

  @Test(
    "What is not there is answered with what is",
    arguments: [
      ("lsit", "no view type is called 'lsit'; did you mean 'list'?"),
      ("lsit(style: .plain)", "no view type is called 'lsit(style: .plain)'; did you mean 'list'?"),
      ("avatar", "no view type is called 'avatar'"),
      ("vStack", "VStack can never be introspected: it only lays out its content"),
      ("UITableView", "'UITableView' is a native class, not a view type; 'form' and 'list' may give it"),
      (
        "form(style: .columns)", "'form' has no form 'form(style: .columns)'; it has 'form' and 'form(style: .grouped)'"
      ),
    ])
  func unknown(view: String, expected: String) { #expect(message(for: view) == expected) }
}
