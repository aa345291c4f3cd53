import SwiftUI
import SwiftUIIntrospect

public struct PlayerControls: View {
  let model: PlayerModel
  @State private var position = 0.0

  public init(model: PlayerModel) { self.model = model }

  public var body: some View {
    HStack {
      Button(model.isPlaying ? "Pause" : "Play", action: model.toggle)
      Slider(value: $position)
        #if os(iOS)
          .introspect(.slider, on: .iOS(.v16, .v17, .v18, .v26)) { slider in // expect: unreachable-version
            slider.isContinuous = false
          }
        #elseif os(macOS)
          .introspect(.slider, on: .macOS(.v14, .v15, .v26)) { slider in
            slider.allowsTickMarkValuesOnly = false
          }
        #endif
    }
  }
}
