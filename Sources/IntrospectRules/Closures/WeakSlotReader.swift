import IntrospectFacts
import IntrospectSyntax

/// Finds where code with a native object puts something into a slot that does not keep it.
struct WeakSlotReader {
  struct Use {
    /// The property, or the label or function that takes the object: `delegate`, `addTarget`.
    let slot: String
    /// The object.
    let value: Range<Int>
  }

  private let body: CustomizeBody
  private var tokens: TokenBuffer { body.tokens }

  init(_ body: CustomizeBody) { self.body = body }

  /// In order of place.
  func uses() -> [Use] {
    let assigned = body.assignments.compactMap { assignment -> Use? in
      guard assignment.isPlain, case .member(let name)? = assignment.target.steps.last?.kind, WeakSlot.isProperty(name),
        isNative(ownerOf: assignment.target)
      else { return nil }
      return Use(slot: name, value: assignment.value)
    }
    return (assigned + body.region.joined().flatMap(callUses)).sorted { $0.value.lowerBound < $1.value.lowerBound }
  }

  /// Whether what has the property at the end of the chain is a native object, or one of a framework made in this run.
  private func isNative(ownerOf target: PostfixExpression) -> Bool {
    let owner = PostfixExpression(
      head: target.head, headTokens: target.headTokens, steps: Array(target.steps.dropLast()))
    if let object = body.nativeObject(owner) {
      // A cast to a class of the project leads to slots that nobody has seen.
      return object.cast.map { WeakSlot.hasWeakSlots($0.typeName) } ?? true
    }
    guard body.rootOrigin(of: owner) == .fresh, let name = owner.headName,
      let value = body.local(name, at: owner.headTokens.lowerBound)?.value, let first = value.first
    else { return false }
    return WeakSlot.hasWeakSlots(tokens.name(first))
  }

  private func callUses(at index: Int) -> [Use] {
    guard tokens.kind(index) == .identifier, tokens.kind(index + 1) == .leftParen else { return [] }
    let name = tokens.name(index)
    if name == "addTarget" {
      guard tokens.kind(index - 1) == .period, let target = body.tree.call(behind: index).arguments.first,
        target.label == nil
      else { return [] }
      return [Use(slot: name, value: target.value)]
    }
    guard let label = WeakSlot.initializerLabel(of: name) else { return [] }
    let arguments = body.tree.call(behind: index).arguments
    return arguments.filter { $0.label == label }.map { Use(slot: label, value: $0.value) }
  }
}
