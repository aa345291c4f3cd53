import SwiftUI

struct BackedViews: View {
  @State private var text = ""

  var body: some View { form }

  private var form: some View {
    // A stack that holds the class.
    VStack {
      Text("Name")
      TextField("Name", text: $text)
    }
    .extract(UITextField.self) { $0.clearButtonMode = .always }
  }

  private var open: some View {
    // What stands in the stack is not known.
    VStack {
      Text("Name")
      AmountField()
    }
    .extract(UITextField.self) { $0.clearButtonMode = .always }
  }

  private var changed: some View {
    Text("Name").card()
      .extract(UITextField.self) { $0.clearButtonMode = .always } // expect: extract-overuse
  }

  private var hosts: some View {
    // Windows and controllers stand around a view.
    Text("Name").extract(UIWindow.self) { $0.tintColor = .red }
  }

  private var macButton: some View {
    Button("Send") {}.extract(NSButton.self) { $0.imagePosition = .imageLeading }
  }

  private var own: some View {
    Chart().extract(UITextView.self) { $0.dataDetectorTypes = [] }
  }

  private func unpack(_ archive: Archive) {
    archive.extract(UILabel.self)
    Text("Name").extract(entry) { data in write(data) }
  }
}

/// Not the one of Swift Charts.
struct Chart: View {
  var body: some View { TextEditor(text: .constant("")) }
}
