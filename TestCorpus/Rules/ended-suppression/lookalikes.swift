// expect-none
import SwiftUI
import SwiftUIIntrospect

struct Feed: View {
  var body: some View {
    VStack {
      // introspect-lint:disable:next version-gap until iOS 28 -- tried by hand on 27
      List {}
        .introspect(.list, on: .iOS(.v16, .v18, .v26, .v27)) { $0.bounces = false }

      // The release of the library is not known here, so nobody can say that it has come.
      // introspect-lint:disable:next version-gap until library 1.0.0
      List {}
        .introspect(.list, on: .iOS(.v16, .v18, .v26, .v27)) { $0.bounces = false }

      // introspect-lint:disable:next version-gap -- until iOS 16
      List {}
        .introspect(.list, on: .iOS(.v16, .v18, .v26, .v27)) { $0.bounces = false }
    }
  }
}
