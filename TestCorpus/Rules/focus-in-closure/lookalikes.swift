// expect-none
import SwiftUI
import SwiftUIIntrospect

struct Lookalikes: View {
  @State private var name = ""
  let model: FormModel

  var body: some View {
    // When something happens, not when the closure runs.
    TextField("Name", text: $name)
      .introspect(.textField, on: .iOS(.v26, .v27)) { textField in
        model.onSubmit = { textField.becomeFirstResponder() }
        model.observation = textField.observe(\.isEnabled) { field, _ in field.resignFirstResponder() }
        func focus() { textField.becomeFirstResponder() }
      }
    // Another object, another member.
    TextField("Name", text: $name)
      .introspect(.textField, on: .iOS(.v26, .v27)) { textField in
        model.becomeFirstResponder()
        textField.isAccessibilityElement = textField.canBecomeFirstResponder
        textField.becomeFirstResponder(after: 3)
        model.makeFirstResponder(3)
      }
  }
}
