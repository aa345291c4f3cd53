// expect-none
import SwiftUI

struct Refreshed: UIViewRepresentable {
  let limit: Int
  final class Coordinator {
    var parent: Refreshed
    init(_ parent: Refreshed) { self.parent = parent }
    func check() -> Int { parent.limit }
  }
  func makeCoordinator() -> Coordinator { Coordinator(self) }
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ uiView: UIView, context: Context) { context.coordinator.parent = self }
}

struct Handed: UIViewRepresentable {
  let limit: Int
  final class Coordinator {
    var parent: Handed
    init(_ parent: Handed) { self.parent = parent }
    func update(_ parent: Handed) { self.parent = parent }
    func check() -> Int { parent.limit }
  }
  func makeCoordinator() -> Coordinator { Coordinator(self) }
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ uiView: UIView, context: Context) { context.coordinator.update(self) }
}

// Bindings and references work through a copy; closures are as good as what they capture.
struct Bound<Data: Collection>: UIViewRepresentable {
  @Binding var text: String
  @Environment(\.dismiss) var dismiss
  let onCommit: (String) -> Void
  let model: NSObject
  let data: Data
  let fixed = 3
  static var limit: Int { 4 }

  final class Coordinator {
    var parent: Bound
    private let limit: Int
    init(_ parent: Bound) {
      self.parent = parent
      limit = parent.first
    }
    func commit() {
      parent.text = "x"
      parent.onCommit(parent.text)
      parent.dismiss()
      _ = (parent.model, parent.data.count, parent.fixed)
    }
  }
  var first: Int { 1 }
  func makeCoordinator() -> Coordinator { Coordinator(self) }
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

// Read while it is new.
struct Early: UIViewRepresentable {
  let placeholder: String
  var count: Int
  final class Coordinator {
    let parent: Early
    let count: Int
    init(_ parent: Early) {
      self.parent = parent
      count = parent.count
    }
    func setUp(_ view: UITextView) { view.text = parent.placeholder }
  }
  func makeCoordinator() -> Coordinator { Coordinator(self) }
  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    context.coordinator.setUp(view)
    return view
  }
  func updateUIView(_ uiView: UITextView, context: Context) {}
}

// A class is no copy.
final class Owner: NSObject { var limit = 0 }
struct Owned: UIViewRepresentable {
  let owner: Owner
  final class Coordinator {
    let parent: Owner
    init(_ parent: Owner) { self.parent = parent }
    func check() -> Int { parent.limit }
  }
  func makeCoordinator() -> Coordinator { Coordinator(owner) }
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ uiView: UIView, context: Context) {}
}
