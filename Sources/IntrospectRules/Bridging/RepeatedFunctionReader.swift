import IntrospectFacts
import IntrospectSyntax

/// Tells whether a function of a class runs again and again on one object, by its name, its class and its callers.
struct RepeatedFunctionReader {
  private let file: FileContext
  private let structure: FileStructure
  private let function: Declaration
  private let type: Declaration
  private var tokens: TokenBuffer { structure.tokens }

  /// - Parameter number: a function, an initialiser, or a property with observers.
  init?(_ number: Int, in file: FileContext) {
    self.file = file
    structure = file.structure
    function = structure.declarations[number]
    guard let parent = function.parent, structure.declarations[parent].kind.isNominal else { return nil }
    type = structure.declarations[parent]
  }

  /// Why the function runs again, as the start of a sentence; nil where nothing says so.
  var reason: String? {
    guard !function.modifiers.contains(.isStatic) else { return nil }
    if function.kind == .variable {
      return isReused && hasDidSet ? "'\(function.name)' is set at each reuse of the view" : nil
    }
    guard function.kind == .function else { return nil }
    if Self.repeated.contains(function.name) { return "'\(function.name)' runs many times" }
    if Self.cellProviders.contains(where: { label in function.parameters.contains { $0.label == label } }) {
      return "'\(function.name)' runs for each row that comes into view"
    }
    guard Self.setups.contains(where: function.name.hasPrefix), !isCalledOnceOnly else { return nil }
    if isReused { return "'\(function.name)' runs at each reuse of the view" }
    if function.name.hasPrefix("update") { return "'\(function.name)' runs at each change" }
    return callers.contains { Self.repeated.contains($0) } ? "'\(function.name)' is called many times" : nil
  }

  /// Whether the type takes views or controllers away anywhere.
  var removes: Bool {
    guard let range = type.body else { return true }
    return ["removeFromSuperview", "removeFromParent", "removeArrangedSubview"].contains {
      !file.identifiers(named: $0, in: range).isEmpty
    }
  }

  /// Whether the view that something is added to is there before the function runs, and afterwards.
  func isLasting(_ addition: HostAddition, in body: CustomizeBody) -> Bool {
    // A bare call adds to the object itself.
    guard tokens.kind(addition.call - 1) == .period else { return true }
    let receiver = structure.tree.chain(before: addition.call - 1)
    guard let name = receiver.headName else { return false }
    if function.parameters.contains(where: { $0.name == name }) { return false }
    guard let local = body.local(name, at: addition.call), name != "self" else { return true }
    // A cell that is used again.
    return local.value?.contains { tokens.name($0).hasPrefix("dequeueReusable") } ?? false
  }

  private static let repeated: Set<String> = [
    "prepareForReuse", "viewWillAppear", "viewDidAppear", "viewIsAppearing", "layoutSubviews", "viewDidLayoutSubviews",
    "viewWillLayoutSubviews", "layout", "viewDidLayout", "updateConstraints",
  ]
  private static let cellProviders = ["cellForRowAt", "cellForItemAt"]
  private static let setups = ["configure", "setup", "setUp", "bind", "update"]
  private static let onceOnly: Set<String> = [
    "viewDidLoad", "loadView", "awakeFromNib", "makeUIView", "makeUIViewController", "makeNSView",
    "makeNSViewController", "commonInit",
  ]

  /// Whether the class is one whose objects are used again for other rows.
  private var isReused: Bool {
    let names = type.inheritance + [type.name]
    return names.contains { name in
      Self.reusedSuffixes.contains(where: DeclarationName.baseName(of: name).hasSuffix)
    }
  }

  private static let reusedSuffixes = [
    "TableViewCell", "CollectionViewCell", "CollectionReusableView", "HeaderFooterView",
  ]

  private var hasDidSet: Bool {
    guard let body = function.body else { return false }
    return tokens.isText(body.lowerBound, "didSet") || tokens.isText(body.lowerBound, "willSet")
  }

  /// The functions of the file that call this one; `init` for an initialiser.
  private var callers: [String] {
    guard let own = function.body else { return [] }
    return file.identifiers(named: function.name).compactMap { index in
      guard index != function.nameToken, tokens.kind(index + 1) == .leftParen, !own.contains(index), !tokens.isText(index - 1, "func")
      else { return nil }
      return structure.function(around: index).map { structure.declarations[$0].name } ?? ""
    }
  }

  private var isCalledOnceOnly: Bool {
    let callers = callers
    return !callers.isEmpty && callers.allSatisfy { $0 == "init" || Self.onceOnly.contains($0) }
  }
}
