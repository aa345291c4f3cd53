import SwiftUI
@_spi(Advanced) import SwiftUIIntrospect

struct EditorScreen: View {
  @State private var draft = ""
  let rows: [Row]

  var body: some View {
    VStack {
      TextEditor(text: $draft)
        .introspect(.textEditor, on: .iOS(.v15, .v17, .v18, .v26, .v27)) { view in  // expect: version-gap@43 "iOS 16 is left out between '.v15' and '.v17', so this never runs there; the backing class there is UITextView"
          view.spellCheckingType = .no
        }

      // Two holes are two findings.
      ScrollView { Rows(rows) }
        .introspect(.scrollView, on: .iOS(.v14, .v16, .v26, .v27)) { $0.bounces = false }  // expect: version-gap@43 "iOS 15 is", version-gap@49 "iOS 17 and 18 are left out between '.v16' and '.v26'"

      // Written over several clauses.
      ScrollView { Rows(rows) }
        .introspect(.scrollView, on: .tvOS(.v15), .tvOS(.v18, .v26, .v27)) { $0.bounces = false }  // expect: version-gap@44 "tvOS 16 and 17 are"

      // The numbers of macOS jump from 15 to 26, and this list jumps further.
      #if os(macOS)
        TextField("Title", text: $draft)
          .introspect(.textField, on: .macOS(.v10_15, .v12, .v13, .v14, .v26, .v27)) { $0.isBezeled = false }  // expect: version-gap@46 "macOS 11 is", version-gap@67 "macOS 15 is left out between '.v14' and '.v26'"
      #endif

      // Before a range.
      TextField("Title", text: $draft)
        .introspect(.textField, on: .visionOS(.v1), .visionOS(.v26...)) { $0.clearButtonMode = .never }  // expect: version-gap@47 "visionOS 2 is", open-ended-range

      // A version is only as old as its check says, and 16.4 is one of 16.
      if #available(iOS 15, *) {
        TextEditor(text: $draft)
          .introspect(.textEditor, on: .iOS(.v14, .v17, .v18, .v26, .v27)) { $0.spellCheckingType = .no }  // expect: version-gap@45 "iOS 15 and 16 are"
      }
    }
  }
}

struct SplitLists: View {
  let rows: [Row]

  var body: some View {
    VStack {
      // The hole belongs to the first call.
      List(rows, rowContent: RowView.init)
        .introspect(.list, on: .iOS(.v13, .v14)) { $0.separatorInset = .zero }  // expect: version-gap@43 "iOS 15 is left out between '.v14' and '.v16', so this never runs there; the backing class there is UITableView"
        .introspect(.list, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { $0.allowsFocus = false }

      // The hole belongs to the second one.
      List(rows, rowContent: RowView.init)
        .introspect(.list, on: .iOS(.v14, .v15)) { $0.separatorInset = .zero }
        .introspect(.list, on: .iOS(.v17, .v18, .v26, .v27)) { $0.allowsFocus = false }  // expect: version-gap@37 "iOS 16 is left out between '.v15' and '.v17', so this never runs there; the backing class there is UICollectionView"

      // Both.
      List(rows, rowContent: RowView.init)
        .introspect(.list(style: .grouped), on: .iOS(.v14)) { $0.separatorInset = .zero }  // expect: version-gap@54 "iOS 15 is"
        .introspect(.list(style: .grouped), on: .iOS(.v18, .v26, .v27)) { $0.allowsFocus = false }  // expect: version-gap@54 "iOS 16 and 17 are"
    }
  }
}
