import SwiftUI

struct Written: UIViewRepresentable {
  @Binding var height: CGFloat
  @Binding var names: [String]
  @State private var isReady = false
  @State private var view: UIView?
  @ObservedObject var model: WrittenModel
  let width: Binding<CGFloat>

  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    isReady = true // expect: state-change-in-update@5 "'makeUIView' runs while SwiftUI updates views"
    self.view = view // expect: state-change-in-update
    return view
  }

  func updateUIView(_ uiView: UIView, context: Context) {
    height = uiView.intrinsicContentSize.height // expect: state-change-in-update@5 "'height' is SwiftUI state, and 'updateUIView' runs"
    // Comparing first makes the write rarer, not later.
    if height != uiView.bounds.height {
      height = uiView.bounds.height // expect: state-change-in-update
    }
    names.append("x") // expect: state-change-in-update
    isReady.toggle() // expect: state-change-in-update
    self.model.offset = 1 // expect: state-change-in-update "'offset' is SwiftUI state"
    width.wrappedValue = 1 // expect: state-change-in-update
    $height.wrappedValue = 1 // expect: state-change-in-update
    withAnimation {
      height = 0 // expect: state-change-in-update
    }
    measure(uiView) // expect: state-change-in-update "in 'measure', 'height' is SwiftUI state"
  }

  private func measure(_ view: UIView) {
    height = view.bounds.height
  }
}

final class WrittenModel: ObservableObject {
  @Published var offset: CGFloat = 0
}

struct WrittenOnMac: NSViewControllerRepresentable {
  @Binding var title: String
  func makeNSViewController(context: Context) -> NSViewController { NSViewController() }
  func updateNSViewController(_ controller: NSViewController, context: Context) {
    title = controller.title ?? "" // expect: state-change-in-update
  }
}
