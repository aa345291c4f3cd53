import SwiftUI
import SwiftUIIntrospect

// One name for several view types; each is its own constant, and is judged where it is declared.
extension PlatformViewVersionPredicate<ScrollViewType, UIScrollView> {
  static var supportedVersions: Self { .iOS(.v16, .v17, .v18) }  // expect: stale-version-list@57 "a closure that goes by '.supportedVersions' never runs on iOS 26 and 27; the backing class is still UIScrollView"
}

extension PlatformViewVersionPredicate<TextFieldType, UITextField> {
  static var supportedVersions: Self {
    return .iOS(.v17, .v18, .v26)  // expect: stale-version-list "iOS 27"
  }

  static var complete: Self { .iOS(.v17, .v18, .v26, .v27) }
}

extension PlatformViewVersionPredicate where SwiftUIViewType == ListType, PlatformSpecificEntity == UITableView {
  static let tables = Self.iOS(.v14, .v15)  // expect: stale-version-list "from iOS 16 on '.list' is backed by UICollectionView, which needs a second call"
}

extension PlatformViewVersionPredicate where PlatformSpecificEntity == UIStepper {
  static let steppers: Self = .iOS(.v26)  // expect: stale-version-list "'.steppers' never runs on iOS 27"
}

enum Platforms {
  static let datePicker: PlatformViewVersionPredicate<DatePickerType, UIDatePicker> = .iOS(.v17, .v18)  // expect: stale-version-list "'Platforms.datePicker' never runs on iOS 26 and 27"
  static let slider = PlatformViewVersionPredicate<SliderType, UISlider>.iOS(.v17, .v26)  // expect: stale-version-list "'Platforms.slider'", version-gap "iOS 18"
}

// No call goes by it; its own arguments tell what it is for.
extension PlatformViewVersionPredicate<TextEditorType, UITextView> {
  static var unused: Self { .iOS(.v26) }  // expect: stale-version-list
}

struct Form: View {
  static let toggles: PlatformViewVersionPredicate<ToggleType, UISwitch> = .iOS(.v18)  // expect: stale-version-list "'Form.toggles'"

  var body: some View {
    VStack {
      ScrollView { Rows() }.introspect(.scrollView, on: .supportedVersions) { $0.bounces = false }
      // What the call adds is the call's own.
      ScrollView { Rows() }
        .introspect(.scrollView, on: .supportedVersions, .tvOS(.v17)) { $0.bounces = false }  // expect: stale-version-list "this closure never runs on tvOS 18 to 27"
      ScrollView { Rows() }
        .introspect(.scrollView, on: .supportedVersions, .iOS(.v26)) { $0.bounces = false }  // expect: stale-version-list "this closure never runs on iOS 27"
      TextField("a", text: $a).introspect(.textField, on: .supportedVersions) { $0.clearButtonMode = .always }
      TextField("b", text: $b).introspect(.textField, on: .complete) { $0.clearButtonMode = .always }
      List { Rows() }.introspect(.list, on: .tables) { $0.bounces = false }
      Stepper("c", value: $c).introspect(.stepper, on: .steppers) { $0.wraps = true }
      DatePicker("d", selection: $d).introspect(.datePicker, on: Platforms.datePicker) { $0.minuteInterval = 5 }
      Slider(value: $e).introspect(.slider, on: Platforms.slider) { $0.isContinuous = false }
      Toggle("f", isOn: $f).introspect(.toggle, on: Self.toggles) { $0.isEnabled = false }
    }
  }
}
