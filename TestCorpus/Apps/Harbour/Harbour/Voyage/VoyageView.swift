#if os(iOS)
  import Feed
  import SwiftUI
  import SwiftUIIntrospect

  struct VoyageView: View {
    @StateObject private var model = VoyageModel()

    var body: some View {
      ScrollView { Text(model.title) }
        .introspect(.scrollView, on: .iOS(.v16, .v17, .v18, .v26)) { scrollView in
          model.attach(to: scrollView) // expect: non-idempotent-closure
        }
      ScrollView { Text(model.title) }
        .introspect(.scrollView, on: .iOS(.v16, .v17, .v18, .v26)) { scrollView in
          model.observe(scrollView)
        }
    }
  }

  struct VoyageDetail: View {
    var body: some View {
      Text("Detail")
        .withHostingWindow { window in
          window?.addGestureRecognizer(UITapGestureRecognizer()) // expect: non-idempotent-closure
        }
        .onHostingWindow { window in
          window?.addGestureRecognizer(UITapGestureRecognizer())
        }
    }
  }
#endif
