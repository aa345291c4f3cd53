// expect-none
import SwiftUI
import SwiftUIIntrospect
import Toolbox

struct Feed: View {
  @Weak private var scrollView: UIScrollView?
}
