/// The format `concise`.
public struct ConciseReporter: Reporter {
  public static let name = "concise"

  private let context: ReportContext

  public init(context: ReportContext) { self.context = context }

  public func text(of report: Report) -> String { "" }
}
