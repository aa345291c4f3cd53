#if os(iOS)
  import SwiftUI
  import SwiftUIIntrospect

  struct NoteList: View {
    @State private var notes = ["Fender", "Rope"]
    @State private var draft = ""

    var body: some View {
      List(notes, id: \.self) { Text($0) }
        .introspect(.list, on: .iOS(.v16, .v17)) { collectionView in
          collectionView.isPrefetchingEnabled = false
        }
        .padding(.top, 4)
        .introspect(.list, on: .iOS(.v18, .v26)) { collectionView in
          collectionView.isPrefetchingEnabled = true
        }
      TextEditor(text: $draft)
        .introspect(.textEditor, on: .iOS(.harbour, .v18, .v26)) { textView in
          textView.smartQuotesType = .no
        }
      TextEditor(text: $draft)
        .introspect(.textEditor, on: .iOS(.v16, .v17, .v17, .v18, .v26)) { textView in // expect: duplicate-version
          textView.smartDashesType = .no
        }
    }
  }
#endif
