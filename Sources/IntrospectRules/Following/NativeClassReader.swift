import IntrospectFacts
import IntrospectSyntax

/// Tells the class of the native object that a call hands over.
struct NativeClassReader {
  let file: FileContext

  /// The class, as the closure annotates it, as the call names it, or as the version list makes it; nil where none of
  /// them tells.
  func nativeClass(of site: CallSite) -> String? {
    if case .closure(let closure) = site.customization, let type = closure.parameters.first?.type,
      let name = className(type)
    {
      return name
    }
    switch site.api {
    case .introspect:
      return file.versionLists.calls.first { $0.site?.nameToken == site.nameToken }?.nativeClass
    case .probe:
      guard let value = site.arguments.first?.value, value.count == 3 else { return nil }
      return file.tokens.name(value.lowerBound)
    case .legacy(let name):
      let classes = Set(file.registry.legacyMethods(named: name).flatMap(\.nativeClasses))
      return classes.count == 1 ? classes.first : nil
    case .legacySelector, .ownProbe:
      return nil
    }
  }

  /// `UIScrollView`, `UIScrollView?`.
  private func className(_ type: Range<Int>) -> String? {
    guard type.count <= 2, file.tokens.kind(type.lowerBound) == .identifier else { return nil }
    let isOptional = type.count == 2 && file.tokens.kind(type.lowerBound + 1) == .questionMark
    return type.count == 1 || isOptional ? file.tokens.name(type.lowerBound) : nil
  }
}
