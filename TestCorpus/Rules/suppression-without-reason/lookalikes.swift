// expect-none
import SwiftUI
import SwiftUIIntrospect

// introspect-lint:disable:next version-gap -- nobody runs 17
let a = List {}.introspect(.list, on: .iOS(.v16, .v18, .v26, .v27)) { $0.bounces = false }
// introspect-lint:disable version-gap until iOS 28 -- nobody runs 17
let b = List {}.introspect(.list, on: .iOS(.v16, .v18, .v26, .v27)) { $0.bounces = false }
// introspect-lint:enable version-gap
