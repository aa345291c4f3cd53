// Buttons and other small controls.
//
// Source: SwiftUIIntrospect's Sources/ViewTypes at 27.0.0-beta.2.
extension ViewTypeFacts {
  static let button = Self(
    "button", "ButtonType", "Button",
    .macOS(OSVersion(10, 15)...15, "NSButton"),
    .macOS(26...27, "NSButton", note: "only buttons styled .borderless or .link have an NSButton"))

  static let colorPicker = Self(
    "colorPicker", "ColorPickerType", "ColorPicker",
    .iOS(before: 14, "UIColorWell"),
    .iOS(14...27, "UIColorWell"),
    .macOS(before: 11, "NSColorWell"),
    .macOS(11...27, "NSColorWell"),
    .visionOS(1...27, "UIColorWell"))

  static let progressViewCircular = Self(
    "progressView(style: .circular)", "ProgressViewWithCircularStyleType", "ProgressView",
    style: ".progressViewStyle(.circular)",
    .iOS(before: 14, "UIActivityIndicatorView"),
    .iOS(14...27, "UIActivityIndicatorView"),
    .tvOS(before: 14, "UIActivityIndicatorView"),
    .tvOS(14...27, "UIActivityIndicatorView"),
    .macOS(before: 11, "NSProgressIndicator"),
    .macOS(11...27, "NSProgressIndicator"),
    .visionOS(1...27, "UIActivityIndicatorView"))

  static let progressViewLinear = Self(
    "progressView(style: .linear)", "ProgressViewWithLinearStyleType", "ProgressView",
    style: ".progressViewStyle(.linear)",
    .iOS(before: 14, "UIProgressView"),
    .iOS(14...27, "UIProgressView"),
    .tvOS(before: 14, "UIProgressView"),
    .tvOS(14...27, "UIProgressView"),
    .macOS(before: 11, "NSProgressIndicator"),
    .macOS(11...27, "NSProgressIndicator"),
    .visionOS(1...27, "UIProgressView"))

  static let signInWithAppleButton = Self(
    "signInWithAppleButton", "SignInWithAppleButtonType", "SignInWithAppleButton", since: LibraryVersion(0, 7, 0),
    withdrawn: "support ended in 1.1.3: an Apple bug could hang the whole app (siteline/swiftui-introspect issue 400)")

  static let slider = Self(
    "slider", "SliderType", "Slider",
    .iOS(13...27, "UISlider"),
    .macOS(OSVersion(10, 15)...27, "NSSlider"))

  static let stepper = Self(
    "stepper", "StepperType", "Stepper",
    .iOS(13...27, "UIStepper"),
    .macOS(OSVersion(10, 15)...27, "NSStepper"))
}
