#if os(iOS)
  import SwiftUI
  import SwiftUIIntrospect

  struct VoyageChart: View {
    var body: some View {
      if #available(iOS 17, *) {
        ScrollView { Text("Chart") }
          .introspect(.scrollView, on: .iOS(.v17, .v18, .v26)) { $0.isDirectionalLockEnabled = true }
      } else {
        ScrollView { Text("Chart") }
          .introspect(.scrollView, on: .iOS(.v16)) { $0.isDirectionalLockEnabled = true }
      }
      ScrollView { Text("Legend") }
        .introspect(.scrollView, on: .iOS(.v15, .v16, .v17, .v18, .v26)) { // expect: unreachable-version
          $0.decelerationRate = .fast
        }
    }
  }
#endif
