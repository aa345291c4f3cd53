import IntrospectSyntax

/// Tells whether an object that code with a native object hands over is kept by anything but the code itself.
struct ObjectKeeper {
  /// Why nothing keeps an object.
  enum Loss {
    /// It is made where it is handed over.
    case madeInPlace
    /// It is in a local that nothing else keeps.
    case local(String)
    /// It is in a plain property of a struct, and made anew with it.
    case structProperty(DeclarationIndex.Entry, owner: String)
  }

  private let body: CustomizeBody
  private let paths: PropertyPathReader
  private var tokens: TokenBuffer { body.tokens }

  init(_ body: CustomizeBody, in file: FileContext) {
    self.body = body
    paths = PropertyPathReader(body, in: file)
  }

  /// Why the object is kept by nobody; nil where somebody may keep it.
  ///
  /// - Parameter value: the expression that gives it, as a whole.
  func loss(of value: Range<Int>) -> Loss? {
    let chain = body.tree.postfixExpression(at: value.lowerBound, before: value.upperBound)
    guard chain.tokens.upperBound == value.upperBound else { return nil }
    if let name = chain.headName, body.local(name, at: value.lowerBound) != nil {
      let isLost = chain.steps.isEmpty && body.origin(of: value) == .fresh && !isUsedElsewhere(name, than: value)
      return isLost ? .local(name) : nil
    }
    if body.origin(of: value) == .fresh { return .madeInPlace }
    return structProperty(chain)
  }

  // MARK: Locals

  /// Whether the code does more with the local than setting its properties and handing it over at `value`.
  private func isUsedElsewhere(_ name: String, than value: Range<Int>) -> Bool {
    body.identifiers(named: name).contains { index in
      guard index != value.lowerBound, tokens.kind(index - 1) != .period, !tokens.isText(index - 1, "let"),
        !tokens.isText(index - 1, "var")
      else { return false }
      guard body.region.contains(where: { $0.contains(index) }) else { return true }
      // `delegate.parent = …` keeps nothing.
      let chain = body.tree.postfixExpression(at: index, before: body.closeBrace)
      let isSet = tokens.kind(chain.tokens.upperBound) == .equal && !chain.steps.isEmpty
      let isCall = chain.steps.contains { $0.kind == .call }
      return !isSet || isCall
    }
  }

  // MARK: Properties

  /// `let delegate = Delegate()` of a view: each value of the view has one of its own.
  private func structProperty(_ chain: PostfixExpression) -> Loss? {
    guard let path = paths.path(of: chain), path.root == .ownOrStatic, path.properties.count == 1, !path.isProjected,
      !path.endsWithSubscript, let property = path.last, property.storage == .plain,
      !property.declaration.modifiers.contains(.isStatic), let owner = property.owner, owner.kind == .struct,
      owner.inheritance.contains(where: Self.isView), isMadeWithOwner(property)
    else { return nil }
    return .structProperty(property, owner: owner.name)
  }

  private static func isView(_ name: String) -> Bool {
    let base = DeclarationName.baseName(of: name)
    return base == "View" || base == "ViewModifier" || base.hasSuffix("Style") || base.hasSuffix("Representable")
  }

  /// Whether the property starts with an object made on the spot.
  private func isMadeWithOwner(_ property: DeclarationIndex.Entry) -> Bool {
    guard let value = property.declaration.initialValue else { return false }
    let chain = property.structure.tree.postfixExpression(at: value.lowerBound, before: value.upperBound)
    guard chain.tokens.upperBound == value.upperBound, let name = chain.headName,
      name.unicodeScalars.first?.properties.isUppercase == true
    else { return false }
    return chain.steps.map(\.kind) == [.call]
  }
}
