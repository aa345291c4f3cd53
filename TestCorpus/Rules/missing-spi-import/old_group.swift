// does not compile: the group has another name
import SwiftUI
@_spi(Internals) import SwiftUIIntrospect

// expect-none

// Up to 0.7.0 the group of these was another one.
extension iOSViewVersion<TextFieldType, UITextField> {
  static let v15AndLater = Self(for: .v15, selector: selector)

  private static var selector: IntrospectionSelector<UITextField> { .default }
}
