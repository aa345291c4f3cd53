extension RandomAccessCollection {
  /// The first index whose element belongs to the second of two parts; `endIndex` where none does.
  ///
  /// A binary search: all elements of the first part have to stand before all of the second. The predicate is asked
  /// about the logarithm of their number.
  @inlinable
  public func partitioningIndex(where belongsToSecondPart: (Element) -> Bool) -> Index {
    var low = startIndex
    var count = self.count
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if belongsToSecondPart(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}
