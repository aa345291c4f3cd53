// does not compile: representables have to be structs or final classes
import SwiftUI

final class Probe: UIViewRepresentable { // expect: representable-class@13 "'Probe' is a class"
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

class Wrapper: NSObject, SwiftUI.NSViewControllerRepresentable { // expect: representable-class@7
  func makeNSViewController(context: Context) -> NSViewController { NSViewController() }
  func updateNSViewController(_ controller: NSViewController, context: Context) {}
}

class Late {}
extension Late: NSViewRepresentable { // expect: representable-class@11
  func makeNSView(context: Context) -> NSView { NSView() }
  func updateNSView(_ nsView: NSView, context: Context) {}
}

actor Isolated: UIViewControllerRepresentable { // expect: representable-class "is an actor"
}
