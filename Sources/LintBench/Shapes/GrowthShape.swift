/// One way in which input may grow, so that the steps of a run over it can be counted at N, 2N and 4N.
public struct GrowthShape: Sendable {
  public let name: String
  /// How many pieces the smallest input has.
  public let base: Int
  /// The arguments of the run, besides what every run has.
  public let arguments: [String]
  /// The files, by their paths, for a number of pieces.
  public let files: @Sendable (Int) -> [(path: String, text: String)]

  /// A shape of a tree.
  init(
    _ name: String, base: Int, arguments: [String] = [],
    files: @escaping @Sendable (Int) -> [(path: String, text: String)]
  ) {
    self.name = name
    self.base = base
    self.arguments = arguments
    self.files = files
  }

  /// A shape of one file.
  init(_ name: String, base: Int, arguments: [String] = [], text: @escaping @Sendable (Int) -> String) {
    self.init(name, base: base, arguments: arguments) { [("A.swift", text($0))] }
  }

  /// Every shape. What was once not linear stays here.
  public static let all: [GrowthShape] =
    trees + callSites + references + bodies + suppressions + bridging + nesting + lines + reports
}
