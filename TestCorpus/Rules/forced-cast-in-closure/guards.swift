// expect-none
import SwiftUI
import SwiftUIIntrospect

/// The code looks before it takes.
struct Checked: View {
  var body: some View {
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        if scrollView.superview != nil {
          scrollView.superview!.clipsToBounds = false
        }
        if scrollView.subviews.count > 1 {
          scrollView.subviews[1].backgroundColor = .red
        }
        if scrollView.subviews.isEmpty { print("none") } else { scrollView.subviews[0].tag = 1 }
        if scrollView.subviews.indices.contains(2) { scrollView.subviews[2].tag = 1 }
        if !scrollView.subviews.isEmpty { scrollView.subviews.first!.tag = 1 }
        if scrollView is UITableView { (scrollView as! UITableView).separatorStyle = .none }
        let isOpen = scrollView.superview != nil && scrollView.superview!.tag == 1
        let tag = scrollView.superview == nil ? 0 : scrollView.superview!.tag
        print(isOpen, tag)
      }
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        guard scrollView.superview?.superview != nil else { return }
        scrollView.superview!.superview!.clipsToBounds = false
        DispatchQueue.main.async { scrollView.superview!.tag = 1 }
      }
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        let views = scrollView.subviews
        guard views.count > 1, scrollView.isKind(of: UITableView.self) else { return }
        views[1].tag = 1
        scrollView.subviews[0].tag = 1
        let list = scrollView as! UITableView
        list.separatorStyle = .none
      }
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        while scrollView.subviews.count > 3 { scrollView.subviews[3].removeFromSuperview() }
        for index in scrollView.subviews.indices { scrollView.subviews[index].tag = index }
        switch scrollView.subviews.count {
        case 2: scrollView.subviews[1].tag = 4
        default: break
        }
      }
    // What the run has put there is there.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        if scrollView.refreshControl == nil { scrollView.refreshControl = UIRefreshControl() }
        scrollView.refreshControl!.tintColor = .red
      }
    List {}
      .introspect(.list, on: .macOS(.v26, .v27)) { tableView in
        tableView.wantsLayer = true
        tableView.layer!.cornerRadius = 8
      }
  }
}
