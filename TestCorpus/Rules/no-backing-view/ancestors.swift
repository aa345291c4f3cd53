// expect-none
import SwiftUI

struct RowsInAScrollView: View {
  var body: some View {
    // The view stands in one that has the class.
    ScrollView {
      Text("Title").extract(UIScrollView.self) { $0.bounces = false }
      LazyVStack { Text("Row") }
        .extract(UIScrollView.self) { $0.scrollsToTop = false }
    }
  }
}
