import Testing

@testable import LintBench

struct GrowthShapeTests {
  @Test func namesAreDistinct() {
    let names = GrowthShape.all.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: GrowthShape.all)
  func textGrowsWithTheNumberOfPieces(shape: GrowthShape) {
    func length(_ count: Int) -> Int { shape.files(count).reduce(0) { $0 + $1.text.utf8.count } }
    let steps = [shape.base, 2 * shape.base, 4 * shape.base].map(length)
    // The sizes of a tree are drawn, and few files hold most of its bytes.
    let bounds = shape.name == "tree" ? 1.2...3 : 1.2...2.1
    #expect(bounds.contains(Growth(constant: length(0), steps: steps).worst), "\(steps)")
  }
}
