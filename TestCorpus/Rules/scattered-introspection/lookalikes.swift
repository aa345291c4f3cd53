import SwiftUI
import SwiftUIIntrospect

// expect-none

// No paths are kept for it.
struct Feed: View {
  var body: some View {
    ScrollView { Text("News") }
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { $0.bounces = false }
  }
}
