import SwiftUI
import SwiftUIIntrospect

// What a fix adds follows the style of the list.
struct Styles: View {
  @Binding var text: String

  var body: some View {
    VStack {
      TextEditor(text: $text).introspect(.textEditor, on: .iOS(.v17, .v18, .v26, .v27)) { $0.spellCheckingType = .no }  // expect: stale-version-list
      TextEditor(text: $text).introspect(.textEditor, on: .iOS(.v17,.v18,.v26,.v27)) { $0.spellCheckingType = .no }  // expect: stale-version-list
      TextEditor(text: $text).introspect(.textEditor, on: .iOS(.v18, .v26, .v27)) { $0.spellCheckingType = .no }  // expect: stale-version-list
      TextField("a", text: $text)
        .introspect(.textField, on: .iOS(.v26,.v27),.tvOS(.v27)) { $0.clearButtonMode = .never }  // expect: stale-version-list
      TextEditor(text: $text)
        .introspect(
          .textEditor,
          on: .iOS(
            .v17,
            .v18,  // expect: stale-version-list
            .v26,
            .v27,
          )
        ) { $0.spellCheckingType = .no }
      TextEditor(text: $text)
        .introspect(
          .textEditor,
          on: .iOS(
            .v26,  // expect: stale-version-list
            .v27
          )
        ) { $0.spellCheckingType = .no }
      TextEditor(text: $text)
        .introspect(.textEditor, on: .iOS(.v17, /* tried by hand */ .v18, .v26, .v27)) { $0.spellCheckingType = .no }  // expect: stale-version-list
      TextEditor(text: $text)
        .introspect(.textEditor, on: .iOS(.v27, .v26, .v18, .v17)) { $0.spellCheckingType = .no }  // expect: stale-version-list
    }
  }
}
