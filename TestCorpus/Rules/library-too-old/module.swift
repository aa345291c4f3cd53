// settings: library 0.3.1
import SwiftUI
import SwiftUIIntrospect  // expect: library-too-old@1 "the module 'SwiftUIIntrospect' came with SwiftUI Introspect 0.4.0"

let scroll = ScrollView { rows }
  .introspect(.scrollView, on: .iOS(.v15, .v16)) { $0.bounces = false }
