/// Pieces that the shapes are put together from.
enum SourcePieces {
  static let imports = "import SwiftUI\nimport SwiftUIIntrospect\n"

  /// A call that covers all versions.
  static let call = ".introspect(.scrollView, on: .iOS(.v13, .v14, .v15, .v16, .v17, .v18, .v26, .v27))"

  /// A view with a call whose closure has a fault.
  static let fault = "ScrollView {}\(call) { $0.addSubview(UIView()) }"

  /// As many as there are numbers below `count`, one after the other.
  static func many(_ count: Int, _ piece: (Int) -> String) -> String { (0..<count).map(piece).joined() }

  /// A view whose body is a stack of what stands in `content`.
  static func view(_ content: String, named name: String = "A", members: String = "") -> String {
    "\(imports)struct \(name): View {\n  var body: some View {\n    VStack {\n\(content)    }\n  }\n\(members)}\n"
  }

  /// A view with one call, and its closure.
  static func closure(_ statements: String, members: String = "") -> String {
    view("ScrollView {}\(call) { scrollView in\n\(statements)}\n", members: members)
  }

  /// A type that shows a text view; its coordinator keeps so many copies of it, and reads a plain value of each.
  static func representable(_ name: String, coordinator: String, copies: Int) -> String {
    """
    struct \(name): UIViewRepresentable {
      let limit: Int
      final class \(coordinator): NSObject, UITextViewDelegate {
        \(many(copies) { "let copy\($0): \(name)\n" })
        init(_ copy: \(name)) {
          \(many(copies) { "self.copy\($0) = copy\n" })
        }
        func textViewDidChange(_ textView: UITextView) {
          \(many(copies) { "use(copy\($0).limit)\n" })
        }
      }
      func makeCoordinator() -> \(coordinator) { \(coordinator)(self) }
      func makeUIView(context: Context) -> UITextView { UITextView() }
      func updateUIView(_ view: UITextView, context: Context) { view.isEditable = true }
    }

    """
  }
}
