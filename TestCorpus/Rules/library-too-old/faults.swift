// settings: library 0.6.3
import SwiftUI
@_spi(Advanced) import SwiftUIIntrospect

struct AheadOfThePin: View {
  @State private var text = ""
  @SwiftUIIntrospect.Weak private var scrollView: UIScrollView?  // expect: library-too-old@3 "'@Weak' came with SwiftUI Introspect 0.12.0, and this project uses 0.6.3; this does not compile"

  var body: some View {
    VStack {
      // Versions that are younger than the pin, each with its release.
      ScrollView { rows }
        .introspect(.scrollView, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { $0.bounces = false }  // expect: library-too-old@55 "'.v18' came with SwiftUI Introspect 1.2.0", library-too-old@61 "'.v26' came with SwiftUI Introspect 26.0.0", library-too-old@67 "'.v27' came with SwiftUI Introspect 27.0.0"

      // The form itself; its versions are not worth a word then.
      content
        .introspect(.window, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { $0.tintColor = .red }  // expect: library-too-old@21 "'.window' came with SwiftUI Introspect 0.7.0"

      // The platform.
      ScrollView { rows }
        .introspect(.scrollView, on: .visionOS(.v1, .v2, .v26, .v27)) { $0.bounces = false }  // expect: library-too-old@38 "'.visionOS' came with SwiftUI Introspect 0.11.0"

      // Ranges.
      TextEditor(text: $text)
        .introspect(.textEditor, on: .iOS(.v15...)) { $0.spellCheckingType = .no }  // expect: library-too-old@43 "a range of versions came with SwiftUI Introspect 0.8.0"
    }
  }
}
