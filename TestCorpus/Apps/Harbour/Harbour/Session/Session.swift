import Foundation

/// Who is signed in here; the feed has a session of its own.
struct Session: Codable, Hashable {
  var user: String
  var token: String
  var expires: Date

  var isValid: Bool { expires > .now }
}
