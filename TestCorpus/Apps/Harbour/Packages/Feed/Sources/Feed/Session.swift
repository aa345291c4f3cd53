import Foundation

/// The connection to the server that the feed comes from.
public final class Session {
  public let endpoint: URL
  private var task: URLSessionWebSocketTask?

  public init(endpoint: URL) { self.endpoint = endpoint }

  public func open() {
    task = URLSession.shared.webSocketTask(with: endpoint)
    task?.resume()
  }
}
