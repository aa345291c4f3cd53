#if os(iOS)
  import SwiftUI
  import SwiftUIIntrospect

  final class ArchiveController: UIViewController {
    private var host: UIHostingController<AnyView>?
    private var years: [Int] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      let host = UIHostingController(
        rootView: AnyView(
          List(years, id: \.self) { Text(String($0)) }
            .introspect(.list, on: .iOS(.v16, .v17, .v18, .v26)) { collectionView in
              collectionView.remembersLastFocusedIndexPath = !self.years.isEmpty // expect: strong-self-capture
            }))
      addChild(host)
      view.addSubview(host.view)
      host.didMove(toParent: self)
      self.host = host
    }

    func limit(_ searchBar: UISearchBar) { searchBar.isTranslucent = years.count > 3 }
  }
#endif
