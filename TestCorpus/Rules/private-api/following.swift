import SwiftUI
import SwiftUIIntrospect

struct Followed: View {
  @State private var name = ""

  var body: some View {
    TextField("Name", text: $name)
      .introspect(.textField, on: .iOS(.v26, .v27), customize: colour) // expect: private-api@64
    TextField("Name", text: $name)
      .introspect(.textField, on: .iOS(.v26, .v27)) { textField in
        colour(textField) // expect: private-api@9 "key 'placeholderLabel'"
        decorate(textField)
      }
  }

  private func colour(_ textField: UITextField) {
    let label = textField.value(forKey: "placeholderLabel") as? UILabel
    label?.textColor = .systemGray
    textField.setValue(1, forKey: "_corner")
  }

  private func decorate(_ textField: UITextField) {
    textField.attributedPlaceholder = NSAttributedString(string: "placeholderLabel")
  }
}
