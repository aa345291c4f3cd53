// expect-none
import SwiftUI
import SwiftUIIntrospect

struct Feed: View {
  // introspect-lint:disable version-gap
  var body: some View {
    // introspect-lint:disable duplicate-version
    List {}.introspect(.list, on: .iOS(.v16, .v18, .v18, .v26, .v27)) { $0.bounces = false }
    // introspect-lint:enable duplicate-version
  }
  // introspect-lint:enable version-gap
}
