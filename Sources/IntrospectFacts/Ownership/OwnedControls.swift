// The values and the targets of controls.
//
// Source: Apple's documentation of the controls and of the SwiftUI views that bind them.
extension OwnedMember {
  private static let overwritten = "the state does not know the value, and the next update overwrites it"
  private static let changeBinding = "change the bound value"

  static let values = touchValues + pickers + macValues

  private static let touchValues =
    owned(
      ["toggle"], ["UISwitch"], ["isOn"], .boundValue, for: "the binding", breaks: overwritten, instead: changeBinding)
    + owned(
      ["toggle"], ["UISwitch"], ["onTintColor"], .appearance, for: "'.tint'", breaks: "the value is overwritten",
      instead: "use '.tint'", .note, .medium)
    + owned(
      ["slider"], ["UISlider"], ["value", "minimumValue", "maximumValue"], .boundValue,
      for: "the binding and its range",
      breaks: overwritten, instead: "change the bound value or the range")
    + owned(
      ["stepper"], ["UIStepper"], ["value", "minimumValue", "maximumValue", "stepValue"], .boundValue,
      for: "the binding, its range and the step", breaks: overwritten, instead: "use 'Stepper(value:in:step:)'")
    + owned(
      ["datePicker"], ["UIDatePicker"],
      ["date", "minimumDate", "maximumDate", "datePickerMode", "preferredDatePickerStyle"], .boundValue,
      for: "the binding, its range, the components and the style", breaks: overwritten,
      instead: "use the arguments of the DatePicker")
    + owned(
      ["colorPicker"], ["UIColorWell"], ["selectedColor"], .boundValue, for: "the binding", breaks: overwritten,
      instead: changeBinding)
    + owned(
      ["progressView"], ["UIProgressView"], ["progress"], .boundValue, for: "the value of the ProgressView",
      breaks: "the value is overwritten", instead: "use 'ProgressView(value:)'", .warning)
    + owned(
      ["progressView(style: .circular)"], ["UIActivityIndicatorView"], ["stopAnimating"], .behaviour, use: .anyCall,
      for: "turning as long as the view is there", breaks: "the next update starts it again",
      instead: "show the ProgressView only while something loads", .note, .medium)

  private static let pickers =
    owned(
      ["picker(style: .segmented)"], ["UISegmentedControl"], ["selectedSegmentIndex"], .boundValue, for: "the binding",
      breaks: overwritten, instead: changeBinding)
    + owned(
      ["picker(style: .segmented)"], ["UISegmentedControl"], ["insertSegment", "removeAllSegments"], .content,
      use: .anyCall, for: "the content of the Picker", breaks: "the next update overwrites it",
      instead: "change the content of the Picker")
    + owned(
      ["picker(style: .wheel)"], ["UIPickerView"], ["delegate"], .delegate, for: "rows and selection",
      breaks: "the wheel stays empty, and the binding stops")
    + owned(
      ["picker(style: .wheel)"], ["UIPickerView"], ["dataSource"], .dataSource, for: "rows and selection",
      breaks: "the wheel stays empty, and the binding stops")

  private static let macValues =
    owned(
      ["toggle"], ["NSButton", "NSSwitch"], ["state"], .boundValue, for: "the binding", breaks: overwritten,
      instead: changeBinding)
    + owned(
      ["slider"], ["NSSlider"], ["doubleValue", "minValue", "maxValue"], .boundValue, for: "the binding and its range",
      breaks: overwritten, instead: "change the bound value or the range")
    + owned(
      ["picker(style: .menu)"], ["NSPopUpButton"], ["menu"], .content, for: "the content of the Picker",
      breaks: "the next update overwrites it, or another item is selected",
      instead: "change the content of the Picker")
    + owned(
      ["picker(style: .menu)"], ["NSPopUpButton"], ["selectItem", "addItem", "removeAllItems"], .content, use: .anyCall,
      for: "the content of the Picker", breaks: "the next update overwrites it, or another item is selected",
      instead: "change the content of the Picker, or the bound value")
    + owned(
      ["datePicker"], ["NSDatePicker"], ["dateValue"], .boundValue, for: "the binding", breaks: overwritten,
      instead: changeBinding)
    + owned(
      ["datePicker"], ["NSDatePicker"], ["delegate"], .delegate, for: "the binding", breaks: "the binding stops",
      instead: changeBinding)

  static let actions =
    owned(
      [], ["UIControl"], ["removeTarget"], .delegate, use: .call(labels: ["_", "action", "for"]),
      for: "its own target, which carries the binding",
      breaks: "without a target of your own named, the control no longer changes the state",
      instead: "name the target and the action that you have added")
    + owned(
      [], ["UIControl"], ["isEnabled"], .behaviour, for: "'.disabled'", breaks: "the value is overwritten",
      instead: "use '.disabled'", .warning)
    + owned(
      ["button", "toggle", "slider", "stepper", "datePicker", "colorPicker", "picker"],
      [
        "NSButton", "NSSwitch", "NSSlider", "NSStepper", "NSDatePicker", "NSColorWell", "NSPopUpButton",
        "NSSegmentedControl",
      ],
      ["target", "action"], .delegate, for: "its own action, the only one that an 'NSControl' has",
      breaks: "the action of the Button or the binding stops",
      instead: "use the action of the Button, or '.onChange'")
}
