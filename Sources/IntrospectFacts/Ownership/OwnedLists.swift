// Lists, forms, tables and paged tabs.
//
// Source: issues 363, 426 and 433 of SwiftUIIntrospect; Apple's documentation of the classes.
extension OwnedMember {
  static let lists = collections + tables + macTables + cells

  private static let anyList = ["list", "form", "table"]
  private static let keepOriginal = "set a proxy that keeps the old delegate and forwards all it does not answer itself"

  private static let collections =
    owned(
      anyList, ["UICollectionView"], ["delegate"], .delegate,
      for: "selection, the display of cells, swipe actions and focus",
      breaks: "rows stop updating, and selection and swipe actions die", instead: keepOriginal)
    + owned(
      anyList, ["UICollectionView"], ["dataSource"], .dataSource, for: "the number of rows and their cells",
      breaks: "the list stays empty or freezes, or UIKit raises an exception at the next change")
    + owned(
      anyList, ["UICollectionView"], ["prefetchDataSource"], .dataSource, for: "loading rows ahead, where it sets one",
      breaks: "scrolling gets slower", instead: "forward to the old one if there is one", .warning, .low)
    + owned(
      anyList, ["UICollectionView"], ["dragDelegate"], .delegate, for: "'.onMove' and '.onDrag'",
      breaks: "reordering and dragging stop", instead: "use '.onMove' or '.draggable'", .error, .medium)
    + owned(
      anyList, ["UICollectionView"], ["dropDelegate"], .delegate, for: "'.onMove', '.onInsert' and '.dropDestination'",
      breaks: "dropping and reordering stop", instead: "use '.onInsert' or '.dropDestination'", .error, .medium)
    + owned(
      anyList, ["UICollectionView"], ["collectionViewLayout"], .layout, for: "insets, separators, headers and swipes",
      breaks: "rows get wrong sizes and lose separators and swipe actions, or UIKit raises an exception",
      instead: "use '.listStyle', '.listRowSpacing', '.listSectionSpacing' or '.listRowInsets'")
    + owned(
      ["tabView(style: .page)"], ["UICollectionView"], ["delegate"], .delegate, for: "the page that is shown",
      breaks: "the selection binding stops and pages stay blank", instead: "use '.onChange(of:)' on the selection",
      .error, .medium)
    + owned(
      ["tabView(style: .page)"], ["UICollectionView"], ["dataSource"], .dataSource, for: "the pages",
      breaks: "the selection binding stops and pages stay blank", instead: "use '.onChange(of:)' on the selection",
      .error, .medium)

  private static let tables =
    owned(
      ["list", "form"], ["UITableView"], ["delegate"], .delegate, for: "row heights, selection, swipes and editing",
      breaks: "rows stop reacting and get wrong heights", instead: keepOriginal)
    + owned(
      ["list", "form"], ["UITableView"], ["dataSource"], .dataSource, for: "the rows",
      breaks: "the list stays empty, or UIKit raises an exception")
    + owned(
      ["list", "form"], ["UITableView"], ["dragDelegate", "dropDelegate"], .delegate,
      for: "'.onMove', '.onDrag' and '.onInsert'", breaks: "reordering stops", instead: keepOriginal, .error, .medium)

  private static let macTables =
    owned(
      ["list", "table"], ["NSTableView"], ["delegate"], .delegate,
      for: "the views of rows, their heights and selection",
      breaks: "rows stay empty and the selection binding dies", instead: keepOriginal)
    + owned(
      ["list", "table"], ["NSTableView"], ["dataSource"], .dataSource, for: "the rows",
      breaks: "the table stays empty, or AppKit raises an exception")
    + owned(
      ["list", "table"], ["NSTableView"], ["target", "action", "doubleAction"], .delegate,
      for: "the primary action of a context menu", breaks: "a double click does nothing any more",
      instead: "use '.contextMenu(forSelectionType:menu:primaryAction:)'", .warning, .medium)

  private static let cells =
    owned(
      ["listCell"], ["UICollectionViewCell", "UITableViewCell"], ["contentConfiguration"], .content,
      for: "the view that hosts the row", breaks: "the content of the row disappears",
      instead: "use '.listRowBackground', or change the row itself", .error, .medium)
    + owned(
      ["listCell"], ["UICollectionViewCell", "UITableViewCell"],
      [
        "backgroundConfiguration", "backgroundView", "selectedBackgroundView", "selectedBackgroundView.backgroundColor",
      ],
      .appearance, for: "the background of the row, written on update and reuse",
      breaks: "it flickers, gets lost while scrolling or shows up in another row",
      instead: "use '.listRowBackground' or '.tint'", .warning, .medium)
    + owned(
      ["listCell"], ["UICollectionViewCell"], ["configurationUpdateHandler"], .behaviour, for: "the look of selection",
      breaks: "the look of selection may be lost", instead: "call the old handler first", .warning, .low)
}
