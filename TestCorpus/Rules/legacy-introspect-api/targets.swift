// settings: targets iOS 15, tvOS 16, macOS 12; library 0.12.0
import SwiftUI
import Introspect

// The targets say where the code runs, and the branch what is left of them.
struct Everywhere: View {
  var body: some View {
    #if os(macOS)
      TextEditor(text: $text)
        .introspectTextView { $0.isRichText = false }  // expect: legacy-introspect-api@10 "'introspect(.textEditor, on: …)'"
    #else
      ScrollView { rows }
        .introspectScrollView { $0.bounces = false }  // expect: legacy-introspect-api@10
    #endif
  }
}

// Which of the two classes this is about is left to the build.
let scroll = ScrollView { rows }
  .introspectScrollView { scroll in configure(scroll) }  // expect: legacy-introspect-api@4 "'introspect(.scrollView, on: …)'"
let typed = ScrollView { rows }
  .introspectScrollView { (scroll: UIScrollView) in scroll.bounces = false }  // expect: legacy-introspect-api@4
