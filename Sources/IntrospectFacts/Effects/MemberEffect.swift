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
  }

  /// How the member is written.
  public enum Form: Sendable, Hashable {
    /// A call with these argument labels, `_` for none; a trailing closure may stand for the last one.
    case call([String])
    /// A call with any arguments.
    case anyCall
    /// An assignment with `=`.
    case assignment
  }

  /// What must be new in each run for the repetition to do harm.
  public enum Subject: Sendable, Hashable {
    /// The first argument, or the value assigned: the same object again changes nothing.
    case object
    /// Any of the objects in an array argument.
    case objects
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

  /// The base name: `addSubview`.
  public let member: String
  public let form: Form
  public let kind: Kind
  public let receiver: Receiver
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

  init(
    _ member: String, _ form: Form = .anyCall, _ kind: Kind = .accumulates, on receiver: Receiver = .any,
    subject: Subject = .object, each outcome: String, so consequence: String = "", guards: [String] = [],
    removals: [String] = [], instead remedy: String, isMinor: Bool = false
  ) {
    self.member = member
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

  /// The effects of the members called `name`.
  public static func effects(of name: String) -> [MemberEffect] { byName[name] ?? [] }

  /// All effects.
  public static let all = views + controllers + gestures + observers + contents + assignments

  /// Whether a call of that name takes away what some effect has added.
  public static func isRemoval(_ name: String) -> Bool { removalNames.contains(name) }

  /// Calls that empty or shorten a collection.
  public static let collectionRemovals: Set<String> = ["removeAll", "removeLast", "removeFirst", "remove", "cancel"]

  private static let removalNames = Set(all.flatMap(\.removals)).union(collectionRemovals)

  private static let byName = Dictionary(grouping: all, by: \.member)
}
