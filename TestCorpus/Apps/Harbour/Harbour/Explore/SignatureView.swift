#if os(iOS)
  import SwiftUI
  import SwiftUIIntrospect

  struct SignatureView: View {
    var body: some View {
      SignaturePad()
        .introspect(.signature, on: .iOS(.v17, .v18, .v26)) { canvas in
          canvas.isRulerActive = false
        }
      SignaturePad()
        .introspect(.signature, on: .iOS(.v16, .v17, .v18, .v26)) { canvas in // expect: unavailable-version
          canvas.drawsOnlyWithPencil()
        }
    }
  }
#endif
