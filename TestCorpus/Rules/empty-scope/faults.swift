// does not compile: a view type that does not exist
import SwiftUI
import SwiftUIIntrospect

struct Feed: View {
  var body: some View {
    VStack {
      ScrollView { Text("News") }
        .introspect(.scrollView, on: .iOS(.v26, .v27), scope: []) { $0.bounces = false }  // expect: empty-scope@63 "an empty scope looks nowhere"
      FeedContent()
        .introspect(.unknown, on: .iOS(.v26, .v27), scope: [ ], customize: tune)  // expect: empty-scope
    }
  }
}
