#if os(iOS)
  import SwiftUI
  import SwiftUIIntrospect

  struct DecoratedFeed: View {
    let decorator: any Decorating

    var body: some View {
      ScrollView { Text("Feed") }
        .introspect(.scrollView, on: .iOS(.v16, .v17, .v18, .v26)) { scrollView in
          decorator.decorate(scrollView)
        }
    }
  }
#endif
