import SwiftUI

struct Editor: UIViewRepresentable {
  @Binding var text: String
  let limit: Int
  var names: [String] = []

  final class Coordinator: NSObject, UITextViewDelegate {
    let parent: Editor // expect: stale-coordinator@9 "'parent' is a copy of the first 'Editor', so 'limit' stays what it was"
    init(_ parent: Editor) { self.parent = parent }
    func textViewDidChange(_ textView: UITextView) {
      guard textView.text.count <= parent.limit else { return }
      parent.text = textView.text
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }
  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.delegate = context.coordinator
    return view
  }
  func updateUIView(_ uiView: UITextView, context: Context) {
    if uiView.text != text { uiView.text = text }
  }
}

// The class stands elsewhere in the file, and the copy may be nil.
struct Rows<Content: View>: NSViewRepresentable {
  var titles: [String]
  var content: Content
  func makeCoordinator() -> RowsCoordinator<Content> { RowsCoordinator(self) }
  func makeNSView(context: Context) -> NSTableView { NSTableView() }
  func updateNSView(_ nsView: NSTableView, context: Context) { nsView.reloadData() }
}

final class RowsCoordinator<Content: View>: NSObject, NSTableViewDataSource {
  private var rows: Rows<Content>? // expect: stale-coordinator "assign 'context.coordinator.rows = self' in 'updateNSView'"
  init(_ rows: Rows<Content>) { self.rows = rows }
  func numberOfRows(in tableView: NSTableView) -> Int { self.rows?.titles.count ?? 0 }
}
