import SwiftUI
import SwiftUIIntrospect

struct Overrides: View {
  @State private var delegate = OwnDelegate()
  let model: OverridesModel

  var body: some View {
    TextField("Name", text: .constant(""))
      .introspect(.textField, on: .iOS(.v26, .v27)) { textField in
        textField.delegate = delegate // expect: delegate-override@9 "SwiftUI needs 'delegate' for the return key"
        textField.text = "new" // expect: delegate-override@9 "the text binding"
      }
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) {
        $0.delegate = delegate // expect: delegate-override
        $0.contentOffset = .zero // expect: delegate-override
        $0.panGestureRecognizer.delegate = delegate // expect: delegate-override "'panGestureRecognizer.delegate'"
      }
    List {}
      .introspect(.list, on: .iOS(.v13, .v14, .v15)) { tableView in
        tableView.delegate = delegate // expect: delegate-override
        tableView.dataSource = model.source // expect: delegate-override
      }
      .introspect(.list, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { collectionView in
        collectionView.collectionViewLayout = model.layout // expect: delegate-override
        DispatchQueue.main.async { collectionView.delegate = nil } // expect: delegate-override
      }
      .introspect(.list, on: .macOS(.v26, .v27)) { $0.delegate = delegate } // expect: delegate-override
    // Through an alias, a cast and a condition that only asks for a type.
    TabView {}
      .introspect(.tabView, on: .iOS(.v26, .v27)) { controller in
        let bar = controller.tabBar
        bar.delegate = delegate // expect: delegate-override "'tabBar.delegate'"
        if let own = controller.delegate as? OwnDelegate {
          own.count += 1
        } else {
          controller.delegate = delegate // expect: delegate-override
        }
        controller.setViewControllers([], animated: false) // expect: delegate-override@20
        controller.selectedIndex = 3 // expect: delegate-override
      }
    // The class that the call names, and the one that a constant of versions leaves.
    List {}
      .introspect(.list, on: .iOS(.v26, .v27)) { (list: UICollectionView) in
        list.dataSource = model.source // expect: delegate-override
      }
    ScrollView {}
      .introspect(.scrollView, on: .supportedVersions) { scrollView in
        scrollView.delegate = delegate // expect: delegate-override
      }
    ScrollView {}
      .extract(UIScrollView.self) { scrollView in
        scrollView.delegate = delegate // expect: delegate-override
      }
    Toggle("", isOn: .constant(true))
      .introspect(.toggle, on: .iOS(.v26, .v27)) { $0.isOn = false } // expect: delegate-override
    Text("")
      .introspect(.window, on: .macOS(.v26, .v27)) { window in
        window.delegate = delegate // expect: delegate-override
        window.contentView = model.view // expect: delegate-override
      }
    NavigationStack {}
      .introspect(.navigationStack, on: .iOS(.v26, .v27)) { controller in
        controller.delegate = delegate // expect: delegate-override
        controller.viewControllers = [] // expect: delegate-override
      }
  }
}

final class OwnDelegate: NSObject {
  var count = 0
}

final class OverridesModel {
  let source = OwnDelegate()
  let layout = UICollectionViewFlowLayout()
  let view = NSView()
}

extension OwnDelegate: UITextFieldDelegate, UICollectionViewDelegate, UICollectionViewDataSource, UIGestureRecognizerDelegate {}

extension OwnDelegate: UITabBarDelegate, UITabBarControllerDelegate, UINavigationControllerDelegate {}

extension OwnDelegate: NSTableViewDelegate, NSWindowDelegate {}

extension OwnDelegate: UITableViewDelegate, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}
