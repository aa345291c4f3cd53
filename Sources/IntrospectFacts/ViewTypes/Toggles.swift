// Toggles.
//
// Source: SwiftUIIntrospect's Sources/ViewTypes at 27.0.0-beta.2.
extension ViewTypeFacts {
  static let toggle = Self(
    "toggle", "ToggleType", "Toggle",
    .iOS(13...27, "UISwitch"),
    .macOS(OSVersion(10, 15)...27, "NSButton", note: "the default style on macOS is a check box"))

  static let toggleButton = Self(
    "toggle(style: .button)", "ToggleWithButtonStyleType", "Toggle", style: ".toggleStyle(.button)",
    .macOS(before: 12, "NSButton"),
    .macOS(12...15, "NSButton"),
    .macOS(26...26, "NSButton").unavailable("from macOS 26 a button-style Toggle has no NSButton under it"))

  static let toggleCheckbox = Self(
    "toggle(style: .checkbox)", "ToggleWithCheckboxStyleType", "Toggle", style: ".toggleStyle(.checkbox)",
    .macOS(OSVersion(10, 15)...27, "NSButton"))

  static let toggleSwitch = Self(
    "toggle(style: .switch)", "ToggleWithSwitchStyleType", "Toggle", style: ".toggleStyle(.switch)",
    .iOS(13...27, "UISwitch"),
    .macOS(OSVersion(10, 15)...27, "NSSwitch"))
}
