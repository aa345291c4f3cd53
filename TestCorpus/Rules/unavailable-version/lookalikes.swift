// does not compile: versions that do not exist
@_spi(Advanced) import SwiftUIIntrospect
import SwiftUI

// expect-none
// introspect-lint:disable:file open-ended-range -- only its beginning matters here

struct Available: View {
  @State private var text = ""

  var body: some View {
    VStack {
      NavigationStack { Text("a") }
        .introspect(.navigationStack, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { $0.hidesBarsOnSwipe = true }

      // What is too new here is known elsewhere: the versions of a platform are its own.
      TextEditor(text: $text)
        .introspect(.textEditor, on: .iOS(.v14...), .visionOS(.v1, .v2, .v26, .v27)) { $0.spellCheckingType = .no }

      // Newer than the registry.
      TextEditor(text: $text)
        .introspect(.textEditor, on: .iOS(.v27, .v28)) { $0.spellCheckingType = .no }

      // A constant that the project adds to a type of the library.
      NavigationStack { Text("b") }
        .introspect(.navigationStack, on: .iOS(.v15, .v16, .v17, .v18, .v26, .v27)) { $0.hidesBarsOnSwipe = true }

      // The project's own view types, with the versions that it declares for each, or for all of them.
      Ruler().introspect(.ruler, on: .iOS(.v15, .v99)) { $0.isOpaque = true }
      Gauge(value: 1) { Text("c") }.introspect(.dial(style: .round), on: .tvOS(.v13)) { $0.isOpaque = true }

      // Excluded by its branch.
      #if os(visionOS)
        TextEditor(text: $text).introspect(.textEditor, on: .iOS(.v13)) { $0.spellCheckingType = .no }
      #endif
    }
  }
}

extension iOSViewVersion<NavigationStackType, UINavigationController> {
  static let v15 = Self(for: .v15)
}

struct RulerType: IntrospectableViewType {}
struct DialType: IntrospectableViewType {}

extension IntrospectableViewType where Self == RulerType {
  static var ruler: Self { .init() }
}

extension IntrospectableViewType where Self == DialType {
  static func dial(style: Style) -> Self { .init() }
}

extension iOSViewVersion<RulerType, UIView> {
  static let v15 = Self(for: .v15)
  static let v99 = Self(for: .v15)
}
