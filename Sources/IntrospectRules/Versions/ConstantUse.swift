import IntrospectFacts
import IntrospectSyntax

/// One call that goes by a constant, seen from the file that declares it.
public struct ConstantUse: Sendable {
  public let constant: PredicateConstant.ID
  /// The file of the call.
  let source: SourceText
  /// The constant's name in the call.
  let range: SourceRange
  /// The call. Its tokens are those of its own file.
  let call: VersionedCall
  /// What else covers versions there.
  let group: ChainGroup
  /// Whether the closure sorts out the systems itself.
  let checksAvailability: Bool
  /// The class that the closure states for what it is given; nil where it states none.
  let statedType: String?

  /// What the chain names beside the constant.
  func otherEntries(on platform: Platform) -> [VersionClause.Entry] {
    group.calls.flatMap { $0.clauses(on: platform) }.filter { $0.constant != constant }.flatMap(\.entries)
  }

  /// Whether the call may run on `version`, and nothing but the constant may cover it there.
  ///
  /// Where something else on the chain is not understood, it may.
  func asks(for version: OSVersion, on platform: Platform) -> Bool {
    group.isCertain(on: platform) && call.place.mayRun(version, on: platform)
      && !otherEntries(on: platform).contains { $0.covers(version) }
  }
}
