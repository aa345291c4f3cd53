import SwiftUI

public struct Theme: Sendable {
  public var accent: Color
  public var radius: CGFloat

  public static let harbour = Theme(accent: .teal, radius: 12)
}

extension EnvironmentValues {
  @Entry public var theme = Theme.harbour
}
