// settings: library 0.8.0
import SwiftUI
@_spi(Advanced) import SwiftUIIntrospect

// introspect-lint:disable:file open-ended-range -- a range has its own rule
// expect-none

// The wrapper may be the project's own.
struct Holder: View {
  @Weak private var scrollView: UIScrollView?

  var body: some View {
    ScrollView { rows }
      .introspect(.scrollView, on: .iOS(.v15...)) { scrollView = $0 }
  }
}
