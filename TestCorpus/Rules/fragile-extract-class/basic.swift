import SwiftUI

struct FragileProbes: View {
  @State private var text = ""

  var body: some View {
    List(rows) { row in RowView(row) }
      .extract(UITableView.self) { tableView in // expect: fragile-extract-class@16 "by a UITableView on iOS 13 to 15 only"
        tableView.sectionIndexColor = .red
      }
    List { Text("Row") }
      .listStyle(.plain)
      .extract(UICollectionView.self) { list in // expect: fragile-extract-class@16 "backed by UITableView on iOS 13 to 15"
        list.allowsFocus = true
      }
    TextField("Note", text: $text)
      .extract(UITextView.self) { textView in // expect: extract-overuse, fragile-extract-class@16 "belongs to another view"
        textView.dataDetectorTypes = []
      }
    TextField("Note", text: $text, axis: .vertical)
      .extract(UITextField.self) { textField in // expect: fragile-extract-class "backed by UITextView"
        textField.clearButtonMode = .always
      }
    Form { Text("Row") }
      .extract(UITableView.self) { form in form.sectionIndexColor = .red } // expect: fragile-extract-class "'.form'"
    if #available(iOS 16, *) {
      List { Text("Row") }
        .extract(UITableView.self) { tableView in // expect: fragile-extract-class "belongs to another view"
          tableView.sectionIndexColor = .red
        }
    }
  }
}
