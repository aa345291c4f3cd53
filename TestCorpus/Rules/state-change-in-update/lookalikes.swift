// expect-none
import SwiftUI

struct Kept: UIViewRepresentable {
  @Binding var height: CGFloat
  @State private var cache = KeptCache()
  @ObservedObject var model: KeptModel
  let plain: KeptCache
  @Environment(\.dismiss) private var dismiss

  func makeCoordinator() -> KeptCoordinator { KeptCoordinator() }

  func makeUIView(context: Context) -> KeptView {
    let view = KeptView()
    // These run later.
    view.onTap = { height = 1 }
    view.addAction(UIAction { _ in height = 2 }, for: .touchUpInside)
    DispatchQueue.main.async { height = 3 }
    Task { height = 4 }
    return view
  }

  func updateUIView(_ uiView: KeptView, context: Context) {
    let new = uiView.intrinsicContentSize.height
    if new != height {
      DispatchQueue.main.async { height = new }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { height = new }
    // What no view watches.
    context.coordinator.height = height
    cache.height = height
    plain.height = height
    model.plain = height
    // A local of that name.
    var height = uiView.bounds.height
    height += 1
    uiView.isHidden = height > 2
  }

  func dismantle() { height = 0 }
}

struct Callbacks: UIViewRepresentable {
  @Binding var text: String
  func makeUIView(context: Context) -> UITextView { UITextView() }
  func updateUIView(_ uiView: UITextView, context: Context) { uiView.text = text }
  func makeCoordinator() -> Coordinator { Coordinator(text: $text) }
  final class Coordinator: NSObject, UITextViewDelegate {
    @Binding var text: String
    init(text: Binding<String>) { _text = text }
    func textViewDidChange(_ textView: UITextView) { text = textView.text }
  }
}

final class KeptView: UIButton { var onTap: () -> Void = {} }
final class KeptCoordinator { var height: CGFloat = 0 }
final class KeptCache { var height: CGFloat = 0 }
final class KeptModel: ObservableObject { var plain: CGFloat = 0 }
