import IntrospectFacts
import IntrospectSyntax

extension FileContext {
  /// Whether the call is one of the library or of a probe, so that its closure runs at every update of the view.
  ///
  /// Tests are left out: what they do to views is their business.
  func runsCustomizeClosure(of site: CallSite) -> Bool { isCallSite(site) && !isTest(around: site) }

  /// Whether the closure of the call runs at each update of the view: a probe of the project's own may call it once.
  func repeats(_ site: CallSite) -> Bool { project.probes.probe(of: site).map { $0.timing == .everyUpdate } ?? true }

  /// Whether the call is what it looks like: one of the library, of its 0.x module, or a probe for a view.
  public func isCallSite(_ site: CallSite) -> Bool {
    switch site.api {
    case .introspect, .legacySelector, .ownProbe: true
    case .legacy(let name): isLegacyMethod(name)
    case .probe: structure.isProbeForView(site)
    }
  }

  /// The 0.x name means the 0.x module where that is imported, or where the project declares no such function.
  private func isLegacyMethod(_ name: String) -> Bool {
    guard !registry.legacyMethods(named: name).isEmpty else { return false }
    if structure.importedModules.contains("Introspect") { return true }
    return !project.declaresFunction(named: name)
  }

  private func isTest(around site: CallSite) -> Bool {
    if structure.importedModules.contains("XCTest") || structure.importedModules.contains("Testing") { return true }
    return structure.declarations(outwardsFrom: site.enclosing).contains { declaration in
      declaration.inheritance.contains("XCTestCase") || declaration.hasAttribute("Suite")
    }
  }
}

extension FileStructure {
  /// Whether the call is a home-made probe for a view, a controller or a window, by the name of the type.
  func isProbeForView(_ site: CallSite) -> Bool {
    guard case .probe = site.api, let value = site.arguments.first?.value, value.count == 3 else { return false }
    return NativeClassName.isView(tokens.name(value.lowerBound))
  }
}
