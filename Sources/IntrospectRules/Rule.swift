import IntrospectSyntax

/// One rule. It reads, it reports, it keeps nothing: files are judged in parallel by the same value.
///
/// All three hooks are empty by default; most rules implement one.
public protocol Rule: Sendable {
  static var info: RuleInfo { get }

  init()

  /// Judges one call site.
  func check(_ site: CallSite, in file: FileContext, into findings: inout Findings)

  /// Judges one file.
  func check(_ file: FileContext, into findings: inout Findings)

  /// Judges the project, once per run; only when a folder was given.
  ///
  /// The findings of a file are those of the other hooks; what is reported here is keyed by path.
  func check(_ project: ProjectContext, into findings: inout ProjectFindings)
}

extension Rule {
  public func check(_ site: CallSite, in file: FileContext, into findings: inout Findings) {}
  public func check(_ file: FileContext, into findings: inout Findings) {}
  public func check(_ project: ProjectContext, into findings: inout ProjectFindings) {}
}
