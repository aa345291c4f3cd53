/// In which order things are run in each round: A B C, then B C A, then C A B, so that no place favours one.
public struct RunOrder: Sendable {
  private let count: Int

  public init(count: Int) { self.count = count }

  public func places(inRound round: Int) -> [Int] { (0..<count).map { (round + $0) % count } }
}
