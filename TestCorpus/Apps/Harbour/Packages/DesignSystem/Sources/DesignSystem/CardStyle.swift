import SwiftUI

public struct CardStyle: ViewModifier {
  @Environment(\.theme) private var theme

  public init() {}

  public func body(content: Content) -> some View {
    content
      .padding()
      .background(.background, in: RoundedRectangle(cornerRadius: theme.radius))
  }
}

extension View {
  public func card() -> some View { modifier(CardStyle()) }
}
