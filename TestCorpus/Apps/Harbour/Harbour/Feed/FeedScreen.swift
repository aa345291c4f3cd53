import Feed
import SwiftUI
import SwiftUIIntrospect

struct FeedScreen: View {
  @StateObject private var model = FeedModel()
  @State private var isCompact = false

  var body: some View {
    NavigationStack {
      FeedList(model: model)
        .navigationTitle("Feed")
    }
    #if os(iOS)
      .introspect(.navigationStack, on: .iOS(.v16, .v17, .v18, .v26)) { controller in
        controller.navigationBar.layoutMargins.left = 24
      }
      .onHostingWindow { window in
        isCompact = window?.traitCollection.horizontalSizeClass == .compact
      }
    #endif
  }
}
