/// Makes text that is Swift, about as dense as an app's sources: nine bytes to a token.
struct SwiftText {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// About `size` bytes; some more, so that the last declaration is whole.
  mutating func text(size: Int, isHit: Bool) -> [UInt8] {
    var text = isHit ? "import SwiftUI\nimport SwiftUIIntrospect\n" : "import Foundation\nimport SwiftUI\n"
    if isHit { text += callSite(0) }
    var number = 1
    while text.utf8.count < size {
      // In a file that is of interest, one declaration in twelve has a call.
      text += isHit && random.below(12) == 0 ? callSite(number) : declaration(number)
      number += 1
    }
    return Array(text.utf8)
  }

  private mutating func callSite(_ number: Int) -> String {
    let (type, parameter, statement) = random.pick([
      ("scrollView", "scrollView", "scrollView.delaysContentTouches = false"),
      ("textField", "field", "field.clearButtonMode = .whileEditing"),
      ("list", "list", "list.keyboardDismissMode = .onDrag"),
    ])
    return """

      struct Screen\(number): View {
        @State private var text = ""

        var body: some View {
          VStack(spacing: \(random.below(20))) {
            content
              .introspect(.\(type), on: .iOS(.v16, .v17, .v18, .v26, .v27)) { \(parameter) in
                \(statement)
              }
          }
        }
      }

      """
  }

  private mutating func declaration(_ number: Int) -> String {
    let (first, second, third) = (random.pick(Self.words), random.pick(Self.words), random.pick(Self.words))
    switch random.below(4) {
    case 0:
      return """

        /// Holds the \(first) of one \(second) and tells when it changes.
        final class \(first.capitalizedFirst)Model\(number): ObservableObject {
          @Published private(set) var \(second): [String] = []
          private let \(third)Client: \(third.capitalizedFirst)Client?

          init(\(third)Client: \(third.capitalizedFirst)Client? = nil) {
            self.\(third)Client = \(third)Client
          }

          func load\(second.capitalizedFirst)(at index: Int) async throws -> String {
            guard index < \(second).count, let client = \(third)Client else { throw LoadError.missing(\(number)) }
            return try await client.fetch("\\(index)/\(first)").trimmingCharacters(in: .whitespaces)
          }
        }

        """
    case 1:
      return """

        struct \(first.capitalizedFirst)Row\(number): View {
          let \(second): \(second.capitalizedFirst)

          var body: some View {
            HStack(alignment: .firstTextBaseline, spacing: \(random.below(30))) {
              Text(\(second).title).font(.headline)
              Spacer()
              Button("\(third)") { \(second).select() }
                .disabled(!\(second).isEnabled || \(second).count > \(random.below(900)))
            }
            .padding(.horizontal)
          }
        }

        """
    case 2:
      return """

        extension \(first.capitalizedFirst) {
          // The \(third) comes last where nothing else is known.
          static func sorted\(number)(_ values: [\(second.capitalizedFirst)]) -> [\(second.capitalizedFirst)] {
            values.filter { $0.\(third) != nil }.sorted { left, right in
              left.\(second) < right.\(second) || left.\(third) == right.\(third) && left.id < right.id
            }
          }
        }

        """
    default:
      return """

        enum \(first.capitalizedFirst)Kind\(number): String, Codable, CaseIterable {
          case \(first), \(second)Value, \(third)Other

          var title: String {
            switch self {
            case .\(first): return NSLocalizedString("\(first).title", comment: "Shown above the \(second)")
            case .\(second)Value: return "\(second) \\(rawValue)"
            case .\(third)Other: return ""
            }
          }
        }

        """
    }
  }

  private static let words = [
    "account", "badge", "caption", "detail", "entry", "filter", "group", "header", "image", "journey", "keyword", "label",
    "message", "notice", "option", "profile", "query", "reason", "setting", "title", "user", "value", "window", "zone",
  ]
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
