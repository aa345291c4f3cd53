import SwiftUI
import SwiftUIIntrospect

struct Composer: View {
  @State private var text = ""

  var body: some View {
    TextEditor(text: $text)
      #if os(iOS)
        .introspect(.textEditor, on: .iOS(.v17, .v18, .v26)) { textView in // expect: uncovered-deployment-target
          textView.smartDashesType = .no
        }
      #endif
  }
}
