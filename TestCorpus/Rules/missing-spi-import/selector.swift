// does not compile: the SPI import is missing
import SwiftUI
import SwiftUIIntrospect  // expect: missing-spi-import "version initialisers such as 'Self(for:)'"

struct RulerType: IntrospectableViewType {}

extension IntrospectableViewType where Self == RulerType {
  static var ruler: Self { .init() }
}

extension iOSViewVersion<RulerType, UIView> {
  static let v17 = Self(for: .v17, selector: selector)

  private static var selector: IntrospectionSelector<UIView> { .default }
}
