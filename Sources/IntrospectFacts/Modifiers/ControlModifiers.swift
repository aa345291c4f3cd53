// Controls and indicators.
//
// Source: Apple's documentation of the controls and of the SwiftUI views that they back.
extension NativeModifier {
  static let controlModifiers: [NativeModifier] = [
    toggleUISwitch, toggleNSButtonOrNSSwitch, sliderUISlider, sliderNSSlider, stepperUIStepper, stepperNSStepper,
    datePickerUIDatePicker, datePickerNSDatePicker, pickerSegmentedUISegmentedControl,
    pickerSegmentedNSSegmentedControl, pickerWheelUIPickerView, pickerMenuNSPopUpButton, colorPickerUIColorWell,
    colorPickerNSColorWell, buttonNSButton, progressViewCircularUIActivityIndicatorView,
    progressViewCircularNSProgressIndicator, progressViewLinearUIProgressView,
    progressViewLinearNSProgressIndicator,
  ].flatMap { $0 }

  private static let toggleUISwitch = replacing(
    ["toggle"], ["UISwitch"],
    [
      Entry(
        ["onTintColor"], "'.tint(_:)'", .os15.without(.tvOS), isDocumented: true,
        note: "'SwitchToggleStyle(tint:)' on iOS 14"),
      Entry(["isOn", "setOn(_:animated:)"], "'Toggle(isOn:)'", .os13),
      Entry(["isEnabled"], .equals(["false"]), "'.disabled(true)'", .os13, isDocumented: true),
    ])

  private static let toggleNSButtonOrNSSwitch = replacing(
    ["toggle"], ["NSButton", "NSSwitch"],
    [
      Entry(["state"], "'Toggle(isOn:)'", .os13),
      Entry(
        ["controlSize"], "'.controlSize(_:)'", .init(iOS: 15, macOS: OSVersion(10, 15), tvOS: 15, visionOS: 1),
        isDocumented: true),
    ])

  private static let sliderUISlider = replacing(
    ["slider"], ["UISlider"],
    [
      Entry(
        ["minimumTrackTintColor", "tintColor"], "'.tint(_:)'", .os15.without(.tvOS), isDocumented: true,
        note: "'.accentColor' before iOS 15"),
      Entry(
        ["minimumValueImage", "maximumValueImage"], "'Slider(value:in:label:minimumValueLabel:maximumValueLabel:)'",
        .os13.without(.tvOS)),
      Entry(["minimumValue", "maximumValue"], "'Slider(value:in:)'", .os13.without(.tvOS)),
      Entry(
        ["isContinuous"], .equals(["false"]), "'Slider(value:onEditingChanged:)'", .os13.without(.tvOS),
        isPartial: true, note: "take the value when 'onEditingChanged' says false"),
      Entry(["value", "setValue(_:animated:)"], "the value binding", .os13.without(.tvOS)),
      Entry(
        ["sliderStyle"], .equals([".thumbless"]), "'.sliderThumbVisibility(.hidden)'", .os26.without(.tvOS),
        isDocumented: true),
    ])

  private static let sliderNSSlider = replacing(
    ["slider"], ["NSSlider"],
    [
      Entry(["minValue", "maxValue"], "'Slider(value:in:)'", .os13.without(.tvOS)),
      Entry(
        ["numberOfTickMarks"], "'Slider(value:in:step:)'", .os13.without(.tvOS),
        note: "on macOS the step draws tick marks"),
      Entry(
        ["allowsTickMarkValuesOnly"], .equals(["true"]), "'Slider(value:in:step:)'", .os13.without(.tvOS),
        note: "on macOS the step draws tick marks"),
      Entry(["trackFillColor"], "'.tint(_:)'", .os15.without(.tvOS), .medium, isDocumented: true),
      Entry(
        ["controlSize"], "'.controlSize(_:)'", .init(iOS: 15, macOS: OSVersion(10, 15), tvOS: 15, visionOS: 1),
        isDocumented: true),
    ])

  private static let stepperUIStepper = replacing(
    ["stepper"], ["UIStepper"],
    [
      Entry(["minimumValue", "maximumValue", "stepValue"], "'Stepper(value:in:step:)'", .os13.without(.tvOS)),
    ])

  private static let stepperNSStepper = replacing(
    ["stepper"], ["NSStepper"],
    [
      Entry(["minValue", "maxValue", "increment"], "'Stepper(value:in:step:)'", .os13.without(.tvOS)),
    ])

  private static let datePickerUIDatePicker = replacing(
    ["datePicker"], ["UIDatePicker"],
    [
      Entry(
        ["datePickerMode"], .equals([".date", ".time", ".dateAndTime"]), "'DatePicker(displayedComponents:)'",
        .os13.without(.tvOS), note: "timers and months have no component"),
      Entry(
        ["preferredDatePickerStyle"], .equals([".wheels", ".compact", ".inline"]), "'.datePickerStyle(_:)'",
        .init(iOS: 14, macOS: OSVersion(10, 15), visionOS: 1), note: "'.wheel' begins with iOS 13"),
      Entry(["minimumDate", "maximumDate"], "'DatePicker(selection:in:)'", .os13.without(.tvOS)),
      Entry(
        ["locale", "calendar", "timeZone"], "'.environment' with '\\.locale', '\\.calendar' or '\\.timeZone'",
        .os13.without(.tvOS)),
      Entry(["tintColor"], "'.tint(_:)'", .os15.without(.tvOS), isDocumented: true),
      Entry(["date", "setDate(_:animated:)"], "the selection binding", .os13.without(.tvOS)),
    ])

