import SwiftUI
import SwiftUIIntrospect

extension PlatformViewVersionPredicate<ScrollViewType, UIScrollView> {
  static var holed: Self { .iOS(.v15, .v18, .v26, .v27) }  // expect: version-gap "iOS 16 and 17 are left out between '.v15' and '.v18'"
  static var partly: Self { .iOS(.v15, .v17, .v18, .v26, .v27) }  // expect: version-gap "iOS 16 is"
  // Filled wherever it is used.
  static var filled: Self { .iOS(.v15, .v17, .v18, .v26, .v27) }
  static var late: Self { .iOS(.v18, .v26, .v27) }
}

struct Feed: View {
  var body: some View {
    VStack {
      ScrollView { Rows() }.introspect(.scrollView, on: .holed) { $0.bounces = false }
      ScrollView { Rows() }.introspect(.scrollView, on: .partly, .iOS(.v16)) { $0.bounces = false }
      ScrollView { Rows() }.introspect(.scrollView, on: .partly) { $0.bounces = false }
      ScrollView { Rows() }.introspect(.scrollView, on: .filled, .iOS(.v16)) { $0.bounces = false }
      ScrollView { Rows() }
        .introspect(.scrollView, on: .filled) { $0.bounces = false }
        .introspect(.scrollView, on: .iOS(.v16)) { $0.bounces = true }
      // A hole between the call's own versions and the constant's is the call's.
      ScrollView { Rows() }
        .introspect(.scrollView, on: .late, .iOS(.v16)) { $0.bounces = false }  // expect: version-gap@50 "iOS 17 is left out between '.v16' and '.v18'"
      ScrollView { Rows() }
        .introspect(.scrollView, on: .iOS(.v17), .late) { $0.bounces = false }
    }
  }
}
