// does not compile: members of another class
import SwiftUI
import SwiftUIIntrospect

struct WrongClassList: View {
  @State private var text = ""

  var body: some View {
    List {}
      .introspect(.list, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { collectionView in
        collectionView.backgroundView = nil
        collectionView.separatorStyle = .none // expect: wrong-class-member@24 "put it into a second call, for iOS 13 to 15"
        collectionView.tableHeaderView?.isHidden = true // expect: wrong-class-member@24
      }
    List {}
      .introspect(.list, on: .iOS(.v15)) { tableView in
        tableView.collectionViewLayout.invalidateLayout() // expect: wrong-class-member "UICollectionView"
      }
      .introspect(.list, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { list in
        let alias = list
        alias.rowHeight = 44 // expect: wrong-class-member@15
        DispatchQueue.main.async { list.deselectRow(at: path, animated: true) } // expect: wrong-class-member@41
      }
    TextField("Name", text: $text)
      .introspect(.textField, on: .iOS(.v26, .v27)) {
        $0.textContainerInset = .zero // expect: wrong-class-member@12 "'.textField(axis: .vertical)'"
      }
    ScrollView {}
      .introspect(.scrollView, on: .macOS(.v26, .v27)) { scrollView in
        scrollView.alwaysBounceVertical = false // expect: wrong-class-member "UIScrollView"
      }
    TabView {}
      .tabViewStyle(.page)
      .introspect(.tabView(style: .page), on: .iOS(.v26, .v27)) { pages in
        pages.tabBar.isHidden = true // expect: wrong-class-member "UITabBarController"
      }
  }

  private var path: IndexPath { IndexPath(row: 0, section: 0) }
}

struct WrongClassProbe: View {
  var body: some View {
    List {}
      .extract(UICollectionView.self) { list in // expect: fragile-extract-class
        list.separatorColor = .red // expect: wrong-class-member "ask for a UITableView"
      }
  }
}
