import IntrospectFacts
import IntrospectSyntax

/// Flags a pinned release of the library with a fault that a newer one does not have.
struct OutdatedLibraryRule: Rule {
  static let info = RuleInfo(
    id: "outdated-library", topic: .versions, severity: .note, isOncePerRun: true, isAboutProjectFiles: true,
    summary: "The pinned release of the library has a known fault that this project meets.",
    rationale: """
      Some releases of SwiftUI Introspect have faults that no call can avoid: those from 0.6.1 to 26.0.0 keep an entry \
      for every introspected view for the life of the app, two betas and the release candidate of 26 run each closure \
      twice, and those before 1.1.3 can hang on `.signInWithAppleButton`. Updating the package mends them.

      The finding stands at the version in `Package.resolved` or `Podfile.lock`, once per run over a folder, and only \
      where the project introspects at all. `.lint.yml` silences it.
      """,
    examples: [])

  init(options: NoOptions) {}

  func check(_ project: ProjectContext, into findings: inout ProjectFindings) {
    guard !project.callForms.isEmpty else { return }
    for pin in project.pins {
      let faults = LibraryFault.all.filter { fault in
        fault.affects(pin.version) && (fault.callForm.map(project.callForms.contains) ?? true)
      }
      guard let first = faults.first else { continue }
      findings.report(
        message(first, pin.version), at: pin.range, in: pin.path,
        notes: faults.dropFirst().map { .init(message($0, pin.version)) })
    }
  }

  private func message(_ fault: LibraryFault, _ version: LibraryVersion) -> String {
    let release = LibraryRelease.firstStable(from: fault.fixedIn)?.version ?? fault.fixedIn
    return "SwiftUI Introspect \(version) \(fault.summary); \(release) does not"
  }
}
