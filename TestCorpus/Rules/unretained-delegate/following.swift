import SwiftUI
import SwiftUIIntrospect

struct FollowedDelegates: View {
  let updater = Updater()

  var body: some View {
    ScrollView {}
      .introspect(.viewController, on: .iOS(.v26, .v27), customize: search) // expect: unretained-delegate
    ScrollView {}
      .introspect(.viewController, on: .iOS(.v26, .v27)) { controller in
        search(controller) // expect: unretained-delegate@9 "nothing else keeps this one"
        keep(updater, in: controller)
      }
  }

  private func search(_ controller: UIViewController) {
    controller.navigationItem.searchController?.searchResultsUpdater = Updater()
    controller.transitioningDelegate = updater
  }

  private func keep(_ updater: Updater, in controller: UIViewController) {
    controller.navigationItem.searchController?.searchResultsUpdater = updater
  }
}
