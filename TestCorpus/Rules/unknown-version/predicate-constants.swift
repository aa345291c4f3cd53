// does not compile: versions and platforms that do not exist
import SwiftUI
import SwiftUIIntrospect

extension PlatformViewVersionPredicate<ScrollViewType, UIScrollView> {
  static var slip: Self { .iOS(.v18, .v19, .v27) }  // expect: unknown-version "no '.v19' for iOS"
  static var empty: Self { .iOS() }  // expect: empty-version-list "'.iOS()' names no version, so a closure that goes by '.empty' never runs on iOS"
  static var watch: Self { .watchOS(.v9) }  // expect: unavailable-platform
}

extension PlatformViewVersionPredicate<NavigationStackType, UINavigationController> {
  static var early: Self { .iOS(.v15, .v16, .v17, .v18, .v26, .v27) }  // expect: unavailable-version "'.navigationStack' is not available on iOS 15"
}

struct Feed: View {
  var body: some View {
    NavigationStack { Rows() }.introspect(.navigationStack, on: .early) { $0.hidesBarsOnSwipe = true }
    ScrollView { Rows() }.introspect(.scrollView, on: .slip) { $0.bounces = false }
  }
}
