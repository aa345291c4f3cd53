import SwiftUI
import SwiftUIIntrospect

struct Empty: View {
  var body: some View {
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { _ in } // expect: empty-customization@54 "does nothing with it"
      .introspect(.scrollView, on: .macOS(.v26, .v27)) {_ in} // expect: empty-customization
    List {}
      .introspect(.list, on: .iOS(.v26, .v27)) { list in // expect: empty-customization
        // list.backgroundColor = .clear
      }
    List {}
      .introspect(.list, on: .iOS(.v26, .v27), customize: { print($0) }) // expect: empty-customization@59 "only prints it"
    HomeView()
      .extract(UITabBar.self) { bar in // expect: empty-customization
        print("found", bar, type(of: bar), bar.items ?? [])
        debugPrint(bar.subviews.count)
        dump(bar)
      }
    TabView {}
      .introspect(.tabView, on: .iOS(.v26, .v27)) { controller in // expect: empty-customization
        #if DEBUG
          NSLog("%@", controller)
        #endif
        _ = controller
        return
      }
  }
}

struct Referred: View {
  var body: some View {
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27), customize: tune) // expect: empty-customization@65
  }

  private func tune(_ scrollView: UIScrollView) {}
}
