/// The style of a view, by the modifier or the argument that sets it: `.listStyle(.plain)`, `axis: .vertical`.
public struct ViewStyle: Sendable, Hashable {
  /// `listStyle`; the label for a style that an argument sets.
  public let modifier: String
  /// `plain`.
  public let member: String

  public init(modifier: String, member: String) {
    self.modifier = modifier
    self.member = member
  }

  /// As the facts write it; what follows the member in parentheses is left aside.
  public init?(_ text: String) {
    let isArgument = text.first != "."
    let parts = (isArgument ? Substring(text) : text.dropFirst())
      .split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "(" || $0 == ":" }
    guard parts.count == 2 else { return nil }
    let member = parts[1].drop { $0 == "." || $0 == " " }.prefix { $0 != "(" && $0 != ")" }
    self.init(modifier: String(parts[0]), member: String(member))
  }

  /// A style of SwiftUI in the older form, as the value of a type: `InsetGroupedListStyle` for `.listStyle`.
  public init?(typeName: String, modifier: String) {
    let suffix = Self.capitalized(modifier)
    guard typeName.hasSuffix(suffix) else { return nil }
    let word = String(typeName.dropLast(suffix.count))
    let member = Self.olderWords[typeName] ?? Self.members[modifier, default: []].first { Self.capitalized($0) == word }
    guard let member else { return nil }
    self.init(modifier: modifier, member: member)
  }

  /// Whether SwiftUI has it: a project may add styles of its own, which may be made of anything.
  public var isSwiftUI: Bool { Self.members[modifier, default: []].contains(member) }

  /// Whether it leaves the choice to SwiftUI.
  public var isAutomatic: Bool { member == "automatic" }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  private static let olderWords = [
    "DefaultListStyle": "automatic", "DefaultPickerStyle": "automatic", "DefaultDatePickerStyle": "automatic",
    "DefaultToggleStyle": "automatic", "DefaultProgressViewStyle": "automatic", "DefaultTabViewStyle": "automatic",
    "DefaultNavigationViewStyle": "automatic", "DoubleColumnNavigationViewStyle": "columns",
    "ColumnNavigationViewStyle": "columns", "PopUpButtonPickerStyle": "menu",
  ]

  /// The styles that decide what a view is backed by.
  ///
  /// Source: SwiftUI's documentation of the style protocols, as of the SDKs of OS 26.
  private static let members: [String: [String]] = [
    "listStyle": [
      "automatic", "plain", "grouped", "inset", "insetGrouped", "sidebar", "bordered", "carousel", "elliptical",
    ],
    "navigationViewStyle": ["automatic", "stack", "columns"],
    "tabViewStyle": [
      "automatic", "page", "sidebarAdaptable", "tabBarOnly", "grouped", "verticalPage", "carousel",
    ],
    "pickerStyle": ["automatic", "segmented", "wheel", "menu", "inline", "navigationLink", "palette", "radioGroup"],
    "datePickerStyle": ["automatic", "compact", "graphical", "wheel", "field", "stepperField"],
    "toggleStyle": ["automatic", "switch", "checkbox", "button"],
    "progressViewStyle": ["automatic", "circular", "linear"],
    "formStyle": ["automatic", "grouped", "columns"],
    "axis": ["horizontal", "vertical"],
  ]

  /// The modifiers that set a style on which the backing of some view hangs.
  public static let decisiveModifiers = Set(members.keys).subtracting(["axis"])

  /// The modifiers that set any style.
  static let allModifiers = decisiveModifiers.union([
    "buttonStyle", "labelStyle", "textFieldStyle", "textEditorStyle", "gaugeStyle", "menuStyle", "menuButtonStyle",
    "groupBoxStyle", "disclosureGroupStyle", "labeledContentStyle", "controlGroupStyle", "indexViewStyle",
    "tableStyle", "navigationSplitViewStyle",
  ])
}
