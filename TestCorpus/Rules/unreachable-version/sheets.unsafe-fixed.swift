// settings: targets iOS 27
import SwiftUI
import SwiftUIIntrospect

// Without its older versions the list would hand the untyped closure another class.
let panel = FilterPanel()
  .introspect(.sheet, on: .iOS(.v27)) { $0.overrideTraitCollection = nil }  // expect: unreachable-version@32 "'.v26' is"
