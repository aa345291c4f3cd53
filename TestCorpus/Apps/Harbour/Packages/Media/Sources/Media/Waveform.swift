import SwiftUI

struct Waveform: View {
  var samples: [Double] = (0..<64).map { abs(sin(Double($0))) }

  var body: some View {
    HStack(alignment: .center, spacing: 2) {
      ForEach(samples.indices, id: \.self) { index in
        Capsule().frame(width: 2, height: 40 * samples[index])
      }
    }
  }
}
