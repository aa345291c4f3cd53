// settings: targets iOS 17
// expect-none
import SwiftUI
import SwiftUIIntrospect

struct PagedCourse: View {
  var body: some View {
    // Nobody knows whether a paged TabView takes what a ScrollView takes.
    TabView { RoomView() }
      .tabViewStyle(.page(indexDisplayMode: .never))
      .introspect(.scrollView, on: .iOS(.v17, .v18, .v26, .v27)) { $0.isScrollEnabled = false }
    content
      .introspect(.scrollView, on: .iOS(.v17, .v18, .v26, .v27)) { $0.isScrollEnabled = false }
  }
}
