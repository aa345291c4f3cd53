// expect-none
import SwiftUI

struct Feed: View {
  var body: some View {
    ScrollView {}.extract(UIScrollView.self) { $0.bounces = false }
    Slider(value: $size).extract(UISlider.self) { $0.isContinuous = false }
  }

  func unpack(_ archive: Archive) throws {
    try archive.extract(entry, to: folder)
    archive.extract(NSString.self) { _ in }
    archive.extract(UIImage.self) { _ in }
    archive.extract(AVAsset.self) { _ in }
  }
}
