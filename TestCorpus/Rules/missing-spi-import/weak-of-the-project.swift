// does not compile: a property wrapper that is not declared here
// expect-none
import SwiftUI
import SwiftUIIntrospect

@propertyWrapper
struct Weak<Value: AnyObject> {
  weak var wrappedValue: Value?
}

struct Feed: View {
  @Weak private var scrollView: UIScrollView?
}
