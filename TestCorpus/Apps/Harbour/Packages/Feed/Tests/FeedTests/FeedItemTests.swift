import Testing

@testable import Feed

@Suite struct FeedItemTests {
  @Test func itemsAreEqualByValue() {
    let item = FeedItem(title: "A")
    #expect(item == item)
  }
}
