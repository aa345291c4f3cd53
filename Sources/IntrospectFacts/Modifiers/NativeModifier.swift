/// A member of a native object whose work a SwiftUI modifier or argument does too.
public struct NativeModifier: Sendable, Hashable {
  /// Which uses of the member are meant.
  public enum Condition: Sendable, Hashable {
    /// Every assignment or call.
    case any
    /// The value assigned, or the first argument, is one of these literals: `false`, `.onDrag`, `nil`. A leading dot
    /// may have the name of the type before it.
    case equals([String])
    /// The value assigned is no literal.
    case expression
    /// The value assigned is a new object of this class.
    case newObject(String)
    /// The member is read.
    case reading
    /// The value or an argument names this: a class of recogniser, a control event, an option.
    case mentioning(String)
    /// This option is taken out of the property.
    case removing(String)
    /// The value is `false` or the like, and the closure gives the same to the other member too.
    case together(with: String, equals: String)
    /// The object assigned is there for these delegate methods. Cannot be told from the assignment.
    case callback([String])
    /// What it is done for, in words that may follow the member. Cannot be told from the assignment.
    case purpose(String)
  }

  /// The call form without its dot: `list`; a plain one stands for all its forms.
  public let viewType: String
  /// The class that has the first name of the path.
  public let nativeClass: String
  /// The names that lead from the native object to the member, without labels: `["tabBar", "isHidden"]`.
  public let path: [String]
  /// The last name with its labels: `setOn(_:animated:)`; without parentheses for a property.
  public let fullName: String
  public let condition: Condition
  /// What does the same, code in single quotes; it may follow "use".
  public let replacement: String
  /// Since when.
  public let availability: ModifierAvailability
  /// Whether it is written on the scene, where a closure's view cannot put it.
  public let isOnScene: Bool
  /// Whether it does all that the member does.
  public let isComplete: Bool
  /// What a user should know, a clause.
  public let note: String?
  public let confidence: FactConfidence
  /// Whether the versions were read in Apple's documentation; otherwise those of tvOS and visionOS are hints.
  public let isDocumented: Bool

  /// The base name: `setOn`.
  public var member: String { path[path.count - 1] }

  /// Whether the member is a method.
  public var isMethod: Bool { fullName.last == ")" }

  /// Whether the tokens of a closure can tell that the condition holds.
  public var isDecidable: Bool {
    switch condition {
    case .any, .equals, .expression, .newObject, .reading, .mentioning, .removing, .together: true
    case .callback, .purpose: false
    }
  }

  /// Whether it is sure that the modifier replaces the member wholly, wherever the condition holds.
  public var isFullReplacement: Bool { isComplete && confidence == .high && isDecidable }
}

// MARK: - How facts are written

extension NativeModifier {
  /// What one or more members of one class have in common.
  struct Entry {
    let members: [String]
    let condition: Condition
    let replacement: String
    let availability: ModifierAvailability
    let isOnScene: Bool
    let isPartial: Bool
    let confidence: FactConfidence
    let isDocumented: Bool
    let note: String?

    // Kept out of line: inlined into every fact, it nearly doubles the time that an optimized build takes.
    @inline(never)
    init(
      _ members: [String], _ condition: Condition, _ replacement: String, _ availability: ModifierAvailability,
      onScene isOnScene: Bool = false, isPartial: Bool = false, _ confidence: FactConfidence = .high,
      isDocumented: Bool = false, note: String? = nil
    ) {
      self.members = members
      self.condition = condition
      self.replacement = replacement
      self.availability = availability
      self.isOnScene = isOnScene
      self.isPartial = isPartial
      self.confidence = confidence
      self.isDocumented = isDocumented
      self.note = note
    }

    /// An entry for every use of the members.
    @inline(never)
    init(
      _ members: [String], _ replacement: String, _ availability: ModifierAvailability, onScene isOnScene: Bool = false,
      isPartial: Bool = false, _ confidence: FactConfidence = .high, isDocumented: Bool = false, note: String? = nil
    ) {
      self.init(
        members, .any, replacement, availability, onScene: isOnScene, isPartial: isPartial, confidence,
        isDocumented: isDocumented, note: note)
    }
  }

  /// One fact for each view type, class and member.
  static func replacing(_ viewTypes: [String], _ classes: [String], _ entries: [Entry]) -> [NativeModifier] {
    viewTypes.flatMap { viewType in
      classes.flatMap { nativeClass in
        entries.flatMap { entry in
          entry.members.map { NativeModifier(viewType: viewType, nativeClass: nativeClass, member: $0, entry) }
        }
      }
    }
  }

  /// `member` is a path, its names separated by dots, the last one with its labels: `tabBar.setItems(_:animated:)`.
  private init(viewType: String, nativeClass: String, member: String, _ entry: Entry) {
    let names = member.prefix { $0 != "(" }.split(separator: ".").map { String($0) }
    self.viewType = viewType
    self.nativeClass = nativeClass
    self.path = names
    self.fullName = names[names.count - 1] + member.drop { $0 != "(" }
    self.condition = entry.condition
    self.replacement = entry.replacement
    self.availability = entry.availability
    self.isOnScene = entry.isOnScene
    self.isComplete = !entry.isPartial
    self.note = entry.note
    self.confidence = entry.confidence
    self.isDocumented = entry.isDocumented
  }
}
