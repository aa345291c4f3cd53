// Text fields and editors.
//
// Source: SwiftUIIntrospect's Sources/ViewTypes at 27.0.0-beta.2.
extension ViewTypeFacts {
  static let secureField = Self(
    "secureField", "SecureFieldType", "SecureField", since: LibraryVersion(0, 10, 0),
    .iOS(13...27, "UITextField"),
    .tvOS(13...27, "UITextField"),
    .macOS(OSVersion(10, 15)...27, "NSTextField"),
    .visionOS(1...27, "UITextField"))

  static let textEditor = Self(
    "textEditor", "TextEditorType", "TextEditor",
    .iOS(before: 14, "UITextView"),
    .iOS(14...27, "UITextView"),
    .macOS(before: 11, "NSTextView"),
    .macOS(11...27, "NSTextView"),
    .visionOS(1...27, "UITextView"))

  static let textField = Self(
    "textField", "TextFieldType", "TextField",
    .iOS(13...27, "UITextField"),
    .tvOS(13...27, "UITextField"),
    .macOS(OSVersion(10, 15)...27, "NSTextField"),
    .visionOS(1...27, "UITextField"))

  static let textFieldVerticalAxis = Self(
    "textField(axis: .vertical)", "TextFieldWithVerticalAxisType", "TextField", style: "axis: .vertical",
    feature: "TextField(..., axis: .vertical)",
    .iOS(before: 16, "UITextView"),
    .iOS(16...27, "UITextView"),
    .tvOS(before: 16, "UITextField"),
    .tvOS(16...27, "UITextField"),
    .macOS(before: 13, "NSTextField"),
    .macOS(13...27, "NSTextField"),
    .visionOS(1...27, "UITextView"))
}
