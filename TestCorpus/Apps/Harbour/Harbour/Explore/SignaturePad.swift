#if os(iOS)
  import PencilKit
  import SwiftUI

  struct SignaturePad: UIViewRepresentable {
    func makeUIView(context: Context) -> PKCanvasView { PKCanvasView() }

    func updateUIView(_ canvas: PKCanvasView, context: Context) { canvas.isOpaque = false }
  }

  extension PKCanvasView {
    func drawsOnlyWithPencil() { drawingPolicy = .pencilOnly }
  }
#endif
