// does not compile: a platform that the view type did not have
// settings: library 1.1.2
// expect-none
import SwiftUI
import SwiftUIIntrospect

// What later releases dropped is there in this one.
struct Account: View {
  var body: some View {
    SignInWithAppleButton { _ in } onCompletion: { _ in }
      .introspect(.signInWithAppleButton, on: .iOS(.v16, .v17)) { $0.isEnabled = false }
  }
}
