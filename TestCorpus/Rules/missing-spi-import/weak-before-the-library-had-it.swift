// does not compile: the library of that time has no @Weak
// settings: library 0.11.0
// expect-none
import SwiftUI
import SwiftUIIntrospect

struct Feed: View {
  @Weak private var scrollView: UIScrollView?
}
