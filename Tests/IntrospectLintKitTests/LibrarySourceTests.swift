import IntrospectFacts
import IntrospectLintKit
import IntrospectSyntax
import Testing

struct LibrarySourceTests {
  private func read(_ text: String) -> LibrarySource {
    LibrarySource(reading: [SourceText(path: "Shelf.swift", text: text)])
  }

  @Test("A type, its members and its constants become one set of facts for each spelling")
  func wholeType() throws {
    let library = read(
      """
      /// struct Fake: IntrospectableViewType {}
      public struct ShelfType: IntrospectableViewType {
        public enum Style: Sendable {
          case open
        }
        public var scope: IntrospectionScope { [.receiver, .ancestor] }
      }

      #if !os(visionOS)
      extension IntrospectableViewType where Self == ShelfType {
        public static var shelf: Self { .init() }
        public static func shelf(style: Self.Style) -> Self { .init() }
      }

      #if canImport(UIKit)
      public import UIKit

      extension iOSViewVersion<ShelfType, UITableView> {
        @available(*, unavailable, message: "Shelf isn't available on iOS 13")
        public static let v13 = Self.unavailable()
        public static let v14 = Self(for: .v14)
        public static let v15 = Self(for: .v15, selector: selector)

        private static var selector: IntrospectionSelector<UITableView> {
          .default.withAncestorSelector { $0.superview }
        }
      }
      extension visionOSViewVersion<ShelfType, UITableView> {
        public static let v1 = Self(for: .v1)
      }
      #elseif canImport(AppKit)
      public import AppKit

      extension macOSViewVersion<ShelfType, AppKit.NSTableView> {
        public static let v10_15 = Self(for: .v10_15)
        public static let v11 = Self(for: .v11)
      }
      #endif
      #endif
      """)
    #expect(library.problems.isEmpty)
    #expect(library.viewTypes.map(\.callForm) == ["shelf", "shelf(style: .open)"])
    let shelf = try #require(library.viewTypes.first)
    #expect(shelf.swiftType == "ShelfType")
    #expect(shelf.swiftUIView == "Shelf")
    #expect(shelf.defaultScope == [.receiver, .ancestor])
    #expect(shelf.status(on: .iOS, 13) == .unavailable(reason: "Shelf isn't available on iOS 13"))
    #expect(
      shelf.spans(on: .iOS).last == NativeSpan(.iOS, versions: [14, 15], nativeClasses: ["UITableView"]))
    #expect(
      shelf.spans(on: .macOS)
        == [NativeSpan(.macOS, versions: [OSVersion(10, 15), 11], nativeClasses: ["NSTableView"])])
    #expect(shelf.spans(on: .visionOS).isEmpty)
  }

  @Test("Two classes on one version, one of them disfavored")
  func twoClasses() throws {
    let library = read(
      """
      struct CoverType: IntrospectableViewType {}
      extension IntrospectableViewType where Self == CoverType { static var cover: Self { .init() } }
      extension iOSViewVersion<CoverType, UIPresentationController> {
        public static let v14 = Self(for: .v14)
        public static let v15 = Self(for: .v15)
      }
      #if !os(tvOS)
      @available(iOS 15, *)
      extension iOSViewVersion<CoverType, UISheetPresentationController> {
        @_disfavoredOverload
        public static let v15 = Self(for: .v15)
      }
      #endif
      """)
    let cover = try #require(library.viewTypes.first)
    let both = ["UIPresentationController", "UISheetPresentationController"]
    #expect(
      cover.spans == [
        NativeSpan(.iOS, versions: [14], nativeClasses: ["UIPresentationController"]),
        NativeSpan(
          .iOS, versions: [15], nativeClasses: both, disfavoredClass: "UISheetPresentationController"),
      ])
  }

  @Test("A member marked unavailable is withdrawn")
  func withdrawn() throws {
    let library = read(
      #"""
      public struct LampType: IntrospectableViewType {}
      extension IntrospectableViewType where Self == LampType {
        @available(
          *,
          unavailable,
          message: """
          No lamps
          for now.
          """
        )
        public static var lamp: Self { .init() }
      }
      """#)
    #expect(library.viewTypes.first?.withdrawal == "No lamps for now.")
  }

  @Test("What cannot be put together is told")
  func problems() {
    let library = read(
      """
      struct A: IntrospectableViewType { enum Style { case one, two } }
      extension IntrospectableViewType where Self == A { static func a(style: Self.Style) -> Self { .init() } }
      extension watchOSViewVersion<A, NSObject> { static let v9 = Self(for: .v9) }
      extension iOSViewVersion<B, UIView> { static let v13 = Self(for: .v13) }
      """)
    #expect(library.viewTypes.isEmpty)
    #expect(
      library.problems.map(\.message) == [
        "'watchOSViewVersion' is of a platform that is not known",
        "no single case for the argument of '.a' is declared",
        "no member for 'B' is declared",
      ])
  }

  @Test(
    "Conditions are judged for each platform",
    arguments: [
      ("os(iOS)", [Platform.iOS]), ("!os(iOS)", [.tvOS, .macOS, .visionOS]),
      ("!os(tvOS) && !os(visionOS)", [.iOS, .macOS]), ("os(iOS) || os(macOS) && os(tvOS)", [.iOS]),
      ("(os(iOS) || os(macOS)) && !os(iOS)", [.macOS]), ("canImport(UIKit)", [.iOS, .tvOS, .visionOS]),
      ("canImport(AppKit) && !targetEnvironment(macCatalyst)", [.macOS]), ("canImport(WebKit)", Platform.allCases),
      ("!os(watchOS)", Platform.allCases), ("swift(>=5.9)", Platform.allCases),
    ])
  func conditions(condition: String, platforms: [Platform]) {
    let library = read(
      """
      #if \(condition)
      extension iOSViewVersion<A, X> { static let v13 = Self(for: .v13) }
      extension tvOSViewVersion<A, X> { static let v13 = Self(for: .v13) }
      extension macOSViewVersion<A, X> { static let v13 = Self(for: .v13) }
      extension visionOSViewVersion<A, X> { static let v1 = Self(for: .v1) }
      #endif
      extension IntrospectableViewType where Self == A { static var a: Self { .init() } }
      """)
    #expect(library.viewTypes.first?.platforms == platforms)
  }

  @Test("A registry from a checkout keeps the words and the ages of forms that are known")
  func registry() {
    let library = read(
      """
      public struct ListType: IntrospectableViewType {}
      extension IntrospectableViewType where Self == ListType { public static var list: Self { .init() } }
      extension iOSViewVersion<ListType, UICollectionView> {
        public static let v27 = Self(for: .v27)
        public static let v28 = Self(for: .v28)
      }
      """)
    let registry = library.registry(source: "a checkout")
    let list = registry.viewType(callForm: "list")
    #expect(list?.since(on: .iOS, 27)?.description == "27.0.0-beta.1")
    #expect(list?.since(on: .iOS, 28) == nil)
    #expect(registry.newestVersion(on: .iOS) == 28)
  }

  @Test("A comparison names what is missing, extra and different")
  func comparison() {
    let list = """
      public struct ListType: IntrospectableViewType {}
      extension IntrospectableViewType where Self == ListType { public static var list: Self { .init() } }

      """
    let ours = read(list + "extension iOSViewVersion<ListType, UITableView> { static let v15 = 0 }")
    let theirs = read(
      list + """
        extension iOSViewVersion<ListType, UITableView> { static let v14 = 0 }
        extension iOSViewVersion<ListType, UICollectionView> { static let v15 = 0 }
        struct MapType: IntrospectableViewType {}
        extension IntrospectableViewType where Self == MapType { static var map: Self { .init() } }
        """)
    let comparison = RegistryComparison(
      ours: Registry(viewTypes: ours.viewTypes, source: ""), theirs: Registry(viewTypes: theirs.viewTypes, source: ""))
    #expect(
      comparison.differences.map { "\($0.callForm): \($0.description)" } == [
        "map: the library declares it and the registry does not",
        "list: iOS v14: nothing in the registry, UITableView in the library",
        "list: iOS v15: UITableView in the registry, UICollectionView in the library",
      ])
  }
}
