/// The format `github`.
public struct GitHubReporter: Reporter {
  public static let name = "github"

  private let context: ReportContext

  public init(context: ReportContext) { self.context = context }

  public func text(of report: Report) -> String { "" }
}
