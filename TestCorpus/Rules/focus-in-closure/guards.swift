// expect-none
import SwiftUI
import SwiftUIIntrospect

struct Guarded: View {
  @State private var name = ""
  let isSearching: Bool
  let model: FormModel

  var body: some View {
    // A condition that is not always the same.
    TextField("Name", text: $name)
      .introspect(.textField, on: .iOS(.v26, .v27)) { textField in
        if isSearching { textField.becomeFirstResponder() } else { textField.resignFirstResponder() }
        if isSearching, !textField.isFirstResponder { textField.becomeFirstResponder() }
        _ = isSearching && textField.becomeFirstResponder()
        _ = isSearching ? textField.becomeFirstResponder() : textField.resignFirstResponder()
        switch model.field {
        case .name: textField.becomeFirstResponder()
        default: break
        }
        for view in textField.subviews where model.wants(view) { view.becomeFirstResponder() }
      }
    // Once, by a flag that the run sets.
    TextField("Name", text: $name)
      .introspect(.textField, on: .iOS(.v26, .v27)) { textField in
        guard !model.hasFocused else { return }
        model.hasFocused = true
        DispatchQueue.main.async { textField.becomeFirstResponder() }
      }
    // Once for each object.
    TextField("Name", text: $name)
      .introspect(.textField, on: .iOS(.v26, .v27)) { textField in
        if model.textField === textField { return }
        model.textField = textField
        textField.becomeFirstResponder()
      }
    TextField("Name", text: $name)
      .introspect(.textField, on: .iOS(.v26, .v27)) { textField in
        if textField.tag != 1 {
          textField.tag = 1
          textField.becomeFirstResponder()
        }
        if textField.text?.isEmpty == true { textField.becomeFirstResponder() }
      }
  }
}
