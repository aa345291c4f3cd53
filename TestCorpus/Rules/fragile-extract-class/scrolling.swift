// expect-none
import SwiftUI

struct ScrollingProbes: View {
  var body: some View {
    // What all of the classes are.
    List(rows) { row in RowView(row) }
      .extract(UIScrollView.self) { list in list.scrollsToTop = false }
    ScrollView { Text("Row") }
      .extract(UIScrollView.self) { scrollView in scrollView.scrollsToTop = false }
  }
}
