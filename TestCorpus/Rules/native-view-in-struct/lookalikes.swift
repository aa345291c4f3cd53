// expect-none
import SwiftUI

struct Fine: UIViewRepresentable {
  static let shared = UILabel()
  @State private var kept = UILabel()
  let given: UILabel
  let style = UIFont.systemFont(ofSize: 12)
  let image = UIImage(named: "x")
  let options = UIScrollViewOptions()
  let taken: UILabel = LabelPool.shared.label()
  var computed: UILabel { UILabel() }

  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ uiView: UILabel, context: Context) {
    let label = UILabel()
    uiView.text = label.text
    given.text = "x"
  }
}

// A class keeps what it builds.
final class Host {
  let label = UILabel()
}

struct Other {
  let label = UILabel()
}
