import SwiftUI
import SwiftUIIntrospect

struct RootView: View {
  @EnvironmentObject private var dependencies: Dependencies
  @State private var selection = Tab.feed

  enum Tab: Hashable { case feed, explore, profile }

  var body: some View {
    TabView(selection: $selection) {
      FeedScreen()
        .tabItem { Label("Feed", systemImage: "sailboat") }
        .tag(Tab.feed)
      ExploreView()
        .tabItem { Label("Explore", systemImage: "map") }
        .tag(Tab.explore)
      ProfileView(model: ProfileViewModel())
        .tabItem { Label("Profile", systemImage: "person") }
        .tag(Tab.profile)
    }
    .introspect(.tabView, on: .iOS(.v16, .v17, .v18)) { controller in // expect: stale-version-list
      controller.tabBar.unselectedItemTintColor = .secondaryLabel
    }
    .overlay(alignment: .top) {
      if !dependencies.isOnline { OfflineBanner() }
    }
  }
}

private struct OfflineBanner: View {
  var body: some View {
    Text("No connection")
      .font(.footnote)
      .frame(maxWidth: .infinity)
      .background(.yellow)
  }
}
