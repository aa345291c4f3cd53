import Testing

@testable import DesignSystem

struct ThemeTests {
  @Test func theHarbourIsRound() { #expect(Theme.harbour.radius == 12) }
}
