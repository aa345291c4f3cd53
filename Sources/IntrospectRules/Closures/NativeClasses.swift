import IntrospectFacts
import IntrospectSyntax

extension FileContext {
  /// The classes that the object of a call may be declared with, as its closure sees them; empty where that is not
  /// known.
  func nativeClasses(of site: CallSite) -> [String] {
    if case .closure(let closure) = site.customization, let type = closure.parameters.first?.type {
      return type.count == 1 ? [tokens.name(type.lowerBound)] : []
    }
    switch site.api {
    case .introspect:
      guard let call = versionLists.calls.first(where: { $0.site.nameToken == site.nameToken }), !call.isOpaque else {
        return []
      }
      return call.nativeClass.map { [$0] } ?? []
    case .legacy(let name):
      return registry.legacyMethods(named: name).flatMap(\.nativeClasses)
    case .legacySelector:
      return []
    case .probe:
      return site.arguments.first.map { [tokens.name($0.value.lowerBound)] } ?? []
    }
  }
}
