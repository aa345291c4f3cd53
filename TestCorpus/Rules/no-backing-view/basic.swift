import SwiftUI

struct DrawnViews: View {
  @State private var text = ""

  var body: some View {
    VStack {
      Text("Title").extract(UILabel.self) { $0.numberOfLines = 0 } // expect: no-backing-view@29 "no label stands behind it"
      Image("Logo").resizable().extract(UIImageView.self) { // expect: no-backing-view@41
        $0.contentMode = .scaleAspectFill
      }
      Button("Send") {}.extract(UIButton.self) { button in // expect: extract-overuse, no-backing-view "'Button': no UIButton"
        button.isExclusiveTouch = true
      }
      Divider().extract(UIView.self, completion: { $0.alpha = 0.5 }) // expect: no-backing-view@25
      HStack {
        Text("Name")
        Spacer()
        if text.isEmpty { Image("Empty") }
      }
      .extract(UITextField.self) { $0.clearButtonMode = .always } // expect: no-backing-view@16 "only lays out"
      title.extract(UILabel.self) { $0.numberOfLines = 0 } // expect: no-backing-view
      GeometryReader { _ in Color.red }
        .extract(NSTextField.self) { $0.isSelectable = true } // expect: no-backing-view
    }
  }

  private var title: some View {
    Text("Title").bold()
  }
}
