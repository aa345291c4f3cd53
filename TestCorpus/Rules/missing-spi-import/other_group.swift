// does not compile: the group is another one
import SwiftUI
@_spi(Internals) import SwiftUIIntrospect  // expect: missing-spi-import "ranges such as '.v15...'"

extension View {
  func quiet() -> some View {
    introspect(.scrollView, on: .iOS(.v15...)) { $0.bounces = false }  // expect: open-ended-range
  }
}
