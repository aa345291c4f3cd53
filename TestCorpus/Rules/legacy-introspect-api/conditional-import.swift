import SwiftUI
#if canImport(Introspect)
  import Introspect
#endif

// The condition would have to change too.
let stepper = Stepper("Pages", value: $pages)
  .introspectStepper { (stepper: UIStepper) in stepper.wraps = true }  // expect: legacy-introspect-api@4
