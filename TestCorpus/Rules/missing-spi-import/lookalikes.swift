// does not compile: the SPI import is missing
#if os(iOS)
  @_spi(Internals) @_spi(Advanced) import SwiftUIIntrospect
#endif
import SwiftUI
import SwiftUIIntrospect

// expect-none
// introspect-lint:disable:file open-ended-range -- the import is the subject here

struct Notes: View {
  @Binding var text: String

  var body: some View {
    TextEditor(text: $text)
      .introspect(.textEditor, on: .iOS(.v17...)) { $0.spellCheckingType = .no }
  }
}
