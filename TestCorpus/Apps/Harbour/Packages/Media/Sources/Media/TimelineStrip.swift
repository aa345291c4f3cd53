import SwiftUI
import SwiftUIIntrospect

public struct TimelineStrip: View {
  private let zoom: TimelineZoom

  public init(zoom: TimelineZoom) { self.zoom = zoom }

  public var body: some View {
    ScrollView(.horizontal) { Waveform() }
      #if os(iOS)
        .introspect(.scrollView, on: .iOS(.v17, .v18, .v26), customize: zoom.apply)
      #elseif os(macOS)
        .introspect(.scrollView, on: .macOS(.v14, .v15, .v26)) { scrollView in
          zoom.watch(scrollView) // expect: non-idempotent-closure
        }
      #endif
  }
}
