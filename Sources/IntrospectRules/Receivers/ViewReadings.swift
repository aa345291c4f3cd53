import IntrospectFacts
import IntrospectSyntax

/// The styles of one view.
struct ViewStyles {
  let backings: [SwiftUIBacking]
  /// The modifiers or arguments that set them.
  let modifiers: Set<String>

  init(_ backings: [SwiftUIBacking]) {
    self.backings = backings
    modifiers = Set(backings.compactMap { $0.style.flatMap { ViewStyle($0) }?.modifier })
  }

  var isEmpty: Bool { backings.isEmpty }
}

/// What was read of the views of one file, each thing once for all rules.
///
/// One judgement, on one thread, owns it.
final class ViewReadings: @unchecked Sendable {
  fileprivate var chains: [Int: ViewExpression] = [:]
  fileprivate var styles: [String: ViewStyles] = [:]
  fileprivate var uses: [Int: Int?] = [:]
  fileprivate var missed: [MissedObject]?
  fileprivate var names: NameIndex?
  fileprivate var identifiers: [String: [Int]] = [:]
}

extension FileContext {
  /// The whole chain of a call, what follows the call included.
  func chain(of site: CallSite) -> ViewExpression {
    if let chain = readings.chains[site.chainStart] { return chain }
    let chain = structure.tree.postfixExpression(at: site.chainStart, before: tokens.endIndex)
    let expression = ViewExpression(chain, in: tokens)
    readings.chains[site.chainStart] = expression
    return expression
  }

  /// What a call is applied to, branches of a postfix `#if` before it included; nil for a call on an implicit `self`,
  /// and for a chain longer than anybody writes.
  func receiverExpression(of site: CallSite) -> ViewExpression? {
    guard site.period != nil else { return nil }
    let chain = chain(of: site)
    guard let place = chain.modifiers.prefix(101).firstIndex(where: { $0.nameToken == site.nameToken }) else {
      return nil
    }
    return chain.prefix(place)
  }

  /// Every style of a view of which something is known; none for a view that is not SwiftUI's.
  func styles(of view: String) -> ViewStyles {
    if let styles = readings.styles[view] { return styles }
    let styles = ViewStyles(SwiftUIBacking.styles(of: view, in: registry))
    readings.styles[view] = styles
    return styles
  }

  /// The calls that find nothing, in order of place.
  var missedObjects: [MissedObject] {
    if let missed = readings.missed { return missed }
    let missed = versionLists.calls.compactMap { MissedObject($0, in: self) }
    readings.missed = missed
    return missed
  }

  /// The identifiers of that name, in order of place.
  func identifiers(named name: String) -> [Int] {
    if let places = readings.identifiers[name] { return places }
    let names = readings.names ?? NameIndex(tokens)
    readings.names = names
    let places = names.places(of: name)
    readings.identifiers[name] = places
    return places
  }

  /// The identifiers of one of these names, in order of place.
  func identifiers(named names: [String]) -> [Int] { names.flatMap { identifiers(named: $0) }.sorted() }

  /// The identifiers of that name in a range, in order of place.
  func identifiers(named name: String, in range: Range<Int>) -> ArraySlice<Int> {
    let all = identifiers(named: name)
    func first(from token: Int) -> Int { all.partitioningIndex { $0 >= token } }
    return all[first(from: range.lowerBound)..<first(from: range.upperBound)]
  }

  /// What the types of the file make their views from.
  var viewMembers: ViewMembers { ViewMembers(file: self) }

  /// The one place that uses the member around the token at `index`; nil for `body`, and for a member that is used in
  /// several places or nowhere.
  func use(ofMemberAround index: Int) -> Int? {
    guard let number = structure.declaration(around: index) else { return nil }
    if let use = readings.uses[number] { return use }
    let use = viewMembers.use(ofMember: number)
    readings.uses[number] = .some(use)
    return use
  }
}
