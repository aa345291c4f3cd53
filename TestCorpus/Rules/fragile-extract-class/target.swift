// settings: targets iOS 16
import SwiftUI

struct ProbesFromSixteen: View {
  var body: some View {
    List { Text("Row") }
      .extract(UICollectionView.self) { list in list.allowsFocus = true }
    List { Text("Row") }
      .extract(UITableView.self) { list in list.allowsFocus = true } // expect: fragile-extract-class "on iOS 16 to 27"
  }
}
