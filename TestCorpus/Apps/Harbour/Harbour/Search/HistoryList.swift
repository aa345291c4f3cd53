#if os(iOS)
  import SwiftUI
  import SwiftUIIntrospect

  struct HistoryList: View {
    @State private var limit = 10.0

    var body: some View {
      List(0..<Int(limit), id: \.self) { Text("Search \($0)") }
        .introspect(.list, on: .beforeTabs) { collectionView in
          collectionView.isPrefetchingEnabled = false
        }
        .introspect(.list, on: .iOS(.v18, .v26)) { collectionView in
          collectionView.isPrefetchingEnabled = true
        }
      if #available(iOS 17, *) {
        Slider(value: $limit)
      } else {
        Slider(value: $limit)
          .introspect(.slider, on: Platforms.oldSlider) { slider in
            slider.isContinuous = false
          }
      }
    }
  }
#endif
