import IntrospectFacts
import IntrospectSyntax

/// Flags what traps on a native object where SwiftUI has built the hierarchy another way.
struct ForcedCastInClosureRule: Rule {
  static let info = RuleInfo(
    id: "forced-cast-in-closure", topic: .closures, severity: .warning,
    summary: "The closure crashes where the native hierarchy is another one than expected.",
    rationale: """
      Which views stand around and below a native object is SwiftUI's own affair, and changes from one OS to the next. \
      The library promises to do nothing where it finds no match. A forced cast, a forced value or an index that nobody \
      has checked turns such a change into a crash of the app.

      Use `as?`, `if let`, `?` and `first`, or look at `count` before.
      """,
    examples: [
      .flagged(
        """
        List {}.introspect(.list, on: .macOS(.v26, .v27)) { tableView in
          tableView.enclosingScrollView!.drawsBackground = false // expect: forced-cast-in-closure
        }
        """),
      .accepted(
        """
        List {}.introspect(.list, on: .macOS(.v26, .v27)) { tableView in
          tableView.enclosingScrollView?.drawsBackground = false
        }
        """),
    ])

  init(options: NoOptions) {}

  func check(_ site: CallSite, in file: FileContext, into findings: inout Findings) {
    guard file.runsCustomizeClosure(of: site) else { return }
    let classes = file.nativeClasses(of: site)
    for body in file.bodies(of: site) {
      // What a function is handed may be something behind the object of the call.
      var reader = ForcedAccessReader(body, givenClasses: body.caller == nil ? classes : [])
      findings.report(reader.read(), of: body)
    }
  }
}
