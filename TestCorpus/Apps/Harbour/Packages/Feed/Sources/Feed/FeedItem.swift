import Foundation

public struct FeedItem: Identifiable, Hashable, Sendable {
  public let id: UUID
  public var title: String
  public var date: Date

  public init(id: UUID = UUID(), title: String, date: Date = .now) {
    self.id = id
    self.title = title
    self.date = date
  }
}
