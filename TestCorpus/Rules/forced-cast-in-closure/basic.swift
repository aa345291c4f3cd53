import SwiftUI
import SwiftUIIntrospect

struct Forced: View {
  var body: some View {
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        scrollView.superview!.clipsToBounds = false // expect: forced-cast-in-closure@20 "'superview!' crashes when there is none"
        let container = scrollView.superview!.superview! // expect: forced-cast-in-closure@47
        container.backgroundColor = .clear
        scrollView.subviews[0].backgroundColor = .red // expect: forced-cast-in-closure@20 "'subviews[0]' crashes when there are fewer"
        scrollView.subviews[scrollView.subviews.count - 1].isHidden = true // expect: forced-cast-in-closure
        scrollView.subviews.first!.isHidden = true // expect: forced-cast-in-closure@29 "'first!'"
        let list = scrollView as! UITableView // expect: forced-cast-in-closure@31 "'as! UITableView' crashes when the object is of another class"
        list.separatorStyle = .none
        (scrollView.superview as! Container).isOpen = true // expect: forced-cast-in-closure
        (scrollView as? UICollectionView)!.allowsSelection = false // expect: forced-cast-in-closure
        try! scrollView.attach() // expect: forced-cast-in-closure@9 "'try!' crashes when the call throws"
      }
    // Through the position of the parameter, a local, and what a loop goes over.
    TabView {}
      .introspect(.tabView, on: .iOS(.v26, .v27)) {
        $0.tabBar.items![2].isEnabled = false // expect: forced-cast-in-closure@19
        $0.viewControllers?[0].title = "Home" // expect: forced-cast-in-closure
      }
    TabView {}
      .introspect(.tabView, on: .iOS(.v26, .v27)) { (controller) in
        let bars = controller.view.subviews
        bars[1].isHidden = true // expect: forced-cast-in-closure@9 "'bars[1]'"
        for view in bars { view.layer.sublayers!.removeAll() } // expect: forced-cast-in-closure
        controller.children.forEach { ($0 as! UINavigationController).navigationBar.isHidden = true } // expect: forced-cast-in-closure
      }
    // A main-queue turn later it crashes as well.
    List {}
      .introspect(.list, on: .macOS(.v26, .v27)) { tableView in
        DispatchQueue.main.async {
          tableView.enclosingScrollView!.drawsBackground = false // expect: forced-cast-in-closure
        }
      }
    // A condition on something else checks nothing, and neither does one that comes later.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        if scrollView.window != nil {
          scrollView.superview!.tag = 1 // expect: forced-cast-in-closure
        }
        guard scrollView.superview!.superview != nil, scrollView.viewWithTag(3)!.tag == 1 else { return } // expect: forced-cast-in-closure
        guard scrollView.superview != nil, scrollView.viewWithTag(3) != nil else { return }
        scrollView.subviews[0].tag = 2 // expect: forced-cast-in-closure
      }
    // What was taken before has crashed there already.
    List {}
      .introspect(.list, on: .macOS(.v26, .v27)) { tableView in
        tableView.enclosingScrollView!.drawsBackground = false // expect: forced-cast-in-closure
        tableView.enclosingScrollView!.borderType = .noBorder
        let scrollView = tableView.enclosingScrollView
        scrollView!.hasVerticalScroller = false
      }
    // Several in one statement are several.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        scrollView.superview!.tag = scrollView.window!.subviews.count // expect: forced-cast-in-closure@20, forced-cast-in-closure@48
      }
  }
}

struct Home: View {
  var body: some View {
    HomeView()
      .extract(UIScrollView.self) { view in
        view.superview!.clipsToBounds = false // expect: forced-cast-in-closure
      }
  }
}
