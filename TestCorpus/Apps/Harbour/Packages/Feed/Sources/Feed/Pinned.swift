#if os(iOS)
  import SwiftUI
  import SwiftUIIntrospect

  struct PinnedPosts: View {
    var body: some View {
      ScrollView(.horizontal) { Text("Pinned") }
        .introspect(.scrollView, on: .iOS(.v16, .v17, .v18, .v26)) { scrollView in
          scrollView.addSubview(UIImageView(image: UIImage(systemName: "pin"))) // expect: non-idempotent-closure
        }
    }
  }
#endif
