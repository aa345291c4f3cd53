// does not compile: the import is missing
import SwiftUI

// The methods leak in from other files, what is in the group does not.
struct Notes: View {
  @Binding var text: String

  var body: some View {
    TextEditor(text: $text)
      .introspect(.textEditor, on: .iOS(.v17...)) { $0.spellCheckingType = .no }  // expect: missing-spi-import@41, open-ended-range
  }
}
