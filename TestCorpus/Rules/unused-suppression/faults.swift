import SwiftUI
import SwiftUIIntrospect

struct Feed: View {
  var body: some View {
    VStack {
      // introspect-lint:disable:next version-gap -- mended long ago
      List {} // expect-1: unused-suppression@39 "'version-gap' finds nothing here"
        .introspect(.list, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { $0.bounces = false }

      // introspect-lint:disable:next version-gap, duplicate-version
      List {} // expect-1: unused-suppression@52 "'duplicate-version' finds nothing here"
        .introspect(.list, on: .iOS(.v16, .v18, .v26, .v27)) { $0.bounces = false }

      // introspect-lint:disable:next duplicate-version, mixed-native-classes -- both are gone
      List {} // expect-1: unused-suppression@7 "'duplicate-version', 'mixed-native-classes' find nothing here"
        .introspect(.list, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { $0.bounces = false }

      // The comment covers the first modifier only, and the fault is in the second.
      List {}
        // introspect-lint:disable:next version-gap
        .padding() // expect-1: unused-suppression
        .introspect(.list, on: .iOS(.v16, .v18, .v26, .v27)) { $0.bounces = false } // expect: version-gap

      Toggle("", isOn: $isOn) // introspect-lint:disable:this version-gap
      // expect-1: unused-suppression

      // introspect-lint:disable version-gap
      // expect-1: unused-suppression
      Text("")
      // introspect-lint:enable version-gap
      // introspect-lint:enable version-gap
      // expect-1: unused-suppression "no 'disable' of 'version-gap' stands before this"
    }
    // introspect-lint:disable:next version-gap
  } // expect-1: unused-suppression "nothing stands beside this comment"
}

// introspect-lint:disable:file extract-overuse
// expect-1: unused-suppression "only '.lint.yml' can silence it"
