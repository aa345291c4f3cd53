// settings: library at least 0.4.0
import SwiftUI
import SwiftUIIntrospect

// expect-none

// What is used at least says nothing of what is used.
let content = Text("a")
  .introspect(.window, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { $0.tintColor = .red }
