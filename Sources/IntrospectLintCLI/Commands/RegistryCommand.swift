import IntrospectFacts
import IntrospectLintKit

/// `introspect-lint registry [--format text|tsv|json] [VIEW …]`: prints what is known of view types.
struct RegistryCommand: Sendable {
  let context: CommandContext

  private static let format = OptionInfo(
    "--format", value: "NAME", .words(["text", "tsv", "json"]), help: "text (default), tsv or json")
  static let info = CommandInfo(
    name: "registry", summary: "print which native class backs which view type",
    usage: ["registry [--format NAME] [VIEW ...]"],
    description: """
      Prints which native class backs which view type on which platform version, and
      since which release of the library. A VIEW is a member such as 'list', with all
      its forms, or one form: 'list(style: .plain)'.
      """,
    operands: .views, options: [format, .help])

  func run(_ words: [String]) throws(UsageError) -> ExitStatus {
    guard let arguments = try context.arguments(words, for: Self.info) else { return .clean }
    let report = RegistryReport(registry: .current)
    let views = try selection(arguments.operands, report)
    let format = arguments.value(of: Self.format) ?? "text"
    switch format {
    case "text": return context.print(report.text(of: views))
    case "tsv": return context.print(report.tsv(of: views))
    case "json": return context.print(report.json(of: views))
    default: throw Arguments.unknown(format, for: "--format", outOf: ["text", "tsv", "json"])
    }
  }

  private func selection(_ names: [String], _ report: RegistryReport) throws(UsageError) -> [ViewTypeFacts] {
    var views: [ViewTypeFacts] = []
    // A form stands once in the output, however often it was named.
    var members: Set<String> = []
    for name in names.isEmpty ? [nil] : names.map(Optional.some) {
      switch report.select(view: name) {
      case .success(let selected): views += selected.filter { members.insert($0.callForm).inserted }
      case .failure(let error): throw UsageError(error.message)
      }
    }
    return views
  }
}
