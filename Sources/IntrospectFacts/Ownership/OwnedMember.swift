/// A member of a native object that SwiftUI, UIKit or AppKit uses itself, so that writing it breaks something.
///
/// That SwiftUI uses it is sure where `confidence` is high; what exactly breaks differs between releases.
public struct OwnedMember: Sendable, Hashable {
  /// What the member is for.
  public enum Role: Sendable, Hashable {
    /// Whom the object reports to: a delegate, or target and action.
    case delegate
    case dataSource
    case layout
    /// The views, controllers and items that it shows.
    case content
    /// A value that a binding or an argument of the SwiftUI view writes.
    case boundValue
    case appearance
    case behaviour
  }

  /// Which way of using the member is meant.
  public enum Use: Sendable, Hashable {
    case assignment
    /// An assignment of exactly this: `false`, `[]`.
    case assignmentOf(String)
    /// A call; the labels as in `dismiss(animated:completion:)`, `_` for none.
    case call(labels: [String])
    /// A call whatever its arguments are.
    case anyCall
    /// Reading is enough.
    case read
    /// A method or property that a subclass overrides.
    case override
  }

  /// Which native objects are meant.
  public enum Subject: Sendable, Hashable {
    /// What an introspection or a probe hands over.
    case introspected
    /// What a representable makes.
    case represented
    /// A host of SwiftUI views.
    case host
  }

  public enum Severity: Int, Sendable, Hashable, Comparable {
    case note, warning, error

    public static func < (left: Severity, right: Severity) -> Bool { left.rawValue < right.rawValue }
  }

  /// The view types that it holds for, as call forms without their dot: `list`, `tabView(style: .page)`; a plain one
  /// stands for all its forms. Empty for any.
  public let viewTypes: [String]
  /// The class that has the first name of the path; it holds for subclasses too.
  public let nativeClass: String
  /// The names that lead from the native object to the member: `["tabBar", "delegate"]`.
  public let path: [String]
  public let use: Use
  public let subject: Subject
  public let role: Role
  /// What it is used for, words that may follow "SwiftUI needs it for" or a colon.
  public let purpose: String
  /// What breaks, a clause.
  public let damage: String
  /// What to do instead, an imperative; empty where nothing else works.
  public let workaround: String
  public let severity: Severity
  public let confidence: FactConfidence

  /// The base name: `delegate`.
  public var member: String { path[path.count - 1] }

  /// Whether overwriting it is a fault beyond doubt: a delegate, a data source, a layout, content or a bound value, and
  /// known for sure.
  public var isClearlyOwned: Bool {
    guard confidence == .high else { return false }
    switch role {
    case .delegate, .dataSource, .layout, .content, .boundValue: return true
    case .appearance, .behaviour: return false
    }
  }
}

// MARK: - How facts are written

extension OwnedMember {
  /// One fact for each class and each path, the names of a path separated by dots: `tabBar.delegate`.
  // Kept out of line: inlined into every fact, it nearly doubles the time that an optimized build takes.
  @inline(never)
  static func owned(
    _ viewTypes: [String], _ classes: [String], _ paths: [String], _ role: Role, use: Use = .assignment,
    subject: Subject = .introspected, for purpose: String, breaks damage: String, instead workaround: String = "",
    _ severity: Severity = .error, _ confidence: FactConfidence = .high
  ) -> [OwnedMember] {
    classes.flatMap { nativeClass in
      paths.map { path in
        OwnedMember(
          viewTypes: viewTypes, nativeClass: nativeClass, path: path.split(separator: ".").map { String($0) }, use: use,
          subject: subject, role: role, purpose: purpose, damage: damage, workaround: workaround, severity: severity,
          confidence: confidence)
      }
    }
  }
}
