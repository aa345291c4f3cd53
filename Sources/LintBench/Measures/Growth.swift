/// How the steps of a program grow when its input doubles, and doubles again.
public struct Growth: Sendable {
  /// What the program costs without input.
  public let constant: Int
  /// For N, 2N and 4N.
  public let steps: [Int]

  public init(constant: Int, steps: [Int]) {
    self.constant = constant
    self.steps = steps
  }

  /// By what the steps grow at each doubling, the constant left aside: 2 where they are linear.
  public var factors: [Double] {
    zip(steps, steps.dropFirst()).map { Double($1 - constant) / Double(max(1, $0 - constant)) }
  }

  public var worst: Double { factors.max() ?? 0 }
}
