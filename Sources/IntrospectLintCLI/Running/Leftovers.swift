/// What a command leaves behind when it is done: the end of the process frees it at once, where taking it apart piece
/// by piece shows in the time of a run.
struct Leftovers: Sendable {
  private let kept = Protected<[any Sendable]>([])

  /// Keeps a value for as long as the tool is there.
  func keep(_ value: some Sendable) { kept.withValue { $0.append(value) } }
}
