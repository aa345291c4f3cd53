import SwiftUI

struct Feed: View {
  var body: some View {
    ScrollView {}.extract(UIScrollView.self) { $0.bounces = false }
    Slider(value: $size).extract(UISlider.self) { $0.isContinuous = false }
    TextEditor(text: $text)
      .extract(UITextView.self) { $0.isEditable = false } // expect: extract-overuse@8 "4 calls of home-made probes in this project, and 2 are accepted"
    Toggle("", isOn: $isOn).extract(UISwitch.self) { $0.isEnabled = false }
  }
}
