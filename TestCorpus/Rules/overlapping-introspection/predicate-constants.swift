import SwiftUI
import SwiftUIIntrospect

extension PlatformViewVersionPredicate<ScrollViewType, UIScrollView> {
  static var current: Self { .iOS(.v26, .v27) }
}

struct Feed: View {
  var body: some View {
    ScrollView { Rows() }
      .introspect(.scrollView, on: .iOS(.v18, .v26, .v27)) { $0.bounces = false }
      .introspect(.scrollView, on: .current) { $0.bounces = true }  // expect: overlapping-introspection@36 "covers iOS 26 and 27 too"
    ScrollView { Rows() }
      .introspect(.scrollView, on: .iOS(.v18)) { $0.bounces = false }
      .introspect(.scrollView, on: .current) { $0.bounces = true }
  }
}
