import IntrospectSyntax

extension CustomizeBody {
  /// Where in the file that is judged a reader has to look for what stands at `range` of the code.
  ///
  /// For code that was followed to, that is the call or the reference which leads there.
  func place(of range: Range<Int>) -> SourceRange { leadingPlace ?? structure.tokens.range(range) }

  /// The call or reference in the judged file that leads to the code; nil for code that stands there itself.
  var leadingPlace: SourceRange? {
    switch path {
    case .closure, .method: nil
    case .reference(let place, _): place
    case .call(let name, let caller, _): caller.leadingPlace ?? caller.structure.tokens[name].range
    }
  }

  /// The function that the code was followed to; nil for code that is judged where it stands.
  var followedFunction: DeclarationIndex.Entry? {
    switch path {
    case .closure, .method: nil
    case .reference(_, let entry), .call(_, in: _, let entry): entry
    }
  }

  /// The innermost statement of the code around a token.
  func statement(around token: Int) -> Range<Int> {
    var place = token
    while let open = tree.brackets.opener(of: place), open >= openBrace {
      if tokens.kind(open) == .leftBrace, let close = tree.brackets.partner(of: open) {
        let body = structure.isClosure(open) ? tree.closure(at: open).body : open + 1..<close
        return tree.statement(around: token, in: body) ?? token..<token + 1
      }
      place = open
    }
    return tree.statement(around: token, in: code) ?? token..<token + 1
  }

  /// A second place, in the file that the code stands in.
  func note(_ message: String, at range: Range<Int>) -> Diagnostic.Note {
    Diagnostic.Note(message, at: structure.tokens.range(range), in: structure.tokens.source.path)
  }
}

extension Findings {
  /// Reports what is wrong with a place of code that runs with a native object.
  ///
  /// Where the code was followed to, the finding stands at the call that leads there, and a note at the place itself.
  mutating func report(
    _ message: String, at range: Range<Int>, of body: CustomizeBody, severity: Severity? = nil,
    notes: [Diagnostic.Note] = [], fix: FixIt? = nil
  ) {
    let statement = Diagnostic.Statement(
      path: body.tokens.source.path, range: body.tokens.range(body.statement(around: range.lowerBound)))
    guard let function = body.followedFunction else {
      report(
        message, at: body.place(of: range), severity: severity, notes: notes, fix: fix, statement: statement)
      return
    }
    let here = body.note("here", at: range)
    report(
      "in '\(function.declaration.name)', \(message)", at: body.place(of: range), severity: severity,
      notes: [here] + notes, statement: statement)
  }
}

/// The bodies of the call sites of one file, each read once for all rules.
///
/// One judgement, on one thread, owns it.
final class CustomizeBodies: @unchecked Sendable {
  private var bySite: [Int: [CustomizeBody]] = [:]

  func bodies(of site: CallSite, in file: FileContext) -> [CustomizeBody] {
    if let bodies = bySite[site.nameToken] { return bodies }
    let bodies = CustomizeBodyReader(file: file).bodies(of: site)
    bySite[site.nameToken] = bodies
    return bodies
  }
}

extension FileContext {
  /// The code that runs with the native object of a site: the closure or the function named there first, then what it
  /// hands the object to.
  func bodies(of site: CallSite) -> [CustomizeBody] { customizeBodies.bodies(of: site, in: self) }
}
