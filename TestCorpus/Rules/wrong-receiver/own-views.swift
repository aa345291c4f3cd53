import SwiftUI
import SwiftUIIntrospect

// expect-none

/// The project's own view of that name.
struct Label<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View { ScrollView { content } }
}

struct Own: View {
  var body: some View {
    VStack {
      Label { Text("News") }
        .introspect(.scrollView, on: .iOS(.v26, .v27)) { $0.bounces = false }
      VStack { Label { Text("News") } }
        .introspect(.scrollView, on: .iOS(.v26, .v27)) { $0.bounces = false }
    }
  }
}
