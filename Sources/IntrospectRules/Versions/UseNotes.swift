import IntrospectFacts
import IntrospectSyntax

extension VersionedCall {
  /// What a list lets run, for a message that goes on with `never runs on`.
  var closureName: String {
    switch subject {
    case .call: "this closure"
    case .constant(let constant, _): "a closure that goes by '\(constant.name.spelling)'"
    }
  }

  /// Notes at the calls that a fault of a constant reaches; none for a call.
  ///
  /// - Parameter isReached: the uses that the fault matters to.
  func useNotes(in file: FileContext, where isReached: (ConstantUse) -> Bool = { _ in true }) -> [Diagnostic.Note] {
    let reached = uses.filter(isReached)
    let limit = 3
    let notes = reached.prefix(limit).map { use in
      let path = use.source.path
      return Diagnostic.Note("used here", at: use.range, in: path == file.path ? nil : path)
    }
    return reached.count > limit ? notes + [.init("and \(reached.count - limit) more")] : notes
  }
}
