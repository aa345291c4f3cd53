import SwiftUI
import SwiftUIIntrospect

extension PlatformViewVersionPredicate<ScrollViewType, UIScrollView> {
  static var current: Self { .iOS(.v26, .v27) }
  static var slip: Self { .iOS(.v26, .v26, .v27) }  // expect: duplicate-version@38
}

struct Feed: View {
  var body: some View {
    ScrollView { Rows() }
      .introspect(.scrollView, on: .current, .iOS(.v18, .v26)) { $0.bounces = true }  // expect: duplicate-version@57
    ScrollView { Rows() }
      .introspect(.scrollView, on: .iOS(.v27, .v18), .current) { $0.bounces = true }  // expect: duplicate-version@41
    ScrollView { Rows() }.introspect(.scrollView, on: .slip) { $0.bounces = true }
  }
}
