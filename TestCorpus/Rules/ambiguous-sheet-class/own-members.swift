import SwiftUI
import SwiftUIIntrospect

// expect-none

extension UIPresentationController {
  var prefersGrabberVisible: Bool { get { false } set {} }
}

let panel = FilterPanel()
  .introspect(.sheet, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { $0.prefersGrabberVisible = true }
