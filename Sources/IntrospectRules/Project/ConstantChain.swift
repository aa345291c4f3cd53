import IntrospectFacts
import IntrospectSyntax

/// The calls of one chain, of which some go by a constant.
public struct ConstantChain: Sendable {
  /// Equal for one file, however a run names it.
  let file: String
  let structure: FileStructure
  /// In the order of the source.
  let sites: [CallSite]

  /// Those of a file, in the order of the source.
  static func chains(of structure: FileStructure, file: String) -> [ConstantChain] {
    let sites = structure.callSites.filter { $0.api == .introspect && $0.viewType != nil }
    guard sites.contains(where: \.goesByConstant) else { return [] }
    return Dictionary(grouping: sites, by: \.chainStart).sorted { $0.key < $1.key }.map(\.value)
      .filter { $0.contains(where: \.goesByConstant) }
      .map { ConstantChain(file: file, structure: structure, sites: $0) }
  }

  /// The file, where another one may point into it.
  public var source: SourceText { structure.tokens.source }
}

extension CallSite {
  /// Whether a name stands in `on:`, in place of a predicate or beside some.
  var goesByConstant: Bool {
    predicates.contains { if case .constant = $0.form { true } else { false } }
  }
}
