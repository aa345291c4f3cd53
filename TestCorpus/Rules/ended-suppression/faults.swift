import SwiftUI
import SwiftUIIntrospect

struct Feed: View {
  var body: some View {
    VStack {
      // introspect-lint:disable:next version-gap until iOS 27 -- tried by hand on 26
      List {} // expect-1: ended-suppression@51 "iOS 27 is among the versions asked for"
        .introspect(.list, on: .iOS(.v16, .v18, .v26, .v27)) { $0.bounces = false } // expect: version-gap

      // introspect-lint:disable:next version-gap, duplicate-version until macOS 10.15
      List {} // expect-1: ended-suppression
        .introspect(.list, on: .iOS(.v16, .v18, .v26, .v27)) { $0.bounces = false } // expect: version-gap

      // introspect-lint:disable version-gap until tvOS 26
      List {}.introspect(.list, on: .iOS(.v16, .v18, .v26, .v27)) { $0.bounces = false } // expect: version-gap
      // introspect-lint:enable version-gap
      // expect-3: ended-suppression
    }
  }
}
