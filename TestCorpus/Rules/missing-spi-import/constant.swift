// does not compile: the SPI import is missing
import SwiftUI
import SwiftUIIntrospect  // expect: missing-spi-import "ranges such as '.v17...'"

extension PlatformViewVersionPredicate<WindowType, UIWindow> {
  static var supportedVersions: Self { .iOS(.v17...) }  // expect: open-ended-range
}
