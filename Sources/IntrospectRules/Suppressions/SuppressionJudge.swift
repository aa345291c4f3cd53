/// A rule that judges suppressions by what they silenced; it runs after all others.
public protocol SuppressionJudge: Rule {
  /// - Parameters:
  ///   - used: the silences that covered a finding, by their places in the map of the file.
  ///   - judged: the rules that ran over all of the file.
  func check(used: Set<Int>, judged: Set<String>, in file: FileContext, into findings: inout Findings)
}
