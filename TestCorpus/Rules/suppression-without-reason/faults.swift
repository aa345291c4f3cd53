import SwiftUI
import SwiftUIIntrospect

// introspect-lint:disable:next version-gap
let a = List {}.introspect(.list, on: .iOS(.v16, .v18, .v26, .v27)) { $0.bounces = false } // expect-1: suppression-without-reason@1
// introspect-lint:disable:next version-gap until iOS 28
let b = List {}.introspect(.list, on: .iOS(.v16, .v18, .v26, .v27)) { $0.bounces = false } // expect-1: suppression-without-reason
// introspect-lint:disable:next version-gap --
let c = List {}.introspect(.list, on: .iOS(.v16, .v18, .v26, .v27)) { $0.bounces = false } // expect-1: suppression-without-reason
