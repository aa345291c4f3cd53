import DesignSystem
import SwiftUI
import SwiftUIIntrospect

struct ProfileEditor: View {
  @Binding var name: String
  @State private var note = ""

  var body: some View {
    Form {
      TextField("Name", text: $name)
        #if os(iOS)
          .introspect(.textField, on: .iOS(.v16, .v17, .v18, .v26)) { textField in
            TextStyling.style(textField)
          }
        #elseif os(macOS)
          .introspect(.textField, on: .macOS(.v14, .v15, .v26)) { textField in
            textField.allowsCharacterPickerTouchBarItem = false
          }
        #endif
      TextEditor(text: $note)
        #if os(iOS)
          .introspect(.textEditor, on: .iOS(.v16, .v18, .v26)) { textView in // expect: version-gap
            textView.smartQuotesType = .no
          }
        #endif
    }
  }
}
