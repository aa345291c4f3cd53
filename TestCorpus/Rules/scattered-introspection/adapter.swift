// settings: adapters Sources/Introspection/** adapter*.swift
import SwiftUI
import SwiftUIIntrospect

// expect-none

extension View {
  func bounceless() -> some View {
    introspect(.scrollView, on: .iOS(.v26, .v27)) { $0.bounces = false }
  }
}
