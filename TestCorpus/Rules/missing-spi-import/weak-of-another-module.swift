// does not compile: it imports a module that is not here
// expect-none
import SwiftUI
import SwiftUIIntrospect
import Toolbox

struct Feed: View {
  @Weak private var scrollView: UIScrollView?
}
