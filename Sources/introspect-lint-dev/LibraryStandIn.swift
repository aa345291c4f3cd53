import IntrospectFacts

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Writes the public interfaces of SwiftUI Introspect as the registry knows them, as `.swiftinterface` files: of the
/// module `SwiftUIIntrospect` at its newest release, and of the older `Introspect`.
///
/// With the hand-written interfaces of SwiftUI, UIKit and AppKit under `Tests/StandIns`, they let the corpus and the
/// fixed files be type-checked on a machine that has none of these frameworks.
func writeLibraryStandIns(_ arguments: [String]) -> Int32 {
  guard let folder = arguments.first, arguments.count == 1 else {
    writeError("usage: introspect-lint-dev library-stand-ins FOLDER\n")
    return 2
  }
  do {
    let registry = Registry.current
    for (name, text) in [
      // Members behind an SPI stand in private interfaces only.
      ("SwiftUIIntrospect.private.swiftinterface", LibraryStandIn(registry: registry).text),
      ("SwiftUIIntrospect.swiftinterface", LibraryStandIn(registry: registry).text),
      ("Introspect.swiftinterface", LegacyStandIn(methods: registry.legacyMethods).text),
    ] {
      try Data(text.utf8).write(to: URL(filePath: "\(folder)/\(name)"))
    }
    return 0
  } catch {
    writeError("introspect-lint-dev: error: cannot write to \(folder): \(error)\n")
    return 2
  }
}

/// The interface of the library's newest release. The members behind an SPI are written too, with their group, so the
/// file has to be named as a private interface.
struct LibraryStandIn {
  let registry: Registry

  var text: String {
    ([Self.head] + types + members + constants).joined(separator: "\n")
  }

  /// A struct for each view type, and the enumerations that its form's argument takes.
  private var types: [String] {
    var written: Set<String> = []
    return registry.viewTypes.compactMap { facts in
      guard written.insert(facts.swiftType).inserted else { return nil }
      let arguments = registry.viewTypes.filter { $0.swiftType == facts.swiftType }.compactMap(Argument.init)
      let lists = arguments.map { argument in
        "  public enum \(argument.typeName) : Swift.Sendable {\n    case \(argument.value)\n  }\n"
      }
      return """
        @MainActor public struct \(facts.swiftType) : IntrospectableViewType {
        \(lists.joined())}

        """
    }
  }

  /// The static member or function that a call site names.
  private var members: [String] {
    registry.viewTypes.map { facts in
      let declaration =
        if let argument = Argument(facts) {
          "func \(facts.member)(\(argument.label): \(facts.swiftType).\(argument.typeName)) -> \(facts.swiftType)"
        } else {
          "var \(facts.member): \(facts.swiftType) { get }"
        }
      return """
        extension IntrospectableViewType where Self == \(facts.swiftType) {
        \(facts.withdrawal == nil ? "" : "  @available(*, unavailable)\n")\
          @MainActor public static \(declaration)
        }

        """
    }
  }

  /// The version constants, by type, platform and native class.
  private var constants: [String] {
    var written: Set<String> = []
    return registry.viewTypes.filter { written.insert($0.swiftType).inserted }.flatMap { facts in
      facts.spans.flatMap { span in
        span.nativeClasses.map { native in extension_(of: facts, span, native) }
      }
    }
  }

  private func extension_(of facts: ViewTypeFacts, _ span: NativeSpan, _ native: String) -> String {
    let version = "\(span.platform.name)Version"
    let marks =
      (span.isAvailable ? "" : "  @available(*, unavailable)\n")
      + (span.disfavoredClass == native ? "  @_disfavoredOverload\n" : "")
    let constants = span.versions.map { marks + "  @MainActor public static var \($0.memberName): Self { get }\n" }
    return """
      extension PlatformViewVersion where Version == \(version), SwiftUIViewType == \(facts.swiftType), \
      PlatformSpecificEntity == \(native) {
      \(constants.joined())}

      """
  }

  /// `style: .plain` of a form.
  private struct Argument {
    let label: String
    let value: String

    /// `Style`.
    var typeName: String { label.prefix(1).uppercased() + label.dropFirst() }

    init?(_ facts: ViewTypeFacts) {
      let parts = facts.callForm.split { "(): .".contains($0) }.map(String.init)
      guard parts.count == 3 else { return nil }
      label = parts[1]
      value = parts[2] == "switch" ? "`switch`" : parts[2]
    }
  }

