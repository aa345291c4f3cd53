import IntrospectFacts
import IntrospectSyntax

/// Finds members that the native object of a call does not have, and another class behind the same view has.
struct ForeignMemberReader {
  struct Member {
    /// The token of its name.
    let token: Int
    let name: String
    /// What the closure gets.
    let classes: [String]
    /// What has the member.
    let owner: String
    /// The view type that the owner is found by.
    let form: ViewTypeFacts
  }

  private let body: CustomizeBody
  private let classes: [String]
  private let forms: [ViewTypeFacts]
  private let file: FileContext
  private var tokens: TokenBuffer { body.tokens }

  /// - Parameters:
  ///   - classes: what the object of the call site may be.
  ///   - forms: the view types for the view that the call is meant for, that of the call first.
  init(_ body: CustomizeBody, classes: [String], forms: [ViewTypeFacts], in file: FileContext) {
    self.body = body
    self.classes = classes
    self.forms = forms
    self.file = file
  }

  /// In order of place.
  func members() -> [Member] {
    guard !forms.isEmpty, !classes.isEmpty, classes.allSatisfy({ NativeClass.named($0) != nil }) else { return [] }
    let found = body.region.joined().compactMap(member)
    guard !found.isEmpty, takesGivenClass, found.allSatisfy({ !mayBeExtended(with: $0) }) else { return [] }
    return found
  }

  private func member(at index: Int) -> Member? {
    guard tokens.kind(index) == .identifier, tokens.kind(index - 1) == .period else { return nil }
    let name = tokens.name(index)
    guard !NativeClass.classesDeclaring(name).isEmpty, isCompiledWithCall(index),
      leadsFromObject(index), let path = body.memberPath(of: body.tree.chain(endingAt: index), classes: classes),
      path.members == [name],
      // What a cast says is for the compiler.
      path.classes == classes,
      classes.allSatisfy({ NativeClass.named($0)?.has(name) == false })
    else { return nil }
    for form in forms {
      for owner in form.spans.filter(\.isAvailable).flatMap(\.nativeClasses) where Self.declares(owner, name) {
        return Member(token: index, name: name, classes: classes, owner: owner, form: form)
      }
    }
    return nil
  }

  /// Whether the member is not one of another member, but for `self`, so that the object itself may stand before it.
  private func leadsFromObject(_ index: Int) -> Bool {
    var last = index - 2
    while tokens.kind(last) == .questionMark || tokens.kind(last) == .exclamationMark { last -= 1 }
    return tokens.kind(last - 1) != .period || tokens.isText(last, "self")
  }

  /// Whether the class has the member, and not from a class that nearly all views or controllers share: the tables of
  /// those are the least complete.
  private static func declares(_ nativeClass: String, _ name: String) -> Bool {
    guard let facts = NativeClass.named(nativeClass) else { return false }
    let shared: Set<String> = [
      "UIResponder", "UIView", "UIControl", "UIViewController", "NSResponder", "NSView", "NSControl",
      "NSViewController",
    ]
    return facts.chain.contains { !shared.contains($0.name) && $0.declares(name) }
  }

  /// Whether the place is compiled wherever the call is: another branch of an `#if` may be for another class.
  private func isCompiledWithCall(_ index: Int) -> Bool {
    let conditionals = body.tree.conditionals
    return conditionals.branches(around: index) == conditionals.branches(around: body.openBrace)
  }

  /// Whether the code that was followed to is written for the class of the call, or one above it: a protocol of the
  /// project may have any member.
  private var takesGivenClass: Bool {
    guard let function = body.followedFunction else { return true }
    let parameters = function.declaration.parameters.filter { body.isNativeName($0.name) }
    guard function.declaration.kind == .function, parameters.count == 1 else { return false }
    let type = parameters[0].type
    guard let name = type.first.map({ body.tokens.name($0) }), type.dropFirst().allSatisfy(isOptionalMark) else {
      return false
    }
    return classes.allSatisfy { $0 == name || NativeClass.named($0)?.inherits(from: name) == true }
  }

  private func isOptionalMark(_ index: Int) -> Bool {
    tokens.kind(index) == .questionMark || tokens.kind(index) == .exclamationMark
  }

  // MARK: Extensions

  /// Whether the project gives the classes a member of that name, or may do so.
  private func mayBeExtended(with member: Member) -> Bool {
    let chain = classes.compactMap(NativeClass.named).flatMap(\.chain).map(\.name) + ["NSObject"]
    // All are asked for at once, so that one round answers them.
    let answers = Set(chain).sorted().map { file.declarations.parts(of: $0) }
    guard answers.allSatisfy({ $0 != nil }) else { return true }
    let parts = answers.flatMap { $0 ?? [] }
    if parts.contains(where: { declares($0, member.name) }) { return true }
    let adopted = Set(parts.flatMap { $0.declaration.inheritance })
    let protocols = adopted.sorted().map { file.declarations.parts(of: $0) }
    return protocols.contains { part in part.map { $0.contains { declares($0, member.name) } } ?? true }
  }

  private func declares(_ part: DeclarationIndex.Entry, _ name: String) -> Bool {
    part.structure.members(of: part.number).contains { $0.name == name }
  }
}

extension FileContext {
  /// The view types for the view that a call is meant for, that of the call first; where it names none, those for all
  /// views that are backed by what it asks for.
  func formsOfSameView(as site: CallSite) -> [ViewTypeFacts] {
    if let form = site.viewType?.callForm {
      guard let facts = registry.viewType(callForm: form), project.viewTypes[facts.member] == nil else { return [] }
      return [facts] + registry.viewTypes.filter { $0.swiftUIView == facts.swiftUIView && $0.callForm != form }
    }
    guard site.api != .introspect else { return [] }
    let classes = nativeClasses(of: site)
    return registry.viewTypes.filter { form in
      form.isOfOneView && form.spans.contains { !Set($0.nativeClasses).isDisjoint(with: classes) }
    }
  }
}
