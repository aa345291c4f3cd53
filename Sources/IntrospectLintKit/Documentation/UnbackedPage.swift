import IntrospectFacts

/// What there is to say of a SwiftUI view that nothing native stands behind.
public struct UnbackedPage: Sendable {
  private let view: UnbackedView

  public init(_ view: UnbackedView) { self.view = view }

  public var text: String {
    let isEverywhere = view.platforms.count == Platform.allCases.count
    let place = isEverywhere ? "" : " on \(view.platforms.map(\.name).wordList("or"))"
    return "\(view.swiftUIView)\n"
      + ViewPage.wrapped("cannot be introspected\(place): \(view.reason) [unknown-view-type]", "  ", "  ") + "\n"
  }

  var json: JSONValue {
    .object([
      ("swiftUIView", .string(view.swiftUIView)), ("reason", .string(view.reason)),
      ("platforms", .array(view.platforms.map { .string($0.name) })),
    ])
  }
}
