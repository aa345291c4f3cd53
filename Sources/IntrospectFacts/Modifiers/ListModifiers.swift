// Lists, forms, tables and rows.
//
// Source: Apple's documentation of the list classes and SwiftUI's list modifiers.
extension NativeModifier {
  static let listModifiers: [NativeModifier] = [
    listUITableView, listNSTableView, listUITableViewOrUICollectionView, listUICollectionView, formUICollectionView,
    formGroupedNSScrollView, listCellUITableViewCellOrUICollectionViewCell, listCellUITableViewCell,
    tableNSTableView,
  ].flatMap { $0 }

  private static let listUITableView = replacing(
    ["list"], ["UITableView"],
    [
      Entry(
        ["separatorStyle"], .equals([".none"]), "'.listRowSeparator(.hidden)' on each row",
        .init(iOS: 15, macOS: 13, visionOS: 1), isDocumented: true,
        note: "it stands on the rows or a ForEach, and the style of the list decides"),
      Entry(
        ["separatorColor"], "'.listRowSeparatorTint(color)'", .init(iOS: 15, macOS: 13, visionOS: 1),
        isDocumented: true, note: "it stands on the rows"),
      Entry(
        ["separatorInset"], "'.alignmentGuide(.listRowSeparatorLeading)'", .os16.without(.tvOS), isPartial: true,
        .medium, note: "it begins where a List is no UITableView any more"),
      Entry(
        ["backgroundColor", "backgroundView"], .equals([".clear", "nil"]), "'.scrollContentBackground(.hidden)'",
        .os16.without(.tvOS), isPartial: true, isDocumented: true,
        note: "it begins where a List is no UITableView any more"),
      Entry(
        ["tableHeaderView"], "a first row or the header of a 'Section'", .os13, isPartial: true,
        note: "it is content, no modifier"),
      Entry(
        ["rowHeight", "estimatedRowHeight"], "'.environment(\\.defaultMinListRowHeight, h)'", .os13, isPartial: true,
        note: "it sets a minimum"),
      Entry(
        ["sectionHeaderHeight"], "'.environment(\\.defaultMinListHeaderHeight, h)'", .os13, isPartial: true,
        note: "it sets a minimum"),
      Entry(
        ["allowsMultipleSelection"], .equals(["true"]), "'List(selection: Binding<Set<ID>>)'", .os13, .medium,
        note: "on iOS rows are selected in edit mode, on iPadOS 16 outside of it too"),
      Entry(
        ["isEditing", "setEditing(_:animated:)"], "'.environment(\\.editMode, .constant(.active))' or 'EditButton()'",
        .os13.without(.macOS)),
      Entry(["scrollToRow(at:at:animated:)"], "'ScrollViewReader' and 'proxy.scrollTo(id)'", .os14),
      Entry(
        ["selectRow(at:animated:scrollPosition:)"], "'List(selection: $selection)'", .os13, isPartial: true, .medium,
        note: "selecting one row outside of edit mode depends on the OS"),
    ])

