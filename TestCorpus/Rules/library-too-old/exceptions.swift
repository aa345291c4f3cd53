// settings: library 1.2.0
import SwiftUI
import SwiftUIIntrospect

// 1.2.0 brought iOS 18 to all forms but one.
let map = Map()
  .introspect(.map, on: .iOS(.v16, .v17, .v18)) { $0.isRotateEnabled = false }  // expect: library-too-old@42 "'.v18' of '.map' came with SwiftUI Introspect 1.3.0"
