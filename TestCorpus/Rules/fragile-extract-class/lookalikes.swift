// settings: targets iOS 15 to 16
import SwiftUI

struct SoundProbes: View {
  @State private var text = ""

  var body: some View {
    // The highest target counts.
    List { Text("Row") }
      .extract(UICollectionView.self) { list in list.allowsFocus = true }
    // What all of the classes are.
    List { Text("Row") }
      .extract(UIScrollView.self) { list in list.scrollsToTop = false }
    ScrollView { Text("Row") }
      .extract(UIScrollView.self) { scrollView in scrollView.scrollsToTop = false } // expect: extract-overuse
    // A class that the view never has stands somewhere else, and may be meant.
    TextField("Name", text: $text)
      .extract(UIScrollView.self) { scrollView in scrollView.scrollsToTop = false }
    // Older systems only.
    if #available(iOS 16, *) {
      Text("New")
    } else {
      List { Text("Row") }
        .extract(UITableView.self) { tableView in tableView.sectionIndexColor = .red }
    }
    #if os(tvOS)
      List { Text("Row") }
        .extract(UITableView.self) { tableView in tableView.remembersLastFocusedIndexPath = true }
    #endif
    // The style is not known.
    Picker("Size", selection: $text) { Text("Small") }
      .extract(UISegmentedControl.self) { control in control.apportionsSegmentWidthsByContent = true }
    // What is in it is not known.
    RowList()
      .extract(UITableView.self) { tableView in tableView.sectionIndexColor = .red }
  }
}
