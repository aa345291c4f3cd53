// does not compile: it imports a module that is not here
import Toolbox
import SwiftUI
import SwiftUIIntrospect  // expect: missing-spi-import

struct Feed: View {
  @SwiftUIIntrospect.Weak private var scrollView: UIScrollView?
}
