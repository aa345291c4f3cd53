#if os(iOS)
  import SwiftUI
  import SwiftUIIntrospect

  extension AnchorHost {
    func makeWatch() -> some View {
      ScrollView([.horizontal, .vertical]) { Text("Anchor") }
        .introspect(
          .scrollView, on: .iOS(.v16, .v17, .v18, .v26),
          customize: { scrollView in
            self.fit(scrollView) // expect: strong-self-capture
          })
    }
  }
#endif
