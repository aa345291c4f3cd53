import IntrospectFacts
import IntrospectSyntax

/// Finds where view controllers add the views of hosting controllers, and tells whether these become their children.
struct ContainmentReader {
  struct Addition {
    /// The name of the call: `addSubview`.
    let call: Int
    /// The name of the hosting controller.
    let name: String
    /// The place of its declaration among those of the file.
    let host: Int
    /// The declaration of the view controller, or of an extension of it.
    let controller: Int
  }

  enum Containment {
    /// Nobody makes it a child.
    case none
    /// It is made a child by this call, and never told that it has moved.
    case unfinished(Int)
    case complete
    /// It is handed to somebody who may do it.
    case unknown
  }

  private let file: FileContext
  private let structure: FileStructure
  private let tokens: TokenBuffer
  private var controllers: [Int: Bool] = [:]
  /// What was found of hosts by that name in the parts of a controller.
  private var bonds: [BondKey: Bond] = [:]

  private struct BondKey: Hashable {
    let controller: String
    /// Of a controller in another type its number: others may be called the same.
    let number: Int?
    let name: String
  }

  /// What the code of a controller does with a host.
  private enum Bond {
    /// It is handed to somebody who may make it a child.
    case unknown
    /// The first call that makes it a child, and whether anything is told that it has moved.
    case read(child: Int?, isTold: Bool)
  }

  init(_ file: FileContext) {
    self.file = file
    structure = file.structure
    tokens = file.structure.tokens
  }

  /// In order of place.
  mutating func additions() -> [Addition] {
    var found: [Addition] = []
    for index in file.identifiers(named: FileStructure.addingCalls) where tokens.kind(index + 1) == .leftParen {
      guard let argument = structure.tree.call(behind: index).arguments.first, argument.label == nil,
        isOwnView(receiverOf: index), let (name, host) = host(in: argument.value, at: index),
        let controller = controller(around: index)
      else { continue }
      found.append(Addition(call: index, name: name, host: host, controller: controller))
    }
    return found
  }

  /// Whether the view that is added to may belong to the view controller itself: bars and windows belong to others,
  /// and a child whose view lies there is a fault of its own.
  private func isOwnView(receiverOf call: Int) -> Bool {
    guard tokens.kind(call - 1) == .period else { return false }
    let receiver = structure.tree.chain(before: call - 1)
    guard let head = receiver.headName else { return false }
    return ([head] + receiver.memberNames).allSatisfy { name in
      let name = name.lowercased()
      return !Self.foreignViews.contains(where: name.holds)
    }
  }

  /// What names of views hold that lie around or above that of the controller.
  private static let foreignViews = ["bar", "window", "navigation", "titleview", "superview", "accessory"]

  // MARK: The host

  /// The hosting controller of `host.view`, `self.host.view!`, by its declaration in the file.
  private func host(in value: Range<Int>, at call: Int) -> (name: String, number: Int)? {
    let chain = structure.tree.postfixExpression(at: value.lowerBound, before: value.upperBound)
    guard chain.tokens.upperBound == value.upperBound, let head = chain.headName else { return nil }
    guard chain.steps.allSatisfy({ $0.kind != .call && $0.kind != .subscript }) else { return nil }
    let names = (head == "self" ? [] : [head]) + chain.memberNames
    guard names.count == 2, names[1] == "view" else { return nil }
    let number = (head == "self" ? nil : local(names[0], at: call)) ?? property(names[0], at: call)
    guard let number, isHost(structure.declarations[number]) else { return nil }
    return (names[0], number)
  }

  /// The last local of that name before the place, in the function around it.
  private func local(_ name: String, at token: Int) -> Int? {
    guard let function = structure.function(around: token) else { return nil }
    return structure.numbers(named: name).last { number in
      let declaration = structure.declarations[number]
      return declaration.kind == .variable && declaration.parent == function && declaration.nameToken < token
    }
  }

  private func property(_ name: String, at token: Int) -> Int? {
    let around = structure.declarations(outwardsFrom: structure.declaration(around: token))
    guard let type = around.first(where: { $0.kind.isNominal }) else { return nil }
    let base = DeclarationName.baseName(of: type.name)
    let found = structure.numbers(named: name).filter { number in
      let declaration = structure.declarations[number]
      return declaration.kind == .variable && structure.typeName(around: declaration) == base
    }
    return found.count == 1 ? found[0] : nil
  }

  /// Whether the variable is declared as a hosting controller, or starts with a new one.
  private func isHost(_ declaration: Declaration) -> Bool {
    if let type = declaration.type, let first = type.first { return tokens.isText(first, "UIHostingController") }
    guard let value = declaration.initialValue else { return false }
    let chain = structure.tree.postfixExpression(at: value.lowerBound, before: value.upperBound)
    return chain.headName == "UIHostingController" && chain.steps.map(\.kind) == [.call]
      && chain.tokens.upperBound == value.upperBound
  }

  // MARK: The view controller

  /// The view controller whose code a token belongs to; nil for other types, and where that is not known.
  private mutating func controller(around token: Int) -> Int? {
    var current = structure.declaration(around: token)
    while let index = current, !structure.declarations[index].kind.isNominal {
      current = structure.declarations[index].parent
    }
    guard let number = current else { return nil }
    let isController = controllers[number] ?? isViewController(structure.declarations[number])
    controllers[number] = isController
    return isController ? number : nil
  }

