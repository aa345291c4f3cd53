// expect-none
import SwiftUI
import SwiftUIIntrospect

struct Kept: View {
  @State private var updater = Updater()
  @StateObject private var model = KeptModel()
  static let shared = Updater()
  let given: Updater
  var computed: Updater? { model.updater }

  var body: some View {
    // Kept by SwiftUI, by an object, by the type, by whoever made the view.
    ScrollView {}
      .introspect(.viewController, on: .iOS(.v26, .v27)) { controller in
        let search = controller.navigationItem.searchController
        search?.searchResultsUpdater = updater
        search?.searchResultsUpdater = model
        search?.searchResultsUpdater = model.updater
        search?.searchResultsUpdater = Self.shared
        search?.searchResultsUpdater = Updater.shared
        search?.searchResultsUpdater = given
        search?.searchResultsUpdater = computed
        search?.searchResultsUpdater = makeUpdater()
        search?.searchResultsUpdater = nil
        search?.searchResultsUpdater = model.updater ?? Updater()
        search?.searchResultsUpdater = Updater.make()
      }
    // A local that is kept by something else.
    ScrollView {}
      .introspect(.viewController, on: .iOS(.v26, .v27)) { controller in
        let search = controller.navigationItem.searchController
        let stored = Updater()
        model.updater = stored
        search?.searchResultsUpdater = stored
        let associated = Updater()
        objc_setAssociatedObject(controller, &key, associated, .OBJC_ASSOCIATION_RETAIN)
        search?.searchResultsUpdater = associated
        let attached = Updater()
        attached.attach(to: controller)
        search?.searchResultsUpdater = attached
        let captured = Updater()
        model.onUpdate = { captured.count += 1 }
        search?.searchResultsUpdater = captured
        let found = model.updater
        search?.searchResultsUpdater = found
      }
    // Slots that keep what they are given, and those of objects that nobody has seen.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        let animation = CABasicAnimation()
        animation.delegate = AnimationDelegate()
        if model.spins { scrollView.layer.add(animation, forKey: "a") }
        model.delegate = Updater()
        model.target = Updater()
        (scrollView as? TrackingScrollView)?.delegate = Updater()
        let loader = Loader()
        loader.delegate = Updater()
        guard model.timer == nil else { return }
        model.timer = Timer.scheduledTimer(timeInterval: 1, target: Updater(), selector: #selector(Updater.run), userInfo: nil, repeats: false)
        var dataSource: UITableViewDataSource?
        dataSource = Updater()
        print(dataSource ?? "")
      }
  }

  private func makeUpdater() -> Updater { updater }
}

final class KeptModel: NSObject, ObservableObject {
  var updater: Updater?
  var delegate: Updater?
  var target: Updater?
  var onUpdate: () -> Void = {}
  var timer: Timer?
  var spins = false
}

// A plain property of a class is kept by its objects.
final class Controller: UIViewController {
  let updater = Updater()

  func makeView() -> some View {
    ScrollView {}.introspect(.viewController, on: .iOS(.v26, .v27)) { [weak self] controller in
      controller.navigationItem.searchController?.searchResultsUpdater = self?.updater
    }
  }
}

struct Configuration {
  let updater = Updater()

  func attach() {
    client.introspect(token: token) { result in
      result.delegate = Updater()
    }
  }
}

extension KeptModel: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {}
}
