import IntrospectLintKit
import IntrospectRules
import IntrospectSyntax
import Testing

@Suite struct EditPlanTests {
  /// A fix with the given edits, as pairs of offsets.
  private func offer(_ title: String, _ edits: (Int, Int)...) -> OfferedFix {
    let edits = edits.map { SourceEdit(replacing: SourceRange(ByteOffset($0.0), ByteOffset($0.1)), with: "x") }
    let fix = FixIt(title, .safe, edits)
    return OfferedFix(
      path: "a.swift",
      diagnostic: Diagnostic(rule: "r", severity: .warning, message: title, range: edits[0].range), fix: fix)
  }

  private func titles(_ offers: [OfferedFix]) -> [String] { offers.map(\.fix.title) }

  @Test func takesWhatStandsApartInOrderOfPlace() {
    let plan = EditPlan([offer("c", (20, 30)), offer("a", (0, 4)), offer("b", (5, 19))])
    #expect(titles(plan.taken) == ["a", "b", "c"])
    #expect(plan.postponed.isEmpty)
  }

  @Test func ofTwoThatTouchTheFirstWins() {
    let plan = EditPlan([offer("behind", (4, 8)), offer("before", (0, 4)), offer("apart", (9, 9))])
    #expect(titles(plan.taken) == ["before", "apart"])
    #expect(titles(plan.postponed) == ["behind"])
  }

  @Test func twoInsertionsAtOnePlaceTouch() {
    let plan = EditPlan([offer("first", (3, 3)), offer("second", (3, 3))])
    #expect(titles(plan.taken) == ["first"])
    #expect(titles(plan.postponed) == ["second"])
  }

  /// All edits of a fix, or none: the second edit of `pair` is in the way of `late`, its first one is in nobody's.
  @Test func aFixGoesInAsAWhole() {
    let plan = EditPlan([offer("late", (50, 60)), offer("pair", (0, 2), (55, 56)), offer("other", (1, 1), (90, 91))])
    #expect(titles(plan.taken) == ["pair"])
    #expect(titles(plan.postponed) == ["other", "late"])
  }
}
