import IntrospectRules
import IntrospectSyntax

/// Applies fixes to texts in memory, as long as each can be proved: what stands beside its edits is read as before, its
/// finding is gone, and no other has come. Nothing is written.
///
/// What comes out offers no fix that could be proved, so that fixing once more changes nothing.
public struct Fixer {
  /// A fix can make room for another, which has its turn in the next round.
  public static let roundLimit = 10

  private let accepts: (OfferedFix) -> Bool
  private let judge: ([SourceText]) -> [LintResult]

  /// - Parameters:
  ///   - accepts: whether a fix is wanted at all.
  ///   - judge: judges all files again, with these texts in place of those that were read. A verdict may hang on other
  ///     files, so the results of all are compared.
  public init(accepts: @escaping (OfferedFix) -> Bool, judge: @escaping ([SourceText]) -> [LintResult]) {
    self.accepts = accepts
    self.judge = judge
  }

  /// - Parameter results: what was found in the texts as they were read.
  public func fix(_ results: [LintResult]) -> FixedSources {
    var state = State(results: results)
    var refused: [OfferedFix: FixRefusal] = [:]
    var round = 0
    while true {
      let taken = plan(state, &refused)
      if taken.isEmpty { break }
      if round == Self.roundLimit {
        for offer in offers(state) where refused[offer] == nil { refused[offer] = .roundsAreOver }
        break
      }
      if let next = prove(taken, in: state, &refused) {
        state = next
        // What could not be proved may be right in the text as it is now.
        refused = [:]
        round += 1
      }
    }
    return outcome(of: state, from: results, refused)
  }

  // MARK: - Rounds

  /// The texts at one time, and what is found in them.
  private struct State {
    var results: [LintResult]
    /// The texts that differ from those that were read, by path.
    var texts: [String: SourceText] = [:]
    var applied: [OfferedFix] = []
  }

  /// The fixes that are wanted, of each finding the first.
  private func offers(_ state: State) -> [OfferedFix] {
    state.results.flatMap { result in
      result.diagnostics.compactMap { diagnostic in
        diagnostic.fixes.lazy.map { OfferedFix(path: result.source.path, diagnostic: diagnostic, fix: $0) }
          .first(where: accepts)
      }
    }
  }

  /// The fixes to try next, none of which was refused or touches another.
  private func plan(_ state: State, _ refused: inout [OfferedFix: FixRefusal]) -> [OfferedFix] {
    let byPath = Dictionary(grouping: offers(state), by: \.path)
    var taken: [OfferedFix] = []
    for result in state.results {
      guard let offers = byPath[result.source.path]?.filter({ refused[$0] == nil }), !offers.isEmpty else { continue }
      var sound: [OfferedFix] = []
      let flaws = FixFlaws(in: result.source)
      for offer in offers {
        if let flaw = flaws.flaw(of: offer.fix) { refused[offer] = flaw } else { sound.append(offer) }
      }
      taken += EditPlan(sound).taken
    }
    return taken
  }

  /// Tries all of the fixes at once, and smaller and smaller parts of them where that cannot be proved.
  ///
  /// - Returns: The state with those that can be applied together; nil for none.
  private func prove(
    _ fixes: [OfferedFix], in state: State, _ refused: inout [OfferedFix: FixRefusal]
  ) -> State? {
    var accepted: [OfferedFix] = []
    var reached: State?
    var open = [fixes[...]]
    while let part = open.popLast() {
      switch trial(accepted + part, in: state) {
      case .success(let next):
        accepted += part
        reached = next
      case .failure(let reason):
        if part.count == 1 {
          refused[part[part.startIndex]] = reason.refusal
        } else {
          let middle = part.startIndex + part.count / 2
          open += [part[middle...], part[..<middle]]
        }
      }
    }
    return reached
  }

  private struct Failure: Error { let refusal: FixRefusal }

  private func trial(_ fixes: [OfferedFix], in state: State) -> Result<State, Failure> {
    let sources = Dictionary(
      state.results.map { ($0.source.path, $0.source) }, uniquingKeysWith: { first, _ in first })
    let byPath = Dictionary(grouping: fixes, by: \.path)
    var applied: [String: AppliedEdits] = [:]
    var next = state
    for (path, fixes) in byPath {
      guard let source = sources[path] else { continue }
      let edits = AppliedEdits(fixes.flatMap(\.fix.edits), to: source)
      if let refusal = TokenProof.refusal(of: edits) { return .failure(Failure(refusal: refusal)) }
      applied[path] = edits
      next.texts[path] = edits.after
    }
    next.results = judge(next.texts.values.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) })
    next.applied += fixes
    let proof = FindingProof(applied: applied, fixes: byPath)
    if let refusal = proof.refusal(before: state.results, after: next.results) {
      return .failure(Failure(refusal: refusal))
    }
    return .success(next)
  }

  // MARK: - The end

  private func outcome(
    of state: State, from results: [LintResult], _ refused: [OfferedFix: FixRefusal]
  ) -> FixedSources {
    let applied = Dictionary(grouping: state.applied, by: \.path)
    var seen: Set<String> = []
    let files = results.compactMap { result -> FixedSources.File? in
      let path = result.source.path
      guard let fixed = state.texts[path], seen.insert(path).inserted else { return nil }
      return FixedSources.File(original: result.source, fixed: fixed, fixes: applied[path] ?? [])
    }
    return FixedSources(
      results: state.results, files: files,
      refused: offers(state).compactMap { offer in refused[offer].map { .init(offer: offer, reason: $0) } })
  }
}

/// What speaks against fixes in one file by themselves, whatever becomes of the findings.
private struct FixFlaws {
  private let isDamaged: Bool
  private let tokens: TokenBuffer

  init(in source: SourceText) {
    isDamaged = source.bytes.withUnsafeBufferPointer { SourceEncoding($0) != .utf8 }
    tokens = Lexer(source).tokenize()
  }

  func flaw(of fix: FixIt) -> FixRefusal? {
    if isDamaged { return .fileIsDamaged }
    if fix.safety == .safe, TokenProof.losesComment(fix, in: tokens) { return .losesComment }
    return nil
  }
}
