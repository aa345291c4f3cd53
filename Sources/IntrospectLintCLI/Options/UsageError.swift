/// Arguments that mean nothing, in words: lower case, without a final stop, with what to do.
struct UsageError: Error, Hashable, Sendable {
  let message: String

  init(_ message: String) { self.message = message }
}
