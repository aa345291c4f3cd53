// Pickers and date pickers.
//
// Source: SwiftUIIntrospect's Sources/ViewTypes at 27.0.0-beta.2.
extension ViewTypeFacts {
  static let datePicker = Self(
    "datePicker", "DatePickerType", "DatePicker",
    .iOS(13...27, "UIDatePicker"),
    .macOS(OSVersion(10, 15)...27, "NSDatePicker"),
    .visionOS(1...27, "UIDatePicker"))

  static let datePickerCompact = Self(
    "datePicker(style: .compact)", "DatePickerWithCompactStyleType", "DatePicker",
    style: ".datePickerStyle(.compact)",
    .iOS(before: 14, "UIDatePicker"),
    .iOS(14...27, "UIDatePicker"),
    .macOS(before: OSVersion(10, 15, 4), "NSDatePicker"),
    .macOS(OSVersion(10, 15, 4)...27, "NSDatePicker"),
    .visionOS(1...27, "UIDatePicker"))

  static let datePickerField = Self(
    "datePicker(style: .field)", "DatePickerWithFieldStyleType", "DatePicker", style: ".datePickerStyle(.field)",
    .macOS(OSVersion(10, 15)...27, "NSDatePicker"))

  static let datePickerGraphical = Self(
    "datePicker(style: .graphical)", "DatePickerWithGraphicalStyleType", "DatePicker",
    style: ".datePickerStyle(.graphical)",
    .iOS(before: 14, "UIDatePicker"),
    .iOS(14...27, "UIDatePicker"),
    .macOS(OSVersion(10, 15)...27, "NSDatePicker"),
    .visionOS(1...27, "UIDatePicker"))

  static let datePickerStepperField = Self(
    "datePicker(style: .stepperField)", "DatePickerWithStepperFieldStyleType", "DatePicker",
    style: ".datePickerStyle(.stepperField)",
    .macOS(OSVersion(10, 15)...27, "NSDatePicker"))

  static let datePickerWheel = Self(
    "datePicker(style: .wheel)", "DatePickerWithWheelStyleType", "DatePicker", style: ".datePickerStyle(.wheel)",
    .iOS(13...27, "UIDatePicker"),
    .visionOS(1...27, "UIDatePicker"))

  static let pickerMenu = Self(
    "picker(style: .menu)", "PickerWithMenuStyleType", "Picker", style: ".pickerStyle(.menu)",
    .macOS(before: 11, "NSPopUpButton"),
    .macOS(11...27, "NSPopUpButton"))

  static let pickerSegmented = Self(
    "picker(style: .segmented)", "PickerWithSegmentedStyleType", "Picker", style: ".pickerStyle(.segmented)",
    .iOS(13...27, "UISegmentedControl"),
    .tvOS(13...27, "UISegmentedControl"),
    .macOS(OSVersion(10, 15)...27, "NSSegmentedControl"),
    .visionOS(1...27, "UISegmentedControl"))

  static let pickerWheel = Self(
    "picker(style: .wheel)", "PickerWithWheelStyleType", "Picker", style: ".pickerStyle(.wheel)",
    .iOS(13...27, "UIPickerView"),
    .visionOS(1...27, "UIPickerView"))
}
