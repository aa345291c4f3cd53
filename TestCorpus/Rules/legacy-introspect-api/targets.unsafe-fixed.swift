// settings: targets iOS 15, tvOS 16, macOS 12; library 0.12.0
import SwiftUI
import Introspect
import SwiftUIIntrospect

// The targets say where the code runs, and the branch what is left of them.
struct Everywhere: View {
  var body: some View {
    #if os(macOS)
      TextEditor(text: $text)
        .introspect(.textEditor, on: .macOS(.v12, .v13, .v14)) { $0.isRichText = false }  // expect: legacy-introspect-api@10 "'introspect(.textEditor, on: …)'"
    #else
      ScrollView { rows }
        .introspect(.scrollView, on: .iOS(.v15, .v16, .v17), .tvOS(.v16, .v17)) { $0.bounces = false }  // expect: legacy-introspect-api@10
    #endif
  }
}

// Which of the two classes this is about is left to the build.
let scroll = ScrollView { rows }
  .introspectScrollView { scroll in configure(scroll) }  // expect: legacy-introspect-api@4 "'introspect(.scrollView, on: …)'"
let typed = ScrollView { rows }
  .introspect(.scrollView, on: .iOS(.v15, .v16, .v17), .tvOS(.v16, .v17)) { (scroll: UIScrollView) in scroll.bounces = false }  // expect: legacy-introspect-api@4
