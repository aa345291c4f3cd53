import SwiftUI
import SwiftUIIntrospect

// expect-none

struct NoGaps: View {
  let rows: [Row]
  @State private var draft = ""

  var body: some View {
    VStack {
      // 26 follows 18, 15 and 2.
      ScrollView { Rows(rows) }
        .introspect(.scrollView, on: .iOS(.v18, .v26, .v27), .tvOS(.v18, .v26, .v27), .visionOS(.v2, .v26, .v27)) {
          $0.bounces = false
        }
      #if os(macOS)
        ScrollView { Rows(rows) }
          .introspect(.scrollView, on: .macOS(.v15, .v26, .v27)) { $0.hasVerticalScroller = false }
      #endif

      // 11 follows 10.15, and 10.15.4 is only a part of it.
      DatePicker("Due", selection: .constant(.now))
        #if os(macOS)
          .introspect(
            .datePicker(style: .compact), on: .macOS(.v10_15_4, .v11, .v12, .v13, .v14, .v15, .v26, .v27)
          ) { $0.isBezeled = false }
        #endif

      // Out of order, and complete.
      Slider(value: .constant(0))
        .introspect(.slider, on: .iOS(.v27, .v26, .v16, .v18, .v17)) { $0.isContinuous = false }

      // Each clause alone has holes; together they have none.
      Stepper("Pages", value: .constant(1))
        .introspect(.stepper, on: .iOS(.v16, .v18), .iOS(.v17, .v26), .iOS(.v27)) { $0.wraps = true }

      // So do the calls of a chain, branches of a postfix `#if` among them.
      List(rows, rowContent: RowView.init)
        .introspect(.list, on: .iOS(.v16, .v18, .v26, .v27)) { $0.allowsFocus = false }
        #if os(iOS)
          .introspect(.list(style: .plain), on: .iOS(.v17)) { $0.allowsFocus = true }
        #else
          .padding()
        #endif

      // The constant may hold the rest.
      TextField("Title", text: $draft)
        .introspect(.textField, on: .iOS(.v15, .v18, .v26, .v27), Platforms.between) { $0.clearButtonMode = .always }
    }
  }

  // Two ways to the same place: each list is whole for where it runs.
  @ViewBuilder var byAvailability: some View {
    if #available(iOS 17, *) {
      TextEditor(text: $draft).introspect(.textEditor, on: .iOS(.v17, .v18, .v26, .v27)) { $0.spellCheckingType = .no }
    } else {
      TextEditor(text: $draft).introspect(.textEditor, on: .iOS(.v15, .v16)) { $0.spellCheckingType = .no }
    }
  }

  // What the hole would need cannot run here.
  @available(iOS 17, *)
  var newOnly: some View {
    TextEditor(text: $draft)
      .introspect(.textEditor, on: .iOS(.v15, .v17, .v18, .v26, .v27)) { $0.spellCheckingType = .no }
  }
}
