import SwiftUI
import SwiftUIIntrospect

struct Focus: View {
  @State private var name = ""

  var body: some View {
    TextField("Name", text: $name)
      .introspect(.textField, on: .iOS(.v26, .v27)) { textField in
        textField.becomeFirstResponder() // expect: focus-in-closure@19 "'becomeFirstResponder' takes the focus at each update"
      }
    TextField("Name", text: $name)
      .introspect(.textField, on: .iOS(.v26, .v27)) { $0.becomeFirstResponder() } // expect: focus-in-closure
    // To put it off is no guard.
    TextField("Name", text: $name)
      .introspect(.textField, on: .iOS(.v26, .v27)) { textField in
        DispatchQueue.main.async { textField.becomeFirstResponder() } // expect: focus-in-closure
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
          _ = textField.becomeFirstResponder() // expect: focus-in-closure
        }
        Task { @MainActor in textField.becomeFirstResponder() } // expect: focus-in-closure
      }
    // Neither is a question that has the same answer again.
    TextField("Name", text: $name)
      .introspect(.textField, on: .iOS(.v26, .v27)) { textField in
        if !textField.isFirstResponder { textField.becomeFirstResponder() } // expect: focus-in-closure
        guard textField.window != nil, let field = textField as? NameField else { return }
        if #available(iOS 26, *) { field.becomeFirstResponder() } // expect: focus-in-closure
      }
    TextField("Name", text: $name)
      .introspect(.textField, on: .iOS(.v26, .v27)) {
        if $0.isFirstResponder { $0.resignFirstResponder() } // expect: focus-in-closure "gives up the focus"
      }
    SecureField("Secret", text: $name)
      .introspect(.secureField, on: .macOS(.v26, .v27)) { field in
        field.window?.makeFirstResponder(field) // expect: focus-in-closure@23 "moves the focus"
        NSApp.keyWindow?.makeFirstResponder(field) // expect: focus-in-closure
      }
    HomeView()
      .extract(UITextField.self) { $0.becomeFirstResponder() } // expect: focus-in-closure
  }
}
