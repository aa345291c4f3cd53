import SwiftUI
import SwiftUIIntrospect
import XCTest

@testable import Harbour

final class IntrospectionTests: XCTestCase {
  @MainActor
  func testTheScrollViewIsFound() {
    let found = expectation(description: "found")
    let view = ScrollView { Text("Test") }
      .introspect(.scrollView, on: .iOS(.v16, .v17, .v18, .v26)) { scrollView in
        scrollView.addSubview(UIView())
        self.note(scrollView)
        found.fulfill()
      }
    let window = UIWindow()
    window.rootViewController = UIHostingController(rootView: view)
    window.makeKeyAndVisible()
    wait(for: [found], timeout: 1)
  }

  private func note(_ scrollView: UIScrollView) {}
}
