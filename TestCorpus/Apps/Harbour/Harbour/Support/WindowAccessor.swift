#if os(macOS)
  import AppKit
  import SwiftUI

  /// Hands over the window once.
  struct WindowAccessor: NSViewRepresentable {
    var onWindow: (NSWindow?) -> Void

    func makeNSView(context: Context) -> NSView {
      let view = NSView()
      DispatchQueue.main.async { [weak view] in
        self.onWindow(view?.window)
      }
      return view
    }

    func updateNSView(_ view: NSView, context: Context) {}
  }

  /// Hands over the window at each update.
  struct WindowReader: NSViewRepresentable {
    var onChange: (NSWindow?) -> Void

    func makeNSView(context: Context) -> NSView { NSView() }

    func updateNSView(_ view: NSView, context: Context) {
      DispatchQueue.main.async { [weak view] in
        self.onChange(view?.window)
      }
    }
  }
#endif
