extension TokenTree {
  /// Reads `.iOS(.v17, .v18)`, `.supportedVersions` or `Platforms.datePicker`.
  public func predicate(_ value: Range<Int>) -> CallSite.Predicate {
    let expression = postfixExpression(at: value.lowerBound, before: value.upperBound)
    let members = expression.steps.filter { if case .member = $0.kind { true } else { false } }
    guard expression.tokens.upperBound == value.upperBound, let last = members.last,
      case .member(let name) = last.kind
    else { return .init(form: .other, nameToken: value.lowerBound, tokens: value) }
    let nameToken = last.tokens.lowerBound + 1
    guard let step = expression.steps.last, case .call = step.kind else {
      let isConstant = expression.steps.count == members.count
      return .init(form: isConstant ? .constant(name) : .other, nameToken: nameToken, tokens: value)
    }
    guard expression.steps.count == members.count + 1, step.trailingClosures.isEmpty,
      step.arguments.allSatisfy({ $0.label == nil })
    else { return .init(form: .other, nameToken: nameToken, tokens: value) }
    return .init(
      form: .versions(platform: name, step.arguments.map { version($0.value) }), nameToken: nameToken, tokens: value)
  }

  private func version(_ value: Range<Int>) -> CallSite.Version {
    let isMember = value.count >= 2 && buffer.kind(value.lowerBound) == .period && isName(value.lowerBound + 1)
    guard isMember else { return .init(form: .other, member: "", tokens: value) }
    let member = buffer.name(value.lowerBound + 1)
    if value.count == 2 { return .init(form: .single, member: member, tokens: value) }
    if value.count == 3, buffer.isText(value.lowerBound + 2, "...") {
      return .init(form: .from, member: member, tokens: value)
    }
    return .init(form: .other, member: "", tokens: value)
  }
}
