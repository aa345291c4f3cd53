/// What happens when a member is called, or a property assigned, again at every update of a view.
///
/// Source of all of them: the behaviour of UIKit, AppKit, Foundation and Combine as Apple documents it.
public struct MemberEffect: Sendable, Hashable {
  /// In which way a repetition does harm.
  public enum Kind: Sendable, Hashable {
    /// Something piles up.
    case accumulates
    /// The second run raises an exception.
    case raises
    /// What the first run made is dropped and made again.
    case allocates
    /// What SwiftUI or an earlier run put there is swapped for something else.
    case replaces
    /// A value drifts: each run starts from what the one before left.
    case compounds
    /// The same thing happens again, though nothing piles up.
    case effect
  }

  /// The rule that an effect belongs to; the raw value is its id.
  public enum Owner: String, Sendable, Hashable, CaseIterable {
    case nonIdempotentClosure = "non-idempotent-closure"
    case repeatedAction = "repeated-action"
    case focusInClosure = "focus-in-closure"
  }

  /// How the member is written.
  public enum Form: Sendable, Hashable {
    /// A call with these argument labels, `_` for none; a trailing closure may stand for the last one.
    case call([String])
    /// A call with any arguments.
    case anyCall
    /// An assignment with `=`.
    case assignment
    /// The property, or a part of it, made larger or longer in place: `+=`, `-=`, `append`, `insert`.
    case growth
    /// An assignment of what one of these methods makes of the property's own value: `x.transform.rotated(by: a)`.
    ///
    /// With `reading` only where the arguments read that member of the old value: `font.withSize(font.pointSize + 1)`.
    case derivation(calls: [String], reading: String? = nil)
    /// An assignment of a new object that is given the property's own value.
    case wrapping
  }

  /// What must be new in each run for the repetition to do harm.
  public enum Subject: Sendable, Hashable {
    /// The first argument, or the value assigned: the same object again changes nothing.
    case object
    /// Any of the objects in an array argument.
    case objects
    /// The argument with this label.
    case argument(String)
    /// Nothing: every call counts.
    case call
  }

  /// What the receiver must be for the name to mean this member.
  public enum Receiver: Sendable, Hashable {
    case any
    /// The expression before the member is this name: `Timer`, `NSLayoutConstraint`.
    case type(String)
    /// The last name before the member ends so, case left aside: `menu`.
    case named(String)
  }

  /// The base name: `addSubview`; the property for an assignment or a growth.
  public let member: String
  /// The rule that reports it.
  public let owner: Owner
  public let form: Form
  public let kind: Kind
  public let receiver: Receiver
  /// The classes with the member, so that one of that name elsewhere is not meant; empty where the name is enough.
  public let classes: [String]
  public let subject: Subject
  /// What one more run does, after "each run": `adds one more subview`.
  public let outcome: String
  /// What comes of it, a clause; empty where the outcome says it all.
  public let consequence: String
  /// Members whose value tells whether the effect is there already: a condition that reads one is a guard.
  public let guards: [String]
  /// Calls that take the earlier run's effect away.
  public let removals: [String]
  /// What to do instead, an imperative.
  public let remedy: String
  /// Whether the effect is only waste, worth no more than a note.
  public let isMinor: Bool

  // Kept out of line: inlined into every fact, it nearly doubles the time that an optimized build takes.
  @inline(never)
  init(
    _ member: String, _ form: Form = .anyCall, _ kind: Kind = .accumulates, ownedBy owner: Owner? = nil,
    on receiver: Receiver = .any, of classes: [String] = [], subject: Subject = .object, each outcome: String,
    so consequence: String = "", guards: [String] = [], removals: [String] = [], instead remedy: String,
    isMinor: Bool = false
  ) {
    self.member = member
    self.owner = owner ?? kind.owner
    self.classes = classes
    self.form = form
    self.kind = kind
    self.receiver = receiver
    self.subject = subject
    self.outcome = outcome
    self.consequence = consequence
    self.guards = guards
    self.removals = removals
    self.remedy = remedy
    self.isMinor = isMinor
  }

  /// The effects of the members called `name`, whichever rule they belong to.
  public static func effects(of name: String) -> [MemberEffect] { byName[name] ?? [] }

  /// The effects of the members called `name` that `owner` reports.
  public static func effects(of name: String, ownedBy owner: Owner) -> [MemberEffect] {
    effects(of: name).filter { $0.owner == owner }
  }

  /// All effects.
  public static let all =
    views + controllers + gestures + observers + contents + assignments + growths + replacements + drifts + actions
    + focus

  /// Whether a call of that name takes away what some effect has added.
  public static func isRemoval(_ name: String) -> Bool { removalNames.contains(name) }

  /// Calls that empty or shorten a collection.
  public static let collectionRemovals: Set<String> = ["removeAll", "removeLast", "removeFirst", "remove", "cancel"]

  private static let removalNames = Set(all.flatMap(\.removals)).union(collectionRemovals)

  private static let byName = Dictionary(grouping: all, by: \.member)
}

extension MemberEffect.Kind {
  /// The rule that reports effects of this kind, members of the keyboard focus excepted.
  var owner: MemberEffect.Owner {
    switch self {
    case .accumulates, .raises, .allocates, .replaces: .nonIdempotentClosure
    case .compounds, .effect: .repeatedAction
    }
  }
}
