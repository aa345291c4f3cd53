import AVFoundation
import Observation

@Observable
@MainActor
public final class PlayerModel {
  public private(set) var isPlaying = false
  private let player = AVPlayer()

  public init() {}

  public func toggle() {
    isPlaying.toggle()
    if isPlaying { player.play() } else { player.pause() }
  }
}
