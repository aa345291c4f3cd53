import IntrospectSyntax
import Testing

struct PartitioningIndexTests {
  @Test func nothingHasItsEndAlone() {
    #expect([Int]().partitioningIndex { _ in true } == 0)
    #expect([Int]().partitioningIndex { _ in false } == 0)
  }

  @Test(arguments: 0...17)
  func findsEachBoundary(count: Int) {
    for boundary in 0...count {
      #expect((0..<count).partitioningIndex { $0 >= boundary } == boundary)
    }
  }

  @Test func equalElementsStayTogether() {
    let places = [1, 3, 3, 3, 7]
    #expect(places.partitioningIndex { $0 >= 3 } == 1)
    #expect(places.partitioningIndex { $0 > 3 } == 4)
  }

  @Test func indicesAreThoseOfTheCollection() {
    let rest = [1, 3, 5, 7].dropFirst(2)
    #expect(rest.partitioningIndex { $0 > 1 } == 2)
    #expect(rest.partitioningIndex { $0 > 5 } == 3)
    #expect(rest.partitioningIndex { $0 > 7 } == 4)
  }

  @Test func asksFewTimes() {
    var asked = 0
    _ = (0..<1000).partitioningIndex { number in
      asked += 1
      return number >= 777
    }
    #expect(asked <= 10)
  }
}