  private static let listNSTableView = replacing(
    ["list"], ["NSTableView"],
    [
      Entry(
        ["rowHeight"], "'.environment(\\.defaultMinListRowHeight, h)'", .os13, isPartial: true,
        note: "it sets a minimum"),
      Entry(["scrollRowToVisible(_:)"], "'ScrollViewReader' and 'proxy.scrollTo(id)'", .os14),
      Entry(
        ["usesAlternatingRowBackgroundColors"], .equals(["true", "false"]), "'.alternatingRowBackgrounds'",
        .init(macOS: 14), isDocumented: true, note: "it does nothing in a sidebar"),
      Entry(
        ["usesAlternatingRowBackgroundColors"], .equals(["true"]),
        "'.listStyle(.inset(alternatesRowBackgrounds: true))'", .init(macOS: 12), .medium,
        note: "'.bordered' takes the argument too"),
      Entry(
        ["backgroundColor", "enclosingScrollView.drawsBackground"], .equals([".clear", "false"]),
        "'.scrollContentBackground(.hidden)'", .os16.without(.tvOS), isDocumented: true),
      Entry(
        ["gridStyleMask"], "'.listRowSeparator'", .init(iOS: 15, macOS: 13, visionOS: 1), isPartial: true,
        isDocumented: true, note: "it draws horizontal lines only"),
      Entry(
        ["gridColor"], "'.listRowSeparatorTint(color)'", .init(iOS: 15, macOS: 13, visionOS: 1), isPartial: true,
        isDocumented: true, note: "it stands on the rows"),
      Entry(
        ["style"], .equals([".sourceList", ".inset", ".plain"]), "'.listStyle'", .os14.without(.tvOS),
        note: "'.inset' begins with macOS 11"),
      Entry(["allowsMultipleSelection"], .equals(["true"]), "'List(selection: Binding<Set<ID>>)'", .os13),
      Entry(
        ["selectionHighlightStyle"], .equals([".none"]), "'.selectionDisabled()'", .os17, isPartial: true,
        isDocumented: true, note: "it takes the selection away, not only its look"),
      Entry(
        ["doubleAction"], "'.contextMenu(forSelectionType:menu:primaryAction:)'", .os16.without(.tvOS),
        isDocumented: true, note: "a double click runs the primary action"),
    ])

  private static let listUITableViewOrUICollectionView = replacing(
    ["list"], ["UITableView", "UICollectionView"],
    [
      Entry(["refreshControl"], .newObject("UIRefreshControl"), "'.refreshable'", .os15, isDocumented: true),
    ])

  private static let listUICollectionView = replacing(
    ["list"], ["UICollectionView"],
    [
      Entry(["scrollToItem(at:at:animated:)"], "'ScrollViewReader' and 'proxy.scrollTo(id)'", .os14),
      Entry(
        ["backgroundColor"], .equals([".clear"]), "'.scrollContentBackground(.hidden)'", .os16.without(.tvOS),
        isDocumented: true),
      Entry(
        ["backgroundColor", "backgroundView"], "'.scrollContentBackground(.hidden)' and '.background'",
        .os16.without(.tvOS), isDocumented: true),
      Entry(["isScrollEnabled"], .equals(["false"]), "'.scrollDisabled(true)'", .os16, isDocumented: true),
      Entry(
        ["showsVerticalScrollIndicator"], .equals(["false"]), "'.scrollIndicators(.hidden)'", .os16,
        isDocumented: true),
      Entry(["keyboardDismissMode"], "'.scrollDismissesKeyboard(_:)'", .os16.without(.visionOS), isDocumented: true),
      Entry(
        ["bounces"], .equals(["false"]), "'.scrollBounceBehavior(.basedOnSize)'", .os16_4, isPartial: true,
        isDocumented: true, note: "it stops the bounce only while the content fits"),
      Entry(
        ["alwaysBounceVertical"], .equals(["false"]), "'.scrollBounceBehavior(.basedOnSize, axes: .vertical)'", .os16_4,
        isDocumented: true),
      Entry(["contentInset"], "'.contentMargins(edges, n, for: .scrollContent)'", .os17, .medium, isDocumented: true),
      Entry(
        ["collectionViewLayout", "setCollectionViewLayout(_:animated:)"], .purpose("to hide separators"),
        "'.listRowSeparator(.hidden)'", .init(iOS: 15, macOS: 13, visionOS: 1), isDocumented: true,
        note: "the layout of a List must stay"),
      Entry(
        ["collectionViewLayout", "setCollectionViewLayout(_:animated:)"], .purpose("to change the spacing"),
        "'.listRowSpacing(_:)'", .os15.without(.macOS, .tvOS), isPartial: true, isDocumented: true,
        note: "sections have '.listSectionSpacing' from iOS 17 on"),
      Entry(
        ["allowsSelection"], .equals(["false"]), "'.selectionDisabled()' on the rows, or a List without 'selection:'",
        .os17, isDocumented: true),
      Entry(["allowsMultipleSelection"], .equals(["true"]), "'List(selection: Binding<Set<ID>>)'", .os13, .medium),
      Entry(["isEditing"], "'.environment(\\.editMode, .constant(.active))'", .os13.without(.macOS)),
      Entry(
        ["dragInteractionEnabled"], .equals(["false"]), "'.moveDisabled(true)' on the rows", .os13, isPartial: true,
        .medium, note: "it stops moving rows, not every drag"),
      Entry(
        ["topEdgeEffect.isHidden", "bottomEdgeEffect.isHidden"], .equals(["true"]),
        "'.scrollEdgeEffectHidden(true, for: edges)'", .os26.without(.visionOS), isDocumented: true),
    ])

