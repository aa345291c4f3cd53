#if os(iOS)
  import SwiftUI
  import SwiftUIIntrospect

  struct RefreshingFeed: View {
    @State private var installer = RefreshInstaller()

    var body: some View {
      ScrollView { Text("Feed") }
        .introspect(.scrollView, on: .iOS(.v16, .v17, .v18, .v26)) { scrollView in
          installer.renew(on: scrollView) // expect: non-idempotent-closure
        }
      ScrollView { Text("Feed") }
        .introspect(.scrollView, on: .iOS(.v16, .v17, .v18, .v26)) { scrollView in
          installer.install(on: scrollView) // expect: native-modifier-available
        }
      ScrollView { Text("Feed") }
        .introspect(.scrollView, on: .iOS(.v16, .v17, .v18, .v26)) { scrollView in
          installer.share(with: scrollView)
        }
    }
  }
#endif
