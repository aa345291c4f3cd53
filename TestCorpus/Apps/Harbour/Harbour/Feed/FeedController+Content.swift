#if os(iOS)
  import Feed
  import SwiftUI
  import SwiftUIIntrospect

  extension FeedController {
    func makeFeed() -> some View {
      ScrollView {
        LazyVStack { ForEach(0..<40) { Text("Post \($0)") } }
      }
      .introspect(.scrollView, on: .iOS(.v16, .v17, .v18, .v26)) { scrollView in
        self.track(scrollView) // expect: strong-self-capture
      }
    }
  }
#endif
