/// A class or protocol of Apple's frameworks and the instance members that it declares itself.
///
/// The tables are read only when they are asked: a run that asks nothing of them pays nothing.
public struct NativeClass: Sendable, Hashable {
  public enum Framework: String, Sendable, Hashable {
    case UIKit, AppKit, MapKit, WebKit, AVKit, SwiftUI
  }

  public enum Kind: Sendable, Hashable {
    case `class`
    /// A protocol, or a category on `NSObject`, that classes adopt.
    case `protocol`
  }

  /// `UITextField`.
  public let name: String
  public let kind: Kind
  /// The class above it: `UIControl`; `NSObject` for the roots. Two for a class that has another one on macOS; empty
  /// for a protocol.
  public let superclasses: [String]
  /// The protocols with members that the class itself adopts: `UITextInput`.
  public let protocols: [String]
  public let framework: Framework
  /// The members, separated by blanks and line breaks.
  private let text: String

  // Kept out of line: inlined into every fact, it nearly doubles the time that an optimized build takes.
  @inline(never)
  init(
    _ name: String, inherits superclasses: [String], adopts protocols: [String] = [], _ framework: Framework,
    _ members: String
  ) {
    self.name = name
    self.kind = .class
    self.superclasses = superclasses
    self.protocols = protocols
    self.framework = framework
    self.text = members
  }

  init(_ name: String, _ kind: Kind, _ framework: Framework, _ members: String) {
    self.name = name
    self.kind = kind
    self.superclasses = []
    self.protocols = []
    self.framework = framework
    self.text = members
  }

  /// The instance members declared here, overridden ones included: `font`, `setOn(_:animated:)`.
  public var members: [String] { memberNames.compactMap { String($0) } }

  /// The same, where they stand.
  var memberNames: [Substring.UTF8View] {
    text.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
  }

  /// Every class and protocol that is known.
  public static let all =
    uiKitFoundations + uiKitLists + uiKitTexts + uiKitControls + uiKitControllers + appKitFoundations + appKitLists
    + appKitControls + otherFrameworks
}
