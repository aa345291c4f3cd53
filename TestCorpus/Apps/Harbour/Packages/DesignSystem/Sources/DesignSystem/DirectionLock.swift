import SwiftUI
@_spi(Advanced) import SwiftUIIntrospect

extension View {
  /// A library may leave its lists open.
  public func locksDirection() -> some View {
    #if os(iOS)
      introspect(.scrollView, on: .iOS(.v16...)) { $0.isDirectionalLockEnabled = true }
    #elseif os(macOS)
      introspect(.scrollView, on: .macOS(.v13...)) { $0.usesPredominantAxisScrolling = true }
    #endif
  }
}
