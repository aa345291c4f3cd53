import SwiftUI
import SwiftUIIntrospect

struct Early: View {
  @State private var height: CGFloat = 0
  let model: FeedModel

  var body: some View {
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        scrollView.contentInset.bottom = scrollView.bounds.height / 2 // expect: early-layout-read@53 "'bounds' is read while the view updates"
        let width = scrollView.frame.size.width // expect: early-layout-read@32
        scrollView.contentInset.left = width
        model.height = scrollView.contentSize.height // expect: early-layout-read
        model.update(inset: scrollView.safeAreaInsets.top) // expect: early-layout-read
        scrollView.subviews.forEach { $0.tag = Int($0.frame.maxY) } // expect: early-layout-read
      }
    // One for a statement, whatever it reads; what is written is not read.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) {
        $0.contentInset.top = $0.bounds.height - $0.contentSize.height // expect: early-layout-read@34
        $0.frame.size.height = 20
        $0.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      }
    // Through the native object.
    TabView {}
      .introspect(.tabView, on: .iOS(.v26, .v27)) { controller in
        let bar = controller.tabBar
        model.barHeight = bar.frame.height // expect: early-layout-read
        model.gradient.frame = controller.view.bounds // expect: early-layout-read
      }
    // `withAnimation` runs at once.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        withAnimation { model.height = scrollView.bounds.height } // expect: early-layout-read
      }
  }
}
