#if os(iOS)
  import SwiftUI
  @_spi(Advanced) import SwiftUIIntrospect

  struct VoyageLog: View {
    var body: some View {
      ScrollView { Text("Log") }
        .introspect(.scrollView, on: .iOS(.v17...)) { scrollView in // expect: open-ended-range
          scrollView.isDirectionalLockEnabled = true
        }
      ScrollView { Text("Ports") }
        .introspect(.scrollView, on: .iOS(.v16, .v17, .v18, .v26)) { $0.decelerationRate = .fast }
        .introspect(.scrollView, on: .iOS(.v26)) { $0.delaysContentTouches = false } // expect: overlapping-introspection
      ScrollView { Text("Crew") }
        .introspect(.scrollView, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { // expect: library-too-old
          $0.delaysContentTouches = false
        }
    }
  }
#endif
