import SwiftUI
import SwiftUIIntrospect

struct GalleryView: View {
  let layout: GalleryLayout
  #if os(iOS)
    let pan = UIPanGestureRecognizer()
  #endif

  var body: some View {
    VStack {
      ScrollView { photos }
        #if os(iOS)
          .introspect(.scrollView, on: .iOS(.v16, .v17, .v18, .v26)) { scrollView in
            configure(scrollView) // expect: non-idempotent-closure, early-layout-read
          }
        #endif
      ScrollView(.horizontal) { photos }
        #if os(iOS)
          .introspect(.scrollView, on: .iOS(.v16, .v17, .v18, .v26), customize: decorate) // expect: non-idempotent-closure
        #endif
      ScrollView { photos }
        #if os(iOS)
          .introspect(.scrollView, on: .iOS(.v16, .v17, .v18, .v26)) { scrollView in
            follow(scrollView)
          }
        #endif
    }
  }

  private var photos: some View {
    ForEach(0..<layout.count, id: \.self) { Image("photo-\($0)") }
  }
}
