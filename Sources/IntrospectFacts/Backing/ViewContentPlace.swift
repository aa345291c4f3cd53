/// What SwiftUI's views do with what their arguments and closures hold.
extension SwiftUIBacking {
  /// Every style of the view called `name` of which something is known; none for a view that is not known.
  public static func styles(of name: String, in registry: Registry = .current) -> [SwiftUIBacking] {
    var styles: [String?] = [nil]
    let known = registry.viewTypes.filter { $0.swiftUIView == name }.map(\.style)
    for style in known + facts.filter({ $0.name == name }).map(\.style) where !styles.contains(style) {
      styles.append(style)
    }
    return styles.compactMap { backing(of: name, style: $0, in: registry) }
  }

  /// Whether things may stand in the view that are written elsewhere, or of which nobody has a list.
  public static func isOpen(_ name: String) -> Bool { open.contains(name) }

  /// Whether what the argument `label` of the view holds stands inside the view on the screen; nil for the first
  /// closure, which has no label.
  public static func encloses(_ label: String?, of name: String) -> Bool {
    if name == "NavigationLink" || name == "Button" { return label == "label" }
    return containers.contains(name) || enclosing.contains(name)
  }

  /// Whether the argument `label` is something to do and makes no view.
  public static func isAction(_ label: String?) -> Bool { label.map(actions.contains) ?? false }

  /// Whether the argument `label` of the view is a view.
  public static func isView(_ label: String?, of name: String) -> Bool {
    guard let label else { return name == "AnyView" }
    return views.contains(label)
  }

  private static let open: Set<String> = [
    "NavigationView", "NavigationStack", "NavigationSplitView", "TabView", "Picker", "MultiDatePicker", "Menu",
    "OutlineGroup", "Chart",
  ]

  private static let enclosing: Set<String> = [
    "ScrollView", "List", "NavigationView", "NavigationStack", "NavigationSplitView", "TabView", "Tab", "TabSection",
    "Label", "Toggle", "Link", "AsyncImage",
  ]

  private static let actions: Set<String> = [
    "action", "onEditingChanged", "onCommit", "onIncrement", "onDecrement", "get", "set", "isTargeted",
  ]

  private static let views: Set<String> = [
    "header", "footer", "label", "content", "destination", "rowContent", "placeholder", "sidebar", "detail",
    "minimumValueLabel", "maximumValueLabel", "currentValueLabel",
  ]
}
