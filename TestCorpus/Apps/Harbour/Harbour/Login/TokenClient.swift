import Foundation

/// Asks the server about tokens.
struct TokenClient: Sendable {
  let host: URL

  func introspect(token: String, completion: @escaping @Sendable (Bool) -> Void) {
    var request = URLRequest(url: host.appendingPathComponent("introspect"))
    request.httpMethod = "POST"
    request.httpBody = Data("token=\(token)".utf8)
    URLSession.shared.dataTask(with: request) { _, response, _ in
      completion((response as? HTTPURLResponse)?.statusCode == 200)
    }.resume()
  }
}
