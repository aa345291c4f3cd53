#if os(iOS)
  import SwiftUI
  import SwiftUIIntrospect

  struct ArrivalPicker: View {
    @Binding var arrival: Date

    var body: some View {
      DatePicker("Arrival", selection: $arrival)
        .introspect(.datePicker, on: Platforms.datePicker) { picker in
          picker.minuteInterval = 15
        }
      Slider(value: .constant(0.5))
        .introspect(.slider, on: Platforms.slider) { slider in
          slider.isContinuous = false
        }
      // Declared in a package that is not part of the project.
      TextEditor(text: .constant(""))
        .introspect(.textEditor, on: TypeKit.editors) { textView in
          textView.smartDashesType = .no
        }
    }
  }
#endif
