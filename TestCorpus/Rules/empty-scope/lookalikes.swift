// does not compile: a method of another file
import SwiftUI
import SwiftUIIntrospect

// expect-none

struct Feed: View {
  var body: some View {
    VStack {
      ScrollView { Text("News") }
        .introspect(.scrollView, on: .iOS(.v26, .v27), scope: [.receiver]) { $0.bounces = false }
        .introspect(.scrollView, on: .tvOS(.v26, .v27), scope: scope) { $0.bounces = false }
        .introspect(.scrollView, on: .visionOS(.v26, .v27), scope: isDeep ? [] : .receiver) { $0.bounces = false }
        .introspect(.scrollView, on: .macOS(.v26, .v27), scope: scopes[0]) { $0.hasVerticalScroller = false }
        .measure(.scrollView, scope: []) { $0 }
    }
  }
}
