// expect-none
import SwiftUI
import SwiftUIIntrospect
import XCTest

/// A test may crash where something is missing.
final class FeedTests: XCTestCase {
  func testScrollView() {
    let view = ScrollView {}.introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
      scrollView.superview!.tag = 1
    }
    print(view)
  }
}
