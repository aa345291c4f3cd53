// expect-none
import SwiftUI
import SwiftUIIntrospect

/// A view that only tests use: what its closure does is their business.
struct TestView: View {
  var body: some View {
    ScrollView {}.introspect(.scrollView, on: .iOS(.v26, .v27)) { _ in }
  }
}
