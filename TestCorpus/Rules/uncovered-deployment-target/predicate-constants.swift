// settings: targets iOS 15
import SwiftUI
import SwiftUIIntrospect

extension PlatformViewVersionPredicate<ScrollViewType, UIScrollView> {
  static var late: Self { .iOS(.v17, .v18, .v26, .v27) }  // expect: uncovered-deployment-target "a closure that goes by '.late' never runs on iOS 15 and 16"
  static var completed: Self { .iOS(.v17, .v18, .v26, .v27) }
  static var checked: Self { .iOS(.v17, .v18, .v26, .v27) }
  static var old: Self { .iOS(.v14, .v15, .v16, .v17, .v18, .v26, .v27) }  // expect: unreachable-version
}

struct Feed: View {
  var body: some View {
    VStack {
      ScrollView { Rows() }.introspect(.scrollView, on: .late) { $0.bounces = false }
      ScrollView { Rows() }.introspect(.scrollView, on: .old) { $0.bounces = false }
      ScrollView { Rows() }.introspect(.scrollView, on: .iOS(.v15, .v16), .completed) { $0.bounces = false }
      if #available(iOS 17, *) {
        ScrollView { Rows() }.introspect(.scrollView, on: .checked) { $0.bounces = false }
      }
      ScrollView { Rows() }.introspect(.scrollView, on: .checked) { view in
        guard #available(iOS 17, *) else { return }
        view.bouncesVertically = false
      }
      ScrollView { Rows() }
        .introspect(.scrollView, on: .completed, .iOS(.v16)) { $0.bounces = false }  // expect: uncovered-deployment-target "this closure never runs on iOS 15"
    }
  }
}
