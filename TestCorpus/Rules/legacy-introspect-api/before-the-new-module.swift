// settings: library 0.3.1
import Introspect
import SwiftUI

// expect-none

// There is nothing to move to yet.
let scroll = ScrollView { rows }
  .introspectScrollView { $0.bounces = false }
