import IntrospectSyntax

extension FileStructure {
  /// Whether a verdict on the file may hang on what the rest of the project holds, or on what it is built for.
  public var asksOfProject: Bool {
    !callSites.isEmpty || usesWeak || !PredicateConstantReader(self, file: "").read().isEmpty
  }

  /// Whether a property is declared with `@Weak`, which may be the library's or the project's own.
  public var usesWeak: Bool {
    declarations.contains { declaration in declaration.attributes.contains { $0.name == "Weak" } }
  }
}
