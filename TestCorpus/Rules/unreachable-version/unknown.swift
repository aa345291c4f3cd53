import SwiftUI
import SwiftUIIntrospect

// expect-none

// Nothing is known of the deployment target.
let scroll = ScrollView { rows }
  .introspect(.scrollView, on: .iOS(.v13, .v14, .v15, .v16, .v17, .v18, .v26, .v27)) { $0.bounces = false }
