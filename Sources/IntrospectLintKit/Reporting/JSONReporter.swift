/// The format `json`.
public struct JSONReporter: Reporter {
  public static let name = "json"

  private let context: ReportContext

  public init(context: ReportContext) { self.context = context }

  public func text(of report: Report) -> String { "" }
}
