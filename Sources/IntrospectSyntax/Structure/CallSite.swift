/// One place that asks for the native object behind a SwiftUI view.
///
/// A class of constants: each rule is handed each of them.
public final class CallSite: Sendable {
  /// Which call it is.
  public enum API: Sendable, Hashable {
    /// `.introspect(_:on:scope:customize:)` of SwiftUIIntrospect.
    case introspect
    /// `.introspectScrollView { … }` of the 0.x library, or a function of the project with such a name.
    case legacy(String)
    /// `.introspect(selector:customize:)` of the 0.x library.
    case legacySelector
    /// `.extract(UIScrollView.self) { … }` and other probes by name.
    case probe(String)
    /// A view or a modifier that the project declares to hand over a native object, by name:
    /// `WindowAccessor { window in … }`. Only who knows the project can tell it.
    case ownProbe(String)
  }

  /// The first argument of `.introspect`: `.list(style: .plain)`.
  public struct ViewType: Sendable, Hashable {
    /// `list`.
    public let member: String
    public let memberToken: Int
    /// The call form that the registry knows it by: `list(style: .plain)`.
    public let callForm: String
    public let tokens: Range<Int>

    public init(member: String, memberToken: Int, callForm: String, tokens: Range<Int>) {
      self.member = member
      self.memberToken = memberToken
      self.callForm = callForm
      self.tokens = tokens
    }
  }

  /// One argument of `on:`.
  public struct Predicate: Sendable, Hashable {
    public enum Form: Sendable, Hashable {
      /// `.iOS(.v17, .v18)`.
      case versions(platform: String, [Version])
      /// A name that stands for a predicate: `.supportedVersions`, `Platforms.datePicker`; the last name of it.
      case constant(String)
      /// Anything else.
      case other
    }

    public let form: Form
    /// The token that names the platform or the constant.
    public let nameToken: Int
    /// The whole predicate, without label and comma.
    public let tokens: Range<Int>

    public init(form: Form, nameToken: Int, tokens: Range<Int>) {
      self.form = form
      self.nameToken = nameToken
      self.tokens = tokens
    }
  }

  /// One argument of a platform: `.v17`, `.v17...`.
  public struct Version: Sendable, Hashable {
    public enum Form: Sendable, Hashable {
      /// `.v17`.
      case single
      /// `.v17...`.
      case from
      /// Anything else; the member is empty.
      case other
    }

    public let form: Form
    /// `v17`; of a range its lower bound.
    public let member: String
    public let tokens: Range<Int>

    public init(form: Form, member: String, tokens: Range<Int>) {
      self.form = form
      self.member = member
      self.tokens = tokens
    }
  }

  /// What runs with the native object.
  public enum Customization: Sendable, Hashable {
    case closure(ClosureExpression)
    /// A function, method or stored closure by name.
    case reference(Range<Int>)
    case none
  }

  public let api: API
  /// The name of the call: `introspect`.
  public let nameToken: Int
  /// From the dot, or the name without one, to the end of the last argument or trailing closure.
  public let tokens: Range<Int>
  /// In the parentheses.
  public let arguments: [Argument]
  public let trailingClosures: [Argument]
  /// Only for `introspect`, and only where it is written as an implicit member.
  public let viewType: ViewType?
  /// What stands in `on:`.
  public let predicates: [Predicate]
  /// The value of `scope:`.
  public let scope: Range<Int>?
  public let customization: Customization
  /// The period before the name; nil for a call on an implicit `self`.
  public let period: Int?
  /// The first token of the chain: equal for all calls of one chain, `#if` branches included.
  public let chainStart: Int
  /// The innermost declaration around it, by index.
  public let enclosing: Int?
  /// The `#if` branches around it, outermost first.
  public let branches: [ConditionalBranch]
  /// What `#available` and `@available` say of the place.
  public let availability: [AvailabilityCondition]

  public init(
    api: API, nameToken: Int, tokens: Range<Int>, arguments: [Argument], trailingClosures: [Argument],
    viewType: ViewType?, predicates: [Predicate], scope: Range<Int>?, customization: Customization,
    period: Int?, chainStart: Int, enclosing: Int?, branches: [ConditionalBranch],
    availability: [AvailabilityCondition]
  ) {
    self.api = api
    self.nameToken = nameToken
    self.tokens = tokens
    self.arguments = arguments
    self.trailingClosures = trailingClosures
    self.viewType = viewType
    self.predicates = predicates
    self.scope = scope
    self.customization = customization
    self.period = period
    self.chainStart = chainStart
    self.enclosing = enclosing
    self.branches = branches
    self.availability = availability
  }
}
