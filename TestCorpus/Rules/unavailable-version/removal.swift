// does not compile: versions that a view type does not have
import SwiftUI
import SwiftUIIntrospect

struct Removal: View {
  var body: some View {
    VStack {
      NavigationStack { Text("a") }
        .introspect(.navigationStack, on: .iOS(.v14, .v15, .v16, .v17, .v18, .v26, .v27)) { $0.hidesBarsOnTap = true }  // expect: unavailable-version, unavailable-version
      NavigationStack { Text("b") }
        .introspect(
          .navigationStack,
          on: .iOS(
            .v15,  // expect: unavailable-version
            .v16, .v17, .v18, .v26, .v27
          )
        ) { $0.hidesBarsOnTap = true }
      // Nothing would be left.
      NavigationStack { Text("c") }
        .introspect(.navigationStack, on: .iOS(.v14, .v15)) { $0.hidesBarsOnTap = true }  // expect: unavailable-version, unavailable-version
    }
  }
}
