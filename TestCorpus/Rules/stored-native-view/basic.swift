import SwiftUI
import SwiftUIIntrospect

private var lastScrollView: UIScrollView?

struct Stored: View {
  @State private var scrollView: UIScrollView?
  @State
  private var controller: UIViewController!
  @SwiftUI.State var window: UIWindow?
  @State var list = UITableView()
  @State var box = Box()
  @StateObject private var model = FeedModel()
  @ObservedObject var observed: FeedModel
  @EnvironmentObject var shared: FeedModel
  let plain: FeedModel
  static var current: UIScrollView?

  var body: some View {
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        self.scrollView = scrollView // expect: stored-native-view@9 "'scrollView' in '@State' keeps the native view alive"
      }
      .introspect(.viewController, on: .iOS(.v26, .v27)) { controller = $0 } // expect: stored-native-view "declare it '@Weak var controller'"
      .introspect(.window, on: .iOS(.v26, .v27)) { window in
        // A later write is a strong one all the same.
        DispatchQueue.main.async { self.window = window } // expect: stored-native-view@36
      }
    List {}
      .introspect(.list, on: .iOS(.v13, .v14, .v15)) { list = $0 } // expect: stored-native-view
      .introspect(.list, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { collectionView in
        withAnimation {
          box.view = collectionView // expect: stored-native-view "'view' of 'Box' keeps the native view alive"
        }
      }
    // Properties of classes, however they are reached.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        model.scrollView = scrollView // expect: stored-native-view "'scrollView' of 'FeedModel'"
        self.observed.published = scrollView // expect: stored-native-view "'@Published' 'published' of 'FeedModel'"
        shared.parts.header = scrollView // expect: stored-native-view "'header' of 'FeedModel'"
        plain.child.scrollView = scrollView // expect: stored-native-view "'scrollView' of 'Child'"
        FeedModel.shared.scrollView = scrollView // expect: stored-native-view
        FeedModel.last = scrollView // expect: stored-native-view "for as long as the app runs"
        Self.current = scrollView // expect: stored-native-view "for as long as the app runs"
        lastScrollView = scrollView // expect: stored-native-view "for as long as the app runs"
      }
      .introspect(.scrollView, on: .iOS(.v26, .v27), scope: .ancestor) { [weak model] scrollView in
        if model?.scrollView !== scrollView {
          model?.scrollView = scrollView // expect: stored-native-view
        }
        guard let model else { return }
        model.scrollView = scrollView // expect: stored-native-view
        let observed = self.observed
        observed.child.scrollView = scrollView // expect: stored-native-view
      }
    // A weak local on the way makes nothing weak.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        weak var view = scrollView
        self.scrollView = view // expect: stored-native-view
      }
      .introspect(.scrollView, on: .iOS(.v26, .v27), scope: .ancestor) {
        guard let view = $0 as? UICollectionView else { return }
        scrollView = view // expect: stored-native-view
        scrollView = ($0 as? UITableView) // expect: stored-native-view
      }
    // Objects that are reached through the native one.
    NavigationStack {}
      .introspect(.navigationStack, on: .iOS(.v26, .v27)) { controller in
        self.window = controller.view.window // expect: stored-native-view "'window' of the native view"
        model.bar = controller.navigationBar // expect: stored-native-view "'navigationBar' of the native view"
      }
    // Collections.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        model.views[7] = scrollView // expect: stored-native-view "every native view it was given"
        FeedModel.all.insert(scrollView) // expect: stored-native-view "every native view it was given"
        switch model.count {
        case 1: model.scrollView = scrollView // expect: stored-native-view
        default: break
        }
      }
  }
}

final class Box {
  var view: UIView?
}

struct Parts {
  var header: UIView?
}

final class FeedModel: ObservableObject {
  static let shared = FeedModel()
  static var last: UIScrollView?
  static var all: Set<UIView> = []
  final class Child {
    var scrollView: UIScrollView?
  }
  var scrollView: UIScrollView? {
    didSet { count += 1 }
  }
  @Published var published: UIScrollView?
  var parts = Parts()
  let child = FeedModel.Child()
  var bar: UINavigationBar?
  var views: [Int: UIView] = [:]
  var count = 0
}

extension Stored {
  var other: some View {
    ScrollView {}
      .extract(UIScrollView.self) { scrollView in
        self.scrollView = scrollView // expect: stored-native-view "a class with a 'weak' property"
      }
  }
}
