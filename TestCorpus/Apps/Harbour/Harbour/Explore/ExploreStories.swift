#if os(iOS)
  import SwiftUI

  struct ExploreStories: View {
    var body: some View {
      ScrollView(.horizontal) { Text("Stories") }
        .extract(UIScrollView.self) { scrollView in
          scrollView.decelerationRate = .fast
        }
    }
  }
#endif
