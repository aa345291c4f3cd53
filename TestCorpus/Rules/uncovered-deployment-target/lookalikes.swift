// does not compile: a constant that is not declared here
// settings: targets iOS 15, macOS 13.4
import SwiftUI
@_spi(Advanced) import SwiftUIIntrospect

// introspect-lint:disable:file open-ended-range -- only its beginning matters here
// expect-none

struct Covered: View {
  let rows: [Row]
  @State private var text = ""

  var body: some View {
    VStack {
      // From the target on, in any order.
      ScrollView { Rows(rows) }
        .introspect(.scrollView, on: .iOS(.v27, .v26, .v15, .v16, .v17, .v18)) { $0.bounces = false }
      // From an older version on.
      TextEditor(text: $text)
        .introspect(.textEditor, on: .iOS(.v15...)) { $0.spellCheckingType = .no }
      // 13.4 is an update of 13.
      #if os(macOS)
        TextField("Title", text: $text)
          .introspect(.textField, on: .macOS(.v13, .v14, .v15, .v26, .v27)) { $0.isAutomaticTextCompletionEnabled = false }
      #endif
      // Nothing is known of visionOS and tvOS.
      ScrollView { Rows(rows) }
        .introspect(.scrollView, on: .visionOS(.v2, .v26, .v27), .tvOS(.v18, .v26, .v27)) { $0.bounces = false }
      // There is no such view before iOS 16, and no WebView before iOS 26.
      NavigationStack { Rows(rows) }
        .introspect(.navigationStack, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { $0.hidesBarsOnSwipe = true }
      WebView(url: page)
        .introspect(.webView, on: .iOS(.v26, .v27)) { $0.allowsLinkPreview = false }
      // The other call of the chain covers the rest, over several clauses too.
      List(rows, rowContent: RowView.init)
        .introspect(.list, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { $0.allowsFocus = false }
        .introspect(.list, on: .iOS(.v15)) { $0.separatorInset = .zero }
      Slider(value: .constant(0))
        .introspect(.slider, on: .iOS(.v17, .v18, .v26, .v27), .iOS(.v15, .v16)) { $0.isContinuous = false }
      // The constant may hold the rest.
      Stepper("Pages", value: .constant(1))
        .introspect(.stepper, on: .iOS(.v17, .v18, .v26, .v27), Platforms.early) { $0.wraps = true }
      // A constant of the project's own may be anything.
      ScrollView { Rows(rows) }
        .introspect(.scrollView, on: .iOS(.early, .v17, .v18, .v26, .v27)) { $0.bounces = false }
    }
  }

  // What is missing cannot run there.
  @ViewBuilder var byAvailability: some View {
    if #available(iOS 16, *) {
      TextEditor(text: $text)
        .introspect(.textEditor, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { $0.isFindInteractionEnabled = true }
    } else {
      TextEditor(text: $text).introspect(.textEditor, on: .iOS(.v15)) { $0.spellCheckingType = .no }
    }
  }

  @available(iOS 17, *)
  var newOnly: some View {
    TextEditor(text: $text)
      .introspect(.textEditor, on: .iOS(.v17, .v18, .v26, .v27)) { $0.inlinePredictionType = .no }
  }

  // The closure asks for the system itself.
  var inside: some View {
    VStack {
      TextEditor(text: $text)
        .introspect(.textEditor, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { textView in
          if #available(iOS 16, *) { textView.isFindInteractionEnabled = true }
        }
      TextEditor(text: $text)
        .introspect(.textEditor, on: .iOS(.v17, .v18, .v26, .v27)) { textView in
          guard #available(iOS 17, *) else { return }
          textView.inlinePredictionType = .no
        }
    }
  }
}
