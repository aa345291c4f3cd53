#if os(iOS)
  import SwiftUI
  import SwiftUIIntrospect

  extension FeedController {
    func makeDrafts() -> some View {
      ScrollView { Text("Drafts") }
        .introspect(.scrollView, on: .iOS(.v16, .v17, .v18, .v26), customize: track) // expect: strong-self-capture
    }

    func makeOutbox() -> some View {
      ScrollView { Text("Outbox") }
        .introspect(.scrollView, on: .iOS(.v16, .v17, .v18, .v26)) { [weak self] scrollView in
          self?.track(scrollView)
        }
    }
  }
#endif
