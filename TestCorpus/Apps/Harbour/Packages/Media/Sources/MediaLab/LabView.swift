import Media
import SwiftUI
@_spi(Advanced) import SwiftUIIntrospect

struct LabView: View {
  @State private var zoom = TimelineZoom()

  var body: some View {
    ScrollView { TimelineStrip(zoom: zoom) }
      #if os(iOS)
        .introspect(.scrollView, on: .iOS(.v17...)) { $0.delaysContentTouches = false } // expect: open-ended-range
      #endif
  }
}
