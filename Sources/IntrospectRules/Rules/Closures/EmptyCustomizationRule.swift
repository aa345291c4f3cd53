import IntrospectFacts
import IntrospectSyntax

/// Flags a customize closure that changes nothing.
struct EmptyCustomizationRule: Rule {
  static let info = RuleInfo(
    id: "empty-customization", topic: .closures, severity: .note,
    summary: "The closure does nothing, or only prints.",
    rationale: """
      Each call puts two marker controllers into the hierarchy and searches from them at every update. A closure that \
      is empty, or that only prints what it got, pays for that and gives the user nothing. Mostly it was left over \
      from trying things out.
      """,
    examples: [
      .flagged(
        """
        ScrollView {}.introspect(.scrollView, on: .iOS(.v26, .v27)) { print($0) } // expect: empty-customization
        """),
      .accepted(
        """
        ScrollView {}.introspect(.scrollView, on: .iOS(.v26, .v27)) { $0.bounces = false }
        """),
    ])

  init(options: NoOptions) {}

  func check(_ site: CallSite, in file: FileContext, into findings: inout Findings) {
    guard file.runsCustomizeClosure(of: site), !isInTests(file), asksForNativeObject(site, in: file),
      let body = file.bodies(of: site).first
    else { return }
    let statements = body.tree.statements(in: body.code)
    guard statements.allSatisfy({ isWithoutEffect($0, in: body) }) else { return }
    let whole = "this call searches for a native object at each update and"
    let message = statements.contains { isOutput($0, in: body) } ? "\(whole) only prints it" : "\(whole) does nothing with it"
    if case .closure(let closure) = body.path {
      findings.report("\(message); remove the call", at: file.tokens.range(closure.tokens))
    } else if let place = body.leadingPlace, let function = body.followedFunction {
      findings.report(
        "\(message); remove the call", at: place,
        notes: [body.note("here, in '\(function.declaration.name)'", at: function.declaration.nameToken..<function.declaration.nameToken + 1)])
    }
  }

  /// By custom, the folder of a test target is called so; files in it that import no test library serve those that do.
  private func isInTests(_ file: FileContext) -> Bool {
    file.path.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") }
  }

  /// Whether the call is certainly one of the library or of a probe: an empty closure tells nothing of what it is given.
  private func asksForNativeObject(_ site: CallSite, in file: FileContext) -> Bool {
    guard site.api == .introspect else { return true }
    if let member = site.viewType?.member, !file.registry.forms(ofMember: member).isEmpty {
      return !site.predicates.isEmpty
    }
    return site.predicates.contains { predicate in
      guard case .versions(let platform, let versions) = predicate.form else { return false }
      return Platform(rawValue: platform) != nil && versions.contains { $0.form != .other }
    }
  }

  /// `print(…)`, `return`, `_ = view`, `view`.
  private func isWithoutEffect(_ statement: Range<Int>, in body: CustomizeBody) -> Bool {
    if isOutput(statement, in: body) { return true }
    let tokens = body.tokens
    var start = statement.lowerBound
    if tokens.isText(start, "return") { start += 1 }
    if start == statement.upperBound { return true }
    if tokens.isText(start, "_"), tokens.kind(start + 1) == .equal { start += 2 }
    if start + 2 == statement.upperBound, tokens.kind(start) == .leftParen { return true }
    // A name alone, or `$0`: the value is looked at and dropped.
    return start + 1 == statement.upperBound && body.isNativeName(tokens.name(start))
  }

  private func isOutput(_ statement: Range<Int>, in body: CustomizeBody) -> Bool {
    let tokens = body.tokens
    let start = statement.lowerBound
    guard ["print", "debugPrint", "dump", "NSLog", "os_log"].contains(tokens.name(start)),
      tokens.kind(start + 1) == .leftParen, body.tree.end(ofBracketAt: start + 1) == statement.upperBound
    else { return false }
    // What is printed may be the result of something that has an effect.
    return (start + 2..<statement.upperBound).allSatisfy { index in
      switch tokens.kind(index) {
      case .leftParen:
        return tokens.kind(index - 1) != .identifier || ["type", "String", "describing"].contains(tokens.name(index - 1))
      case .leftBrace, .equal: return false
      default: return true
      }
    }
  }
}
