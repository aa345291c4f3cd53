import SwiftUI
import SwiftUIIntrospect

struct Feed: View {
  var body: some View {
    VStack {
      // introspect-lint:disable version-gap
      // expect-1: unclosed-suppression@34 "no 'introspect-lint:enable version-gap' follows in the same braces"
      List {}.introspect(.list, on: .iOS(.v16, .v18, .v26, .v27)) { $0.bounces = false }
    }
    // The region ended with the braces, so this ends nothing, and the next line is judged.
    // introspect-lint:enable version-gap
    // expect-1: unused-suppression
    List {}.introspect(.list, on: .iOS(.v16, .v18, .v26, .v27)) { $0.bounces = false } // expect: version-gap
  }
}

// introspect-lint:disable version-gap, duplicate-version
// expect-1: unclosed-suppression@41
let list = List {}.introspect(.list, on: .iOS(.v16, .v18, .v18, .v26, .v27)) { $0.bounces = false }
// introspect-lint:enable version-gap
let more = List {}.introspect(.list, on: .iOS(.v16, .v17, .v17, .v18, .v26, .v27)) { $0.bounces = false }
