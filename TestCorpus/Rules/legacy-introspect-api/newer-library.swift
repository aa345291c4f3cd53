// does not compile: methods that the library of that time has no more
// settings: library 26.0.1
import SwiftUI
import SwiftUIIntrospect

// expect-none

// That release has no such method, and nothing here imports the old module: another package must have it.
let scroll = ScrollView { rows }
  .introspectScrollView { $0.bounces = false }
