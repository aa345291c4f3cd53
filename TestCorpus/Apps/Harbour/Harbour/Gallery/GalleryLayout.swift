import CoreGraphics

struct GalleryLayout: Hashable {
  var columns = 3
  var spacing: CGFloat = 4
  var count = 60

  func width(in total: CGFloat) -> CGFloat {
    (total - spacing * CGFloat(columns - 1)) / CGFloat(columns)
  }
}
