// Lists, forms and tables.
//
// Source: SwiftUIIntrospect's Sources/ViewTypes at 27.0.0-beta.2.
extension ViewTypeFacts {
  static let form = Self(
    "form", "FormType", "Form",
    .iOS(13...15, "UITableView"),
    .iOS(16...27, "UICollectionView"),
    .tvOS(13...27, "UITableView"),
    .visionOS(1...27, "UICollectionView"))

  static let formGrouped = Self(
    "form(style: .grouped)", "FormWithGroupedStyleType", "Form", style: ".formStyle(.grouped)",
    .iOS(before: 16, "UITableView"),
    .iOS(16...27, "UICollectionView"),
    .tvOS(before: 16, "UITableView"),
    .tvOS(16...27, "UITableView"),
    .macOS(before: 13, "NSScrollView"),
    .macOS(13...27, "NSScrollView"),
    .visionOS(1...27, "UICollectionView"))

  static let list = Self(
    "list", "ListType", "List",
    .iOS(13...15, "UITableView"),
    .iOS(16...27, "UICollectionView"),
    .tvOS(13...27, "UITableView"),
    .macOS(OSVersion(10, 15)...27, "NSTableView"),
    .visionOS(1...27, "UICollectionView"))

  static let listPlain = list.alsoSpelled("list(style: .plain)", style: ".listStyle(.plain)")

  static let listBordered = Self(
    "list(style: .bordered)", "ListWithBorderedStyleType", "List", style: ".listStyle(.bordered)",
    .macOS(before: 12, "NSTableView"),
    .macOS(12...27, "NSTableView"))

  static let listGrouped = Self(
    "list(style: .grouped)", "ListWithGroupedStyleType", "List", style: ".listStyle(.grouped)",
    .iOS(13...15, "UITableView"),
    .iOS(16...27, "UICollectionView"),
    .tvOS(13...27, "UITableView"),
    .visionOS(1...27, "UICollectionView"))

  static let listInsetGrouped = Self(
    "list(style: .insetGrouped)", "ListWithInsetGroupedStyleType", "List", style: ".listStyle(.insetGrouped)",
    .iOS(before: 14, "UITableView"),
    .iOS(14...15, "UITableView"),
    .iOS(16...27, "UICollectionView"),
    .visionOS(1...27, "UICollectionView"))

  static let listInset = Self(
    "list(style: .inset)", "ListWithInsetStyleType", "List", style: ".listStyle(.inset)",
    .iOS(before: 14, "UITableView"),
    .iOS(14...15, "UITableView"),
    .iOS(16...27, "UICollectionView"),
    .macOS(before: 11, "NSTableView"),
    .macOS(11...27, "NSTableView"),
    .visionOS(1...27, "UICollectionView"))

  static let listSidebar = Self(
    "list(style: .sidebar)", "ListWithSidebarStyleType", "List", style: ".listStyle(.sidebar)",
    .iOS(before: 14, "UITableView"),
    .iOS(14...15, "UITableView"),
    .iOS(16...27, "UICollectionView"),
    .macOS(OSVersion(10, 15)...27, "NSTableView"),
    .visionOS(1...27, "UICollectionView"))

  static let listCell = Self(
    "listCell", "ListCellType", "a row view inside List", scope: .ancestor,
    .iOS(13...15, "UITableViewCell"),
    .iOS(16...27, "UICollectionViewCell"),
    .tvOS(13...27, "UITableViewCell"),
    .macOS(OSVersion(10, 15)...27, "NSTableCellView"),
    .visionOS(1...27, "UICollectionViewCell"))

  static let table = Self(
    "table", "TableType", "Table",
    .iOS(before: 16, "UICollectionView"),
    .iOS(16...27, "UICollectionView"),
    .macOS(before: 12, "NSTableView"),
    .macOS(12...27, "NSTableView"),
    .visionOS(1...27, "UICollectionView"))
}
