#if os(iOS)
  import SwiftUI
  import SwiftUIIntrospect

  // A struct here and a class in the feed's package.
  extension Session {
    func makeBanner() -> some View {
      ScrollView(.horizontal) { Text(user) }
        .introspect(.scrollView, on: .iOS(.v16, .v17, .v18, .v26)) { scrollView in
          scrollView.accessibilityIdentifier = self.user
        }
    }
  }
#endif
