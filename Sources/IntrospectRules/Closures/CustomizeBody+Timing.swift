import IntrospectFacts
import IntrospectSyntax

extension CustomizeBody {
  /// Whether the token runs before the closure returns, and not in a main-queue turn of its own.
  func runsAtOnce(_ token: Int) -> Bool {
    var place = token
    while let open = tree.brackets.opener(of: place), open > openBrace {
      if tokens.kind(open) == .leftBrace, structure.isClosure(open) {
        let use = structure.use(ofClosureAt: open)
        if let name = use.calleeName, ClosureTiming.timing(ofCallee: name) == .deferred { return false }
      }
      place = open
    }
    guard let caller else { return true }
    return caller.body.runsAtOnce(caller.name)
  }
}

extension FileContext {
  /// Whether the closure of the call runs while SwiftUI updates the view, so that it must not change state.
  ///
  /// A home-made probe runs its closure a main-queue turn later, unless the project declares one that does not; so did the 0.x module before 0.2.2 on UIKit and
  /// always on AppKit.
  func runsDuringUpdate(_ site: CallSite) -> Bool {
    if let probe = project.probes.probe(of: site) { return !probe.isDeferred }
    switch site.api {
    case .introspect: return true
    case .probe, .ownProbe: return false
    case .legacySelector: return !isBeforeDirectCalls
    case .legacy(let name):
      let methods = registry.legacyMethods(named: name)
      let importsAppKit = structure.importedModules.contains("AppKit") || structure.importedModules.contains("Cocoa")
      let isAppKit = methods.allSatisfy(\.isAppKit) || importsAppKit
      return !isAppKit && !isBeforeDirectCalls
    }
  }

  private var isBeforeDirectCalls: Bool { settings.library.map { $0 < LibraryVersion(0, 2, 2) } ?? false }
}
