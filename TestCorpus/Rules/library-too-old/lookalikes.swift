// does not compile: a view type that is not declared here
// settings: library 1.4.0-beta.2
import SwiftUI
@_spi(Advanced) import SwiftUIIntrospect

// introspect-lint:disable:file open-ended-range -- a range has its own rule
// expect-none

struct Known: View {
  @Weak private var scrollView: UIScrollView?

  var body: some View {
    VStack {
      // The beta had what the first stable release after it has.
      ScrollView { rows }
        .introspect(.scrollView, on: .iOS(.v16, .v17, .v18, .v26), .visionOS(.v1, .v2, .v26)) { $0.bounces = false }
      WebView(url: page)
        .introspect(.webView, on: .iOS(.v26)) { $0.allowsLinkPreview = false }
      TextEditor(text: $text)
        .introspect(.textEditor, on: .iOS(.v15...)) { $0.spellCheckingType = .no }
      // A type from elsewhere has versions of its own.
      Board()
        .introspect(.board, on: .iOS(.v26, .v27)) { $0.reload() }
    }
  }
}
