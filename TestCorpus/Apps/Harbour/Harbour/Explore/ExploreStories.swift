#if os(iOS)
  import SwiftUI

  struct ExploreStories: View {
    var body: some View {
      ScrollView(.horizontal) { Text("Stories") }
        .extract(UIScrollView.self) { scrollView in // expect: extract-overuse
          scrollView.decelerationRate = .fast
        }
    }
  }
#endif
