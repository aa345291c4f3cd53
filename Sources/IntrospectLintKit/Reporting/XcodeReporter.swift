/// The format `xcode`.
public struct XcodeReporter: Reporter {
  public static let name = "xcode"

  private let context: ReportContext

  public init(context: ReportContext) { self.context = context }

  public func text(of report: Report) -> String { "" }
}
