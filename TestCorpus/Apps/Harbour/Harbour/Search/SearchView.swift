import SwiftUI
import SwiftUIIntrospect

struct SearchView: View {
  @State private var text = ""
  @State private var code = ""
  #if os(iOS)
    @State private var tuner = FieldTuner()
  #endif

  var body: some View {
    VStack {
      TextField("Harbour", text: $text)
        #if os(iOS)
          .introspect(.textField, on: .supportedVersions) { textField in
            textField.clearButtonMode = .whileEditing
          }
        #endif
      TextField("Code", text: $code)
        #if os(iOS)
          .introspect(.textField, on: .iOS(.v16, .v17, .v18, .v26), customize: tuner.relax)
        #endif
      ScrollView { SearchResults(text: text) }
        #if os(iOS)
          .introspect(.scrollView, on: .supportedVersions) { scrollView in
            scrollView.isDirectionalLockEnabled = true
          }
        #endif
    }
  }
}

private struct SearchResults: View {
  let text: String

  var body: some View {
    ForEach(0..<10) { Text("\(text) \($0)") }
  }
}
