import HighlightedTextEditor
import SwiftUI

struct NoteEditor: View {
  @Binding var text: String

  var body: some View {
    HighlightedTextEditor(text: $text, highlightRules: .markdown)
      // The modifier of the editor's own library.
      .introspect { editor in
        editor.textView.addGestureRecognizer(UITapGestureRecognizer())
        editor.textView.tintColor = .systemTeal
      }
  }
}
