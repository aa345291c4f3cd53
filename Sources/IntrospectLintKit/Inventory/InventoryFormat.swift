/// The formats of an inventory.
public enum InventoryFormat: String, CaseIterable, Sendable {
  /// One page that needs nothing else.
  case html
  /// For wikis and pull requests.
  case markdown
  /// For programs.
  case json

  /// The format of a file by its name; nil where that tells nothing.
  public init?(fileName: String) {
    let name = fileName.lowercased()
    if name.hasSuffix(".html") || name.hasSuffix(".htm") { self = .html }
    else if name.hasSuffix(".md") || name.hasSuffix(".markdown") { self = .markdown }
    else if name.hasSuffix(".json") { self = .json }
    else { return nil }
  }

  /// The whole document; ends with a line break.
  public func text(of inventory: Inventory, toolVersion: String) -> String {
    switch self {
    case .html: InventoryHTML(toolVersion: toolVersion).text(of: inventory)
    case .markdown: InventoryMarkdown().text(of: inventory)
    case .json: InventoryJSON(toolVersion: toolVersion).text(of: inventory)
    }
  }

  /// What a branch changes; ends with a line break.
  public func text(of changes: InventoryChanges, toolVersion: String) -> String {
    switch self {
    case .html: InventoryHTML(toolVersion: toolVersion).text(of: changes)
    case .markdown: InventoryMarkdown().text(of: changes)
    case .json: InventoryJSON(toolVersion: toolVersion).text(of: changes)
    }
  }
}