  private func isViewController(_ declaration: Declaration) -> Bool {
    var type = declaration
    if declaration.kind == .extension {
      if declaration.name == "UIViewController" { return true }
      guard let found = file.declarations.declaration(ofType: declaration, in: structure) else { return false }
      type = found.declaration
    }
    return type.kind == .class && type.inheritance.first.map { name in
      let base = DeclarationName.baseName(of: name)
      return base.hasSuffix("ViewController") && !base.hasPrefix("NS") || Self.otherControllers.contains(base)
    } ?? false
  }

  /// View controllers whose names say it less clearly.
  private static let otherControllers: Set<String> = [
    "UINavigationController", "UITabBarController", "UIHostingController", "UIAlertController", "UISearchController",
    "UIImagePickerController", "QLPreviewController",
  ]

  // MARK: The bond

  /// How the host of an addition is tied to the view controller.
  mutating func containment(of addition: Addition) -> Containment {
    let controller = structure.declarations[addition.controller]
    let isNested = controller.parent.map { structure.declarations[$0].kind.isNominal } ?? false
    let key = BondKey(
      controller: DeclarationName.baseName(of: controller.name), number: isNested ? addition.controller : nil,
      name: addition.name)
    let bond = bonds[key] ?? self.bond(of: addition)
    bonds[key] = bond
    guard case .read(let child, let isTold) = bond else { return .unknown }
    guard let child else { return isWholeType(addition) ? .none : .unknown }
    return isTold ? .complete : .unfinished(child)
  }

  private func bond(of addition: Addition) -> Bond {
    let places = scopes(of: addition)
    var names: Set<String> = [addition.name]
    for index in places.flatMap({ file.identifiers(named: addition.name, in: $0) }) {
      // `self.host = host`
      guard isBare(index), tokens.kind(index - 1) == .equal, tokens.kind(index - 2) == .identifier else { continue }
      names.insert(tokens.name(index - 2))
    }
    var child: Int?
    let uses = places.flatMap { place in names.flatMap { file.identifiers(named: $0, in: place) } }
    for index in uses.sorted() where isBare(index) {
      if let call = call(givenTokenAt: index) {
        guard tokens.isText(call, "addChild") || tokens.isText(call, "addChildViewController") else { return .unknown }
        child = child ?? call
      } else if !isStored(index, names) {
        return .unknown
      }
    }
    let moves = places.flatMap { file.identifiers(named: "didMove", in: $0) }
    return .read(child: child, isTold: moves.contains { tokens.kind($0 + 1) == .leftParen })
  }

  /// Where the host may be tied: the function of a local, and the parts of the type in the file.
  private func scopes(of addition: Addition) -> [Range<Int>] {
    let base = DeclarationName.baseName(of: structure.declarations[addition.controller].name)
    return structure.numbers(named: base).map { structure.declarations[$0] }.filter {
      $0.kind.isNominal
        && ($0.parent.map { !structure.declarations[$0].kind.isNominal } ?? true
          || $0.keyword == structure.declarations[addition.controller].keyword)
    }.compactMap(\.body)
  }

  /// Whether the name stands alone, and is not followed by a member.
  private func isBare(_ index: Int) -> Bool {
    if tokens.kind(index + 1) == .colon { return false }
    if tokens.kind(index - 1) == .period, !tokens.isText(index - 2, "self") { return false }
    var next = index + 1
    while tokens.kind(next) == .exclamationMark || tokens.kind(next) == .questionMark { next += 1 }
    return tokens.kind(next) != .period
  }

  /// The call that the name is an argument of as a whole.
  private func call(givenTokenAt index: Int) -> Int? {
    let start = tokens.kind(index - 1) == .period ? index - 2 : index
    guard let open = structure.tree.brackets.opener(of: index), tokens.kind(open) == .leftParen,
      structure.tree.continuesOperand(open), structure.tree.isName(open - 1),
      start - 1 == open || tokens.kind(start - 1) == .comma || tokens.kind(start - 1) == .colon
    else { return nil }
    return open - 1
  }

  /// Whether the token declares the host, is assigned to, or is handed from one of its names to another.
  private func isStored(_ index: Int, _ names: Set<String>) -> Bool {
    if structure.declares(at: index) { return true }
    if tokens.isText(index - 1, "let") || tokens.isText(index - 1, "var") { return true }
    if tokens.kind(index + 1) == .equal { return true }
    return tokens.kind(index - 1) == .equal && names.contains(tokens.name(index - 2))
  }

  /// Whether no other file can tie the host: it is a local, or no part of the type in another file names it.
  private func isWholeType(_ addition: Addition) -> Bool {
    let declaration = structure.declarations[addition.host]
    if declaration.modifiers.contains(.isPrivate) { return true }
    if let parent = declaration.parent, !structure.declarations[parent].kind.isNominal { return true }
    let type = structure.declarations[addition.controller]
    guard let parts = file.declarations.parts(of: type.name) else { return false }
    return parts.allSatisfy { part in
      guard part.path != file.path, let body = part.declaration.body else { return true }
      let tokens = part.structure.tokens
      return !body.contains { tokens.kind($0) == .identifier && tokens.name($0) == addition.name }
    }
  }
}
