import IntrospectRules
import IntrospectSyntax

/// Which of the fixes that are offered in one file go in together: all edits of a fix, or none.
public struct EditPlan: Sendable {
  /// In order of place. None touches another.
  public let taken: [OfferedFix]
  /// Those that touch one which begins before them. They have their turn once it is in.
  public let postponed: [OfferedFix]

  /// - Parameter offered: in any order; all in one file.
  public init(_ offered: [OfferedFix]) {
    let ordered = offered.enumerated().sorted { left, right in
      (left.element.start, left.offset) < (right.element.start, right.offset)
    }.map(\.element)
    var taken: [OfferedFix] = []
    var postponed: [OfferedFix] = []
    var ranges: [SourceRange] = []
    for offer in ordered {
      let touches = offer.fix.edits.contains { edit in ranges.contains { $0.touches(edit.range) } }
      if touches {
        postponed.append(offer)
      } else {
        taken.append(offer)
        ranges += offer.fix.edits.map(\.range)
      }
    }
    self.taken = taken
    self.postponed = postponed
  }
}

extension OfferedFix {
  /// Where its first edit begins.
  fileprivate var start: ByteOffset { fix.edits.first?.range.start ?? diagnostic.range.start }
}

extension SourceRange {
  /// Whether the ranges share a byte or stand side by side.
  func touches(_ other: SourceRange) -> Bool { start <= other.end && other.start <= end }
}
