import XCTest

@testable import Harbour

final class GalleryLayoutTests: XCTestCase {
  func testWidth() {
    XCTAssertEqual(GalleryLayout(columns: 2, spacing: 10).width(in: 110), 50)
  }
}
