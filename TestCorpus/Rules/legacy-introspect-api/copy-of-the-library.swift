// does not compile: methods that are not declared here
import SwiftUI

// expect-none

// The project holds a copy of the library, and knows best what is in it.
public enum PlatformViewVersion {}

let scroll = ScrollView { rows }
  .introspectScrollView { $0.bounces = false }