  private static let datePickerNSDatePicker = replacing(
    ["datePicker"], ["NSDatePicker"],
    [
      Entry(["minDate", "maxDate"], "'DatePicker(selection:in:)'", .os13.without(.tvOS)),
      Entry(["datePickerStyle"], "'.datePickerStyle(_:)'", .init(macOS: OSVersion(10, 15))),
      Entry(
        ["datePickerElements"], "'DatePicker(displayedComponents:)'", .os13.without(.tvOS), isPartial: true,
        note: "seconds, eras and time zones have no component"),
    ])

  private static let pickerSegmentedUISegmentedControl = replacing(
    ["picker(style: .segmented)"], ["UISegmentedControl"],
    [
      Entry(["selectedSegmentIndex"], "'Picker(selection:)'", .os13),
      Entry(["isEnabled"], .equals(["false"]), "'.disabled(true)'", .os13, isDocumented: true),
    ])

  private static let pickerSegmentedNSSegmentedControl = replacing(
    ["picker(style: .segmented)"], ["NSSegmentedControl"],
    [
      Entry(["selectedSegment", "setSelected(_:forSegment:)"], "'Picker(selection:)'", .os13),
    ])

  private static let pickerWheelUIPickerView = replacing(
    ["picker(style: .wheel)"], ["UIPickerView"],
    [
      Entry(["selectRow(_:inComponent:animated:)"], "'Picker(selection:)'", .os13.without(.macOS, .tvOS)),
    ])

  private static let pickerMenuNSPopUpButton = replacing(
    ["picker(style: .menu)"], ["NSPopUpButton"],
    [
      Entry(["selectItem(at:)", "selectItem(withTitle:)"], "'Picker(selection:)'", .os14.without(.tvOS)),
      Entry(
        ["controlSize"], "'.controlSize(_:)'", .init(iOS: 15, macOS: OSVersion(10, 15), tvOS: 15, visionOS: 1),
        isDocumented: true),
    ])

  private static let colorPickerUIColorWell = replacing(
    ["colorPicker"], ["UIColorWell"],
    [
      Entry(["supportsAlpha"], .equals(["false"]), "'ColorPicker(_:selection:supportsOpacity:)'", .os14.without(.tvOS)),
      Entry(["selectedColor"], "the selection binding", .os14.without(.tvOS)),
    ])

  private static let colorPickerNSColorWell = replacing(
    ["colorPicker"], ["NSColorWell"],
    [
      Entry(["color"], "the selection binding", .os14.without(.tvOS)),
    ])

  private static let buttonNSButton = replacing(
    ["button"], ["NSButton"],
    [
      Entry(
        ["isBordered"], .equals(["false"]), "'.buttonStyle(.borderless)' or '.buttonStyle(.plain)'",
        .os13.without(.tvOS)),
      Entry(
        ["bezelStyle"], "'.buttonStyle(_:)'", .os15.without(.tvOS), isPartial: true, .medium,
        note: "not every bezel has a style"),
      Entry(["keyEquivalent"], "'.keyboardShortcut(_:)'", .os14.without(.tvOS)),
      Entry(["bezelColor"], "'.buttonStyle(.borderedProminent)' and '.tint(_:)'", .os15),
      Entry(
        ["controlSize"], "'.controlSize(_:)'", .init(iOS: 15, macOS: OSVersion(10, 15), tvOS: 15, visionOS: 1),
        isDocumented: true),
      Entry(["toolTip"], "'.help(_:)'", .os14, isDocumented: true),
      Entry(["hasDestructiveAction"], .equals(["true"]), "'Button(role: .destructive)'", .os15),
      Entry(["focusRingType"], .equals([".none"]), "'.focusEffectDisabled()'", .os17, .medium, isDocumented: true),
      Entry(["isEnabled"], .equals(["false"]), "'.disabled(true)'", .os13, isDocumented: true),
    ])

  private static let progressViewCircularUIActivityIndicatorView = replacing(
    ["progressView(style: .circular)"], ["UIActivityIndicatorView"],
    [
      Entry(["color"], "'.tint(_:)'", .os15, isDocumented: true, note: "'CircularProgressViewStyle(tint:)' on iOS 14"),
      Entry(
        ["style"], .equals([".large"]), "'.controlSize(.large)'", .init(iOS: 15, macOS: 11, tvOS: 15, visionOS: 1),
        isDocumented: true),
      Entry(["startAnimating()", "stopAnimating()", "hidesWhenStopped"], "an 'if' around the ProgressView", .os14),
    ])

  private static let progressViewCircularNSProgressIndicator = replacing(
    ["progressView(style: .circular)"], ["NSProgressIndicator"],
    [
      Entry(
        ["controlSize"], "'.controlSize(_:)'", .init(iOS: 15, macOS: OSVersion(10, 15), tvOS: 15, visionOS: 1),
        isDocumented: true),
    ])

  private static let progressViewLinearUIProgressView = replacing(
    ["progressView(style: .linear)"], ["UIProgressView"],
    [
      Entry(
        ["progressTintColor"], "'.tint(_:)'", .os15, isDocumented: true,
        note: "'LinearProgressViewStyle(tint:)' on iOS 14"),
      Entry(["progress", "setProgress(_:animated:)"], "'ProgressView(value:)'", .os14),
    ])

  private static let progressViewLinearNSProgressIndicator = replacing(
    ["progressView(style: .linear)"], ["NSProgressIndicator"],
    [
      Entry(["isIndeterminate", "doubleValue"], "'ProgressView()' or 'ProgressView(value:total:)'", .os14),
    ])
}
