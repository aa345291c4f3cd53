import SwiftUI
import SwiftUIIntrospect

#if os(iOS)
  @MainActor
  enum Platforms {
    static let datePicker: PlatformViewVersionPredicate<DatePickerType, UIDatePicker> = .iOS(.v16, .v17, .v26) // expect: version-gap
    /// Used only where an older system runs.
    static let oldSlider: PlatformViewVersionPredicate<SliderType, UISlider> = .iOS(.v16)
    static let slider: PlatformViewVersionPredicate<SliderType, UISlider> = .iOS(.v16, .v17, .v18, .v26)
  }
#endif
