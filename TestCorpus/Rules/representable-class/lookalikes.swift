// expect-none
import SwiftUI

struct Value: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ uiView: UIView, context: Context) {}
  func makeCoordinator() -> Coordinator { Coordinator() }
  final class Coordinator: NSObject {}
}

struct Late {}
extension Late: NSViewRepresentable {
  func makeNSView(context: Context) -> NSView { NSView() }
  func updateNSView(_ nsView: NSView, context: Context) {}
}

// What it extends is not seen.
extension Unseen: UIViewRepresentable {
  public func makeUIView(context: Context) -> UIView { UIView() }
  public func updateUIView(_ uiView: UIView, context: Context) {}
}

protocol PlatformRepresentable: UIViewRepresentable {}
class Factory<Wrapped: UIViewRepresentable> { var wrapped: Wrapped? }
class ColorRepresentable: RawRepresentable {
  var rawValue = 0
  required init?(rawValue: Int) {}
}
