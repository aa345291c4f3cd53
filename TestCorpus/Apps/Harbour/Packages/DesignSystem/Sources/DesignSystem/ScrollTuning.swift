import SwiftUI
import SwiftUIIntrospect // expect: missing-spi-import

extension View {
  /// Makes the scroll view inside stop early.
  public func stopsEarly() -> some View {
    #if os(iOS)
      introspect(.scrollView, on: .iOS(.v16...)) { $0.decelerationRate = .fast }
    #else
      self
    #endif
  }
}
