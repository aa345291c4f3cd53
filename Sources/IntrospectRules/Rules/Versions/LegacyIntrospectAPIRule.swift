import IntrospectFacts
import IntrospectSyntax

/// Flags a call of the module that the library had until 0.12.0.
struct LegacyIntrospectAPIRule: Rule {
  static let info = RuleInfo(
    id: "legacy-introspect-api", topic: .versions, severity: .warning,
    summary: "A call uses the module 'Introspect', which the library no longer has.",
    rationale: """
      `introspectScrollView` and its like belong to the first module of the library. Its methods are deprecated since \
      0.7.0, and 1.0.0 removed it, so a project with such a call is held at an old release. They also run on every \
      system, whether or not SwiftUI still has that class there: `introspectTableView` finds nothing behind a List on \
      iOS 16. The module `SwiftUIIntrospect` asks for the versions that the closure was written for.

      The old methods searched what encloses the view too. Their successors look at the receiver unless `scope:` says \
      otherwise. The fix is offered where exactly one form gives the same class on every version that is asked for; \
      elsewhere a note says what is in its way. Read the versions before you take it, and update the package with it.
      """,
    examples: [
      .flagged(
        """
        import Introspect
        import SwiftUI
        import UIKit

        struct Feed: View {
          var body: some View {
            ScrollView { Posts() }
              .introspectScrollView { scrollView in  // expect: legacy-introspect-api
                scrollView.bounces = false
              }
          }
        }
        """,
        fixed: """
          import SwiftUIIntrospect
          import SwiftUI
          import UIKit

          struct Feed: View {
            var body: some View {
              ScrollView { Posts() }
                .introspect(.scrollView, on: .iOS(.v13, .v14, .v15, .v16, .v17, .v18, .v26, .v27)) { scrollView in  // expect: legacy-introspect-api
                  scrollView.bounces = false
                }
            }
          }
          """),
      .accepted(
        """
        import SwiftUI
        import SwiftUIIntrospect

        struct Feed: View {
          var body: some View {
            ScrollView { Posts() }
              .introspect(.scrollView, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { scrollView in
                scrollView.bounces = false
              }
          }
        }
        """),
    ])

  init(options: NoOptions) {}

  func check(_ site: CallSite, in file: FileContext, into findings: inout Findings) {
    guard judges(file), isLegacy(site, in: file) else { return }
    let place = file.tokens.range(site.nameToken..<site.nameToken + 1)
    guard case .legacy(let name) = site.api else {
      return findings.report(
        "'introspect(selector:)' belongs to \(Self.end); a type of your own, an IntrospectableViewType, replaces it",
        at: place)
    }
    let migration = LegacyMigration(of: site, named: name, in: file)
    findings.report(
      "'\(name)' belongs to \(Self.end)\(migration.successors)", at: place, label: "removed in 1.0.0",
      notes: migration.notes.map { .init($0) }, fix: migration.fix)
  }

  /// Half of a file is migrated: it imports both modules.
  func check(_ file: FileContext, into findings: inout Findings) {
    guard judges(file), let old = LegacyImport(in: file), old.isBesideSuccessor else { return }
    let place = file.tokens.range(old.declaration.tokens)
    if old.callCount > 0 || old.hasOtherUses {
      let rest = old.callCount > 0 ? "its last call here is migrated" : "nothing here needs it"
      return findings.report("the import of 'Introspect' can go once \(rest)", at: place, severity: .note)
    }
    let fix = old.removal.map { FixIt("Remove the import", .needsReview, [$0]) }
    findings.report("nothing here uses \(Self.end)", at: place, severity: .note, fix: fix)
  }

  private static let end = "the module 'Introspect', which ended with \(LegacyMethod.lastRelease)"

  private func judges(_ file: FileContext) -> Bool {
    guard file.judgesVersionLists else { return false }
    // Before 0.4.0 there is nothing to move to.
    if let library = file.settings.library, library < LibraryFeature.modernModule.since { return false }
    // A release without the old module, and no import of it: some other package has the method.
    let importsModule = file.structure.importedModules.contains("Introspect")
    if let library = file.settings.library, library > LegacyMethod.lastRelease, !importsModule { return false }
    return true
  }

  private func isLegacy(_ site: CallSite, in file: FileContext) -> Bool {
    guard file.isCallSite(site) else { return false }
    switch site.api {
    // Where the project has one of that name too, it is what the compiler takes.
    case .legacy(let name): return !file.project.declaresFunction(named: name)
    case .legacySelector: return !file.project.declaresFunction(named: "introspect")
    case .introspect, .probe, .ownProbe: return false
    }
  }
}
