// does not compile: a property wrapper takes one variable
// settings: library 0.6.3
@_spi(Advanced) import SwiftUIIntrospect

// One attribute is one place, however many variables it stands before.
struct TwoAtOnce {
  @SwiftUIIntrospect.Weak var first: UIView?, second: UIView?  // expect: library-too-old@3 "'@Weak' came with"
}