  private static let formUICollectionView = replacing(
    ["form"], ["UICollectionView"],
    [
      Entry(
        ["backgroundColor"], .equals([".clear"]), "'.scrollContentBackground(.hidden)'", .os16.without(.tvOS),
        isDocumented: true),
      Entry(["isScrollEnabled"], .equals(["false"]), "'.scrollDisabled(true)'", .os16, isDocumented: true),
      Entry(["keyboardDismissMode"], "'.scrollDismissesKeyboard(_:)'", .os16.without(.visionOS), isDocumented: true),
    ])

  private static let formGroupedNSScrollView = replacing(
    ["form(style: .grouped)"], ["NSScrollView"],
    [
      Entry(
        ["drawsBackground"], .equals(["false"]), "'.scrollContentBackground(.hidden)'", .os16.without(.tvOS),
        isDocumented: true),
    ])

  private static let listCellUITableViewCellOrUICollectionViewCell = replacing(
    ["listCell"], ["UITableViewCell", "UICollectionViewCell"],
    [
      Entry(["backgroundColor", "backgroundView", "backgroundConfiguration"], "'.listRowBackground(view)'", .os13),
      Entry(
        ["layoutMargins", "contentView.layoutMargins"], "'.listRowInsets(EdgeInsets())'", .os13, isDocumented: true),
    ])

  private static let listCellUITableViewCell = replacing(
    ["listCell"], ["UITableViewCell"],
    [
      Entry(
        ["separatorInset"], "'.listRowSeparator(.hidden)' or '.alignmentGuide(.listRowSeparatorLeading)'",
        .init(iOS: 15, macOS: 13, visionOS: 1), isPartial: true, .medium, isDocumented: true,
        note: "hiding begins with iOS 15, moving with iOS 16"),
    ])

  private static let tableNSTableView = replacing(
    ["table"], ["NSTableView"],
    [
      Entry(
        ["headerView"], .equals(["nil"]), "'.tableColumnHeaders(.hidden)'", .os17.without(.tvOS), isDocumented: true),
      Entry(
        ["usesAlternatingRowBackgroundColors"], "'.alternatingRowBackgrounds'", .init(macOS: 14), isDocumented: true),
      Entry(["sortDescriptors"], "'Table(data, sortOrder: $order)'", .init(iOS: 16, macOS: 12, visionOS: 1)),
      Entry(
        ["allowsColumnReordering", "autosaveName", "autosaveTableColumns"], "'Table(columnCustomization:)'",
        .os17.without(.tvOS), isPartial: true, isDocumented: true,
        note: "each column needs a 'customizationID', and the value a place to be stored"),
      Entry(
        ["tableColumns.width", "tableColumns.minWidth"], "'.width(min:ideal:max:)' on the TableColumn",
        .init(iOS: 16, macOS: 12, visionOS: 1)),
      Entry(
        ["doubleAction"], "'.contextMenu(forSelectionType:menu:primaryAction:)'", .os16.without(.tvOS),
        isDocumented: true),
      Entry(
        ["backgroundColor"], .equals([".clear"]), "'.scrollContentBackground(.hidden)'", .os16.without(.tvOS), .medium,
        isDocumented: true),
    ])
}
