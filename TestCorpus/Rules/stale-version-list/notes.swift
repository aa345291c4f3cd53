import SwiftUI
import SwiftUIIntrospect

// Nothing in this project proves that its library knows a newer version.
struct QuietScreen: View {
  @Binding var note: String

  var body: some View {
    TextEditor(text: $note)
      .introspect(.textEditor, on: .iOS(.v16, .v17, .v18)) { view in  // expect: stale-version-list@53 "this closure never runs on iOS 26 and 27; the backing class is still UITextView"
        view.keyboardDismissMode = .interactive
      }

    Button("Send", action: send)
      #if os(macOS)
        .introspect(.button, on: .macOS(.v13, .v14, .v15)) { button in  // expect: stale-version-list@53 "macOS 26 and 27"
          button.bezelStyle = .accessoryBar
        }
      #endif
  }

  private func send() {}
}
