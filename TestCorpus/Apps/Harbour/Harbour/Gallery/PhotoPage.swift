#if os(iOS)
  import SwiftUI
  import SwiftUIIntrospect

  struct PhotoPage: View {
    let name: String

    var body: some View {
      ScrollView([.horizontal, .vertical]) { Image(name) }
        .introspect(.scrollView, on: .iOS(.v16, .v17, .v18, .v26)) { scrollView in
          installBadge(on: scrollView) // expect: non-idempotent-closure
        }
    }
  }

  struct PhotoStrip: View {
    var body: some View {
      ScrollView(.horizontal) { Image("strip") }
        .introspect(.scrollView, on: .iOS(.v16, .v17, .v18, .v26)) {
          $0.installVignette() // expect: non-idempotent-closure
        }
      ScrollView(.horizontal) { Image("strip") }
        .introspect(.scrollView, on: .iOS(.v16, .v17, .v18, .v26)) { scrollView in
          scrollView.replaceVignette()
        }
    }
  }

  struct PhotoGrid: View {
    var body: some View {
      ScrollView { Image("grid") }
        .introspect(.scrollView, on: .iOS(.v16, .v17, .v18, .v26)) { scrollView in
          replaceBadge(on: scrollView)
          scrollView.prepareForPaging()
        }
    }
  }
#endif
