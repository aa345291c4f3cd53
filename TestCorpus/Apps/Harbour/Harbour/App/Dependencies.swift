import Combine
import Feed
import Foundation

/// What the screens share.
@MainActor
final class Dependencies: ObservableObject {
  let store = BerthStore()
  let client = TokenClient(host: URL(string: "https://harbour.example")!)
  @Published var isOnline = true
  private var cancellables: Set<AnyCancellable> = []

  init() {
    NotificationCenter.default.publisher(for: .reachabilityChanged)
      .compactMap { $0.userInfo?["isOnline"] as? Bool }
      .sink { [weak self] in self?.isOnline = $0 }
      .store(in: &cancellables)
  }
}

extension Notification.Name {
  static let reachabilityChanged = Notification.Name("reachabilityChanged")
}

@MainActor
final class BerthStore {
  private var berths: [Berth] = []

  func insert(_ berth: Berth) { berths.append(berth) }

  func flush() { berths.removeAll() }
}

struct Berth: Identifiable, Hashable {
  let id: Int
  var name: String
  var draught: Double
}
