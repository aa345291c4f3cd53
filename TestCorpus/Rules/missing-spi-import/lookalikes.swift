#if os(iOS)
  @_spi(Internals) @_spi(Advanced) import SwiftUIIntrospect
#endif
import SwiftUI
import SwiftUIIntrospect

// expect-none

struct Notes: View {
  @Binding var text: String

  var body: some View {
    TextEditor(text: $text)
      .introspect(.textEditor, on: .iOS(.v17...)) { $0.spellCheckingType = .no }
  }
}
