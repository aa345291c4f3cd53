import SwiftUI
import SwiftUIIntrospect

final class Reached: ObservableObject {
  var scrollView: UIScrollView?
  public fileprivate(set) var window: UIWindow!
  @Published var published: UIScrollView?
  // What cannot be nil cannot be weak.
  var list = UIScrollView()
}

struct Reaching: View {
  @StateObject private var reached = Reached()
  @State private var scrollView: UIScrollView?

  var body: some View {
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        reached.scrollView = scrollView // expect: stored-native-view
        reached.window = scrollView.window // expect: stored-native-view
        reached.published = scrollView // expect: stored-native-view
        reached.list = scrollView // expect: stored-native-view
        self.scrollView = scrollView // expect: stored-native-view
      }
  }
}