  private static let head = """
    // swift-interface-format-version: 1.0
    // swift-module-flags: -module-name SwiftUIIntrospect -enable-objc-interop \
    -disable-objc-attr-requires-foundation-module -swift-version 5
    import Swift
    import _Concurrency
    import AVKit
    import AuthenticationServices
    import MapKit
    import SwiftUI
    import WebKit

    public struct IntrospectionScope : Swift.OptionSet, Swift.Sendable {
      public static let receiver: IntrospectionScope
      public static let ancestor: IntrospectionScope
      @_spi(Internals) public let rawValue: Swift.UInt
      @_spi(Internals) public init(rawValue: Swift.UInt)
    }

    extension SwiftUI.View {
      @MainActor public func introspect<SwiftUIViewType, PlatformSpecificEntity>(
        _ viewType: SwiftUIViewType, on platforms: PlatformViewVersionPredicate<SwiftUIViewType, PlatformSpecificEntity>...,
        scope: IntrospectionScope? = nil, customize: @escaping (PlatformSpecificEntity) -> Swift.Void
      ) -> some SwiftUI.View where SwiftUIViewType : IntrospectableViewType, PlatformSpecificEntity : PlatformEntity
    }

    @MainActor public protocol PlatformEntity : Swift.AnyObject {
    }

    extension UIKit.UIView : PlatformEntity {
    }

    extension UIKit.UIViewController : PlatformEntity {
    }

    extension UIKit.UIPresentationController : PlatformEntity {
    }

    extension AppKit.NSView : PlatformEntity {
    }

    extension AppKit.NSViewController : PlatformEntity {
    }

    extension AppKit.NSWindow : PlatformEntity {
    }

    @MainActor public protocol IntrospectableViewType {
      var scope: IntrospectionScope { get }
    }

    extension IntrospectableViewType {
      public var scope: IntrospectionScope { get }
    }

    public protocol PlatformVersion : Swift.Sendable {
    }

    @_spi(Internals) public enum PlatformVersionCondition : Swift.Sendable {
      case past
      case current
      case future
    }

    """
    + Platform.allCases.map { platform in
      """

      public struct \(platform.name)Version : PlatformVersion {
        @_spi(Internals) public init(condition: () -> PlatformVersionCondition?)
      \(platform.versions.map { "  public static let \($0.memberName): \(platform.name)Version\n" }.joined())}

      public typealias \(platform.name)ViewVersion<SwiftUIViewType, PlatformSpecificEntity> = \
      PlatformViewVersion<\(platform.name)Version, SwiftUIViewType, PlatformSpecificEntity> \
      where SwiftUIViewType : IntrospectableViewType, PlatformSpecificEntity : PlatformEntity

      extension PlatformViewVersionPredicate {
        public static func \(platform.name)(
          _ versions: \(platform.name)ViewVersion<SwiftUIViewType, PlatformSpecificEntity>...
        ) -> PlatformViewVersionPredicate<SwiftUIViewType, PlatformSpecificEntity>
        @_spi(Advanced) public static func \(platform.name)(
          _ versions: Swift.PartialRangeFrom<\(platform.name)ViewVersion<SwiftUIViewType, PlatformSpecificEntity>>
        ) -> PlatformViewVersionPredicate<SwiftUIViewType, PlatformSpecificEntity>
      }

      """
    }.joined() + """

      @MainActor public struct PlatformViewVersionPredicate<SwiftUIViewType, PlatformSpecificEntity>
        where SwiftUIViewType : IntrospectableViewType, PlatformSpecificEntity : PlatformEntity {
      }

      @MainActor public enum PlatformViewVersion<Version, SwiftUIViewType, PlatformSpecificEntity> :
        Swift.Sendable where Version : PlatformVersion, SwiftUIViewType : IntrospectableViewType,
        PlatformSpecificEntity : PlatformEntity {
        @_spi(Advanced) public init(for version: Version, selector: IntrospectionSelector<PlatformSpecificEntity>? = nil)
        @_spi(Advanced) public static func unavailable() -> PlatformViewVersion<Version, SwiftUIViewType, PlatformSpecificEntity>
      }

      extension PlatformViewVersion : Swift.Comparable {
        nonisolated public static func == (lhs: Self, rhs: Self) -> Swift.Bool
        nonisolated public static func < (lhs: Self, rhs: Self) -> Swift.Bool
      }

      @_spi(Advanced) @MainActor public struct IntrospectionSelector<Target> where Target : PlatformEntity {
        public static var `default`: IntrospectionSelector<Target> { get }
        public static func from<Entry>(
          _ entryType: Entry.Type, selector: @escaping @MainActor (Entry) -> Target?
        ) -> IntrospectionSelector<Target> where Entry : PlatformEntity
        public func withReceiverSelector(
          _ selector: @escaping @MainActor (UIKit.UIViewController) -> Target?
        ) -> IntrospectionSelector<Target>
        public func withAncestorSelector(
          _ selector: @escaping @MainActor (UIKit.UIViewController) -> Target?
        ) -> IntrospectionSelector<Target>
      }

      @_spi(Advanced) @propertyWrapper public final class Weak<T> where T : AnyObject {
        public init(wrappedValue: T? = nil)
        public var wrappedValue: T? { get set }
      }

      """
}

/// The interface of the module `Introspect`, at its last release.
struct LegacyStandIn {
  let methods: [LegacyMethod]

  var text: String {
    let declarations = methods.map { method in
      let parameters = method.nativeClasses.joined(separator: ", ")
      return "  public func \(method.name)(customize: @escaping (\(parameters)) -> Swift.Void) -> some SwiftUI.View\n"
    }
    return """
      // swift-interface-format-version: 1.0
      // swift-module-flags: -module-name Introspect -enable-objc-interop \
      -disable-objc-attr-requires-foundation-module -swift-version 5
      import Swift
      import _Concurrency
      import MapKit
      import SwiftUI

      extension SwiftUI.View {
      \(declarations.joined())\
        public func inject<Injected>(_ view: Injected) -> some SwiftUI.View where Injected : SwiftUI.View
        public func introspect<Target>(
          selector: @escaping (UIKitIntrospectionView) -> Target?, customize: @escaping (Target) -> Swift.Void
        ) -> some SwiftUI.View where Target : UIKit.UIView
      }

      open class UIKitIntrospectionView : UIKit.UIView {
      }

      public enum TargetViewSelector {
        public static func siblingContaining<Target>(from entry: UIKitIntrospectionView) -> Target? where Target : UIKit.UIView
        public static func siblingOfType<Target>(from entry: UIKitIntrospectionView) -> Target? where Target : UIKit.UIView
        public static func ancestorOrSiblingContaining<Target>(from entry: UIKitIntrospectionView) -> Target?
          where Target : UIKit.UIView
      }

      """
  }
}
