import SwiftUI
import SwiftUIIntrospect

struct FollowedOverride: View {
  @StateObject private var model = FollowedDelegate()

  var body: some View {
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27), customize: attach) // expect: delegate-override
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { attach($0) } // expect: delegate-override@56
    TabView {}
      .introspect(.tabView, on: .iOS(.v26, .v27)) { controller in
        model.style(controller.tabBar) // expect: delegate-override@15 "'tabBar.delegate'"
        model.look(at: controller.tabBar)
      }
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { model.forward($0) }
  }

  private func attach(_ scrollView: UIScrollView) {
    scrollView.delegate = model
  }
}

final class FollowedDelegate: NSObject, ObservableObject {
  weak var original: UIScrollViewDelegate?

  func style(_ bar: UITabBar) {
    bar.delegate = self
  }

  func look(at bar: UITabBar) {
    bar.tintColor = .red
  }

  func forward(_ scrollView: UIScrollView) {
    original = scrollView.delegate
    scrollView.delegate = self
  }
}

extension FollowedDelegate: UIScrollViewDelegate, UITabBarDelegate {}
