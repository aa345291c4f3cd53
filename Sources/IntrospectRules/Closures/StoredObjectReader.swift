import IntrospectFacts
import IntrospectSyntax

/// Finds where code that is given a native object stores it strongly beyond its run.
struct StoredObjectReader {
  /// What a native object is stored in.
  enum Place: Hashable {
    case state
    /// A static property, or a variable outside of all types.
    case `static`
    /// A property of an object of the class with that name.
    case object(String)
  }

  struct Store {
    let place: Place
    let property: DeclarationIndex.Entry
    /// Whether the native object is one of many there.
    let isCollection: Bool
    /// The member that leads there from the object that the code was given; nil for that object itself.
    let member: String?
    /// The assignment or call.
    let range: Range<Int>
  }

  private let body: CustomizeBody
  private let paths: PropertyPathReader
  private var tokens: TokenBuffer { body.tokens }

  init(_ body: CustomizeBody, in file: FileContext) {
    self.body = body
    paths = PropertyPathReader(body, in: file)
  }

  /// In order of place.
  func stores() -> [Store] {
    let assigned = body.assignments.compactMap { assignment in
      assignment.isPlain || tokens.isText(assignment.operatorToken, "??=")
        ? store(of: assignment.value, in: assignment.target, isCall: false) : nil
    }
    let added = body.region.joined().compactMap(storingCall)
    return (assigned + added).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// `views.append(view)`, `views.insert(view, at: 0)`.
  private func storingCall(at index: Int) -> Store? {
    guard tokens.kind(index) == .identifier, tokens.kind(index - 1) == .period,
      tokens.isText(index, "append") || tokens.isText(index, "insert"), tokens.kind(index + 1) == .leftParen,
      let argument = body.tree.call(behind: index).arguments.first, argument.label == nil
    else { return nil }
    let receiver = body.tree.chain(before: index - 1)
    return store(of: argument.value, in: receiver, isCall: true)
  }

  private func store(of value: Range<Int>, in target: PostfixExpression, isCall: Bool) -> Store? {
    guard let object = body.nativeObject(in: value) else { return nil }
    let origin = body.rootOrigin(of: target)
    guard origin != .native, origin != .fresh, let path = paths.path(of: target), !path.isProjected,
      let property = path.last, path.outlives(at: path.properties.count - 1), let place = place(of: path)
    else { return nil }
    let isCollection = isCall || path.endsWithSubscript
    if isCollection {
      guard property.isCollection else { return nil }
      // What an element of a collection is, its type does not tell here.
      guard object.path.isEmpty else { return nil }
    } else if !object.path.isEmpty {
      // What is read from the object may be a plain value.
      guard property.isNativeView else { return nil }
    }
    let start = target.tokens.lowerBound
    return Store(
      place: place, property: property, isCollection: isCollection, member: object.path.last,
      range: start..<max(value.upperBound, start + 1))
  }

  private func place(of path: PropertyPath) -> Place? {
    for entry in path.properties[path.aliased...].reversed() {
      guard let owner = entry.owner else { return .static }
      if entry.declaration.modifiers.contains(.isStatic) { return .static }
      if owner.kind == .class || owner.kind == .actor { return .object(owner.name) }
      if entry.storage == .wrapped(.state) { return .state }
    }
    return nil
  }
}

extension StoredObjectReader.Store {
  /// `weak` before `var`, where the property stands in the same file and can be nil.
  func weakFix(in file: FileContext) -> FixIt? {
    // A property with a wrapper cannot be weak.
    if case .wrapped = property.storage { return nil }
    let declaration = property.declaration
    guard place != .state, !isCollection, property.path == file.path, let type = declaration.type,
      file.tokens.isText(declaration.keyword, "var"), !declaration.modifiers.contains(.lazy)
    else { return nil }
    let last = file.tokens.kind(type.upperBound - 1)
    guard last == .questionMark || last == .exclamationMark else { return nil }
    let start = file.tokens[declaration.keyword].range.start
    return FixIt("Make '\(declaration.name)' weak", .needsReview, [.insert("weak ", at: start)])
  }
}

extension DeclarationIndex.Entry {
  /// Whether the property is an array, a set or a dictionary of the standard library, by what is written.
  var isCollection: Bool { standardValue.map { StandardValue.collections.contains($0) } ?? false }

  /// Whether the property is declared as a view, a controller or a window of Apple's frameworks.
  var isNativeView: Bool {
    guard let type = declaration.type, let first = type.first else { return false }
    let isAlone = type.dropFirst().allSatisfy {
      structure.tokens.kind($0) == .questionMark || structure.tokens.kind($0) == .exclamationMark
    }
    return isAlone && NativeClassName.isView(structure.tokens.name(first))
  }
}
