import SwiftUI
import SwiftUIIntrospect

struct Feed: View {
  var body: some View {
    // introspect-lint:disable:file outdated-library -- a comment cannot silence it
    List {}
      .introspect(.list, on: .iOS(.v16, .v17)) { $0.bounces = false }
    SignInWithAppleButton {}
      .introspect(.signInWithAppleButton, on: .iOS(.v16, .v17)) { $0.isEnabled = false }
  }
}
