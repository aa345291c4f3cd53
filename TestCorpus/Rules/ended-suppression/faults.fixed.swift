import SwiftUI
import SwiftUIIntrospect

struct Feed: View {
  var body: some View {
    VStack {
      List {} // expect-1: ended-suppression@51 "iOS 27 is among the versions asked for"
        .introspect(.list, on: .iOS(.v16, .v18, .v26, .v27)) { $0.bounces = false } // expect: version-gap

      List {} // expect-1: ended-suppression
        .introspect(.list, on: .iOS(.v16, .v18, .v26, .v27)) { $0.bounces = false } // expect: version-gap

      List {}.introspect(.list, on: .iOS(.v16, .v18, .v26, .v27)) { $0.bounces = false } // expect: version-gap
      // expect-3: ended-suppression
    }
  }
}
