// does not compile: the SPI import is missing
import SwiftUI
@_spi(Advanced) public import SwiftUIIntrospect  // expect: missing-spi-import@1 "ranges such as '.v17...' need '@_spi(Advanced) import SwiftUIIntrospect' in this file"

struct Notes: View {
  @Binding var text: String

  var body: some View {
    TextEditor(text: $text)
      .introspect(.textEditor, on: .iOS(.v17...)) { $0.spellCheckingType = .no }  // expect: open-ended-range
    // One finding a file is enough.
    TextEditor(text: $text)
      .introspect(.textEditor, on: .visionOS(.v1...)) { $0.spellCheckingType = .no }  // expect: open-ended-range
  }
}
