import IntrospectFacts
import IntrospectSyntax

/// Flags sizes of native views that are read before the views are laid out.
struct EarlyLayoutReadRule: Rule {
  static let info = RuleInfo(
    id: "early-layout-read", topic: .closures, severity: .note,
    summary: "The closure reads a size that layout has not settled yet.",
    rationale: """
      The closure runs while SwiftUI updates the view. The native object is there by then, and its layout may not be: \
      on the first run a frame is often zero, and after a rotation it is the old one. Nobody promises another run when \
      the size settles.

      Read it a main-queue turn later, observe it, or pin what you add with constraints or an autoresizing mask. \
      SwiftUI's own `onGeometryChange` tells sizes as they change.
      """,
    examples: [
      .flagged(
        """
        ScrollView {}.introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
          scrollView.contentInset.bottom = scrollView.bounds.height / 2 // expect: early-layout-read
        }
        """),
      .accepted(
        """
        ScrollView {}.introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
          DispatchQueue.main.async { scrollView.contentInset.bottom = scrollView.bounds.height / 2 }
        }
        """),
    ])

  init(options: NoOptions) {}

  func check(_ site: CallSite, in file: FileContext, into findings: inout Findings) {
    guard file.runsCustomizeClosure(of: site), file.runsDuringUpdate(site) else { return }
    let isWindow = file.nativeClasses(of: site).contains { $0.hasSuffix("Window") }
    guard !isWindow, site.viewType?.member != "window" else { return }
    for body in file.bodies(of: site) { findings.report(reads(in: body), of: body) }
  }

  /// What layout decides.
  private static let geometry: Set<String> = ["frame", "bounds", "contentSize", "safeAreaInsets"]

  /// The first read in each statement.
  private func reads(in body: CustomizeBody) -> [BodyFinding] {
    let tokens = body.tokens
    var byStatement: [Range<Int>: Int] = [:]
    for index in body.region.joined() where tokens.kind(index) == .identifier && tokens.kind(index - 1) == .period {
      let name = tokens.name(index)
      guard Self.geometry.contains(name), isRead(index, in: body), isOfView(index, in: body), body.runsAtOnce(index) else {
        continue
      }
      let statement = body.statement(around: index)
      if byStatement[statement] == nil, !isSettled(name, before: index, in: body), !isHarmless(statement, in: body) {
        byStatement[statement] = index
      }
    }
    guard !byStatement.isEmpty, !pinsFrames(body) else { return [] }
    return byStatement.values.map { index in
      let name = tokens.name(index)
      return BodyFinding(
        message: "'\(name)' is read while the view updates, when layout may not have settled it: on the first run it is "
          + "often zero, and a later change runs nothing; read it in 'DispatchQueue.main.async', or observe it",
        range: index..<index + 1, severity: .note, asNote: "so is '\(name)'")
    }
  }

  /// Whether the value is used, and not written or handed on as a key path.
  private func isRead(_ index: Int, in body: CustomizeBody) -> Bool {
    let tokens = body.tokens
    let chain = body.tree.chain(endingAt: index)
    let whole = body.tree.postfixExpression(at: chain.tokens.lowerBound, before: body.closeBrace)
    let next = whole.tokens.upperBound
    let isWritten =
      tokens.kind(next) == .equal
      || tokens.kind(next) == .operator && ["+=", "-=", "*=", "/="].contains(tokens.text(next))
    return !isWritten && tokens.kind(index + 1) != .leftParen && tokens.kind(chain.tokens.lowerBound - 1) != .backslash
  }

  /// Whether the chain starts from the native object and goes through no window or screen, whose sizes are settled.
  private func isOfView(_ index: Int, in body: CustomizeBody) -> Bool {
    let owner = body.tree.chain(before: index - 1)
    guard body.rootOrigin(of: owner) == .native else { return false }
    let names = owner.memberNames + [owner.headName ?? ""]
    return !names.contains { name in
      let name = name.lowercased()
      return name.hasSuffix("window") || name.hasSuffix("screen")
    }
  }

  /// Whether the run has looked whether the value is there, or has asked for layout before.
  private func isSettled(_ name: String, before token: Int, in body: CustomizeBody) -> Bool {
    let tokens = body.tokens
    let layouts: Set<String> = ["layoutIfNeeded", "layoutSubtreeIfNeeded", "layoutSubviews", "layout"]
    let layout =
      body.readings.firstLayout ?? body.region.joined().first {
        tokens.kind($0) == .identifier && tokens.kind($0 + 1) == .leftParen && layouts.contains(tokens.name($0))
      } ?? .max
    body.readings.firstLayout = layout
    if layout < token { return true }
    return IdempotencyGuards(body).conditions(around: token).contains { condition in
      condition.contains { tokens.kind($0) == .identifier && tokens.name($0) == name }
    }
  }

  /// Whether the value only goes into a message or into a comparison.
  private func isHarmless(_ statement: Range<Int>, in body: CustomizeBody) -> Bool {
    let tokens = body.tokens
    if ["print", "debugPrint", "dump", "NSLog", "os_log"].contains(tokens.name(statement.lowerBound)) { return true }
    return tokens.isText(statement.lowerBound, "if") || tokens.isText(statement.lowerBound, "guard")
  }

  /// Whether the code lets a view follow its container, so that a size is only its first frame.
  private func pinsFrames(_ body: CustomizeBody) -> Bool {
    let names: Set<String> = ["autoresizingMask", "translatesAutoresizingMaskIntoConstraints"]
    return body.assignments.contains { $0.target.memberNames.last.map(names.contains) ?? false }
  }
}
