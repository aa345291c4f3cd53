import IntrospectFacts
import IntrospectSyntax

extension FileContext {
  /// The classes that the closure of the call may be given: the one that it names, or the registry's.
  func nativeClasses(of site: CallSite) -> [String] {
    if case .closure(let closure) = site.customization, let type = closure.parameters.first?.type,
      let name = className(type)
    {
      return [name]
    }
    switch site.api {
    case .introspect:
      if let nativeClass = versionLists.call(of: site)?.nativeClass { return [nativeClass] }
      // The list is a constant, or nobody knows its versions.
      guard let form = site.viewType?.callForm, project.viewTypes[site.viewType?.member ?? ""] == nil,
        let facts = registry.viewType(callForm: form)
      else { return [] }
      return unique(Platform.allCases.flatMap { facts.nativeClasses(on: $0) })
    case .legacy(let name): return unique(registry.legacyMethods(named: name).flatMap(\.nativeClasses))
    case .legacySelector: return []
    case .ownProbe:
      // Only a window is certainly not what the probe has made itself.
      guard let name = project.probes.probe(of: site)?.nativeClass, name.hasSuffix("Window") else { return [] }
      return [name]
    case .probe: return (site.arguments.first?.value.first).map { [tokens.name($0)] } ?? []
    }
  }

  /// `UIScrollView`, `UIScrollView?`.
  private func className(_ type: Range<Int>) -> String? {
    let isOptional = type.count == 2 && tokens.kind(type.lowerBound + 1) == .questionMark
    return type.count == 1 || isOptional ? tokens.name(type.lowerBound) : nil
  }

  private func unique(_ names: [String]) -> [String] {
    names.enumerated().filter { names.firstIndex(of: $0.element) == $0.offset }.map(\.element)
  }
}
