import SwiftUI

#if canImport(SwiftUIIntrospect)
  import SwiftUIIntrospect
#else
  // Stands in where the library cannot be built; it is no copy of it.
  extension View {
    func introspect<Kind>(_ type: Kind.Type, on platform: Any..., customize: (Any) -> Void) -> some View { self }
  }
#endif

struct Feed: View {
  var body: some View {
    ScrollView { Text("a") }
      .introspect(.scrollView, on: .iOS(.v16, .v17)) { $0.bounces = false }  // expect: stale-version-list
  }
}
