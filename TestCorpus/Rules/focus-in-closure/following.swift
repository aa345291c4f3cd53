import SwiftUI
import SwiftUIIntrospect

struct Followed: View {
  @State private var name = ""
  let isSearching: Bool

  var body: some View {
    TextField("Name", text: $name)
      .introspect(.textField, on: .iOS(.v26, .v27), customize: focus) // expect: focus-in-closure@64
    TextField("Name", text: $name)
      .introspect(.textField, on: .iOS(.v26, .v27)) { textField in
        focus(textField) // expect: focus-in-closure@9
        if isSearching { focus(textField) }
        focusWhileSearching(textField)
      }
  }

  private func focus(_ textField: UITextField) {
    textField.becomeFirstResponder()
  }

  private func focusWhileSearching(_ textField: UITextField) {
    guard isSearching else { return }
    textField.becomeFirstResponder()
  }
}
