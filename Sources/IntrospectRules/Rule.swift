import IntrospectSyntax

/// One rule. It reads, it reports, it keeps nothing: files are judged in parallel by the same value.
///
/// All three hooks are empty by default; most rules implement one.
public protocol Rule: Sendable {
  /// What the configuration can set; `NoOptions` for most rules.
  associatedtype Options: RuleOptions = NoOptions

  static var info: RuleInfo { get }

  init(options: Options)

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

extension Rule {
  /// The rule with the options that `reader` holds; what is wrong with them stays in the reader.
  public static func make(from reader: inout OptionReader) -> Self { Self(options: Options(from: &reader)) }

  /// The rule with nothing set.
  public static func make() -> Self {
    var reader = OptionReader()
    return make(from: &reader)
  }

  /// The options that the configuration can set, in the order in which the rule asks for them.
  public static var options: [RuleOption] {
    var reader = OptionReader()
    _ = Options(from: &reader)
    return reader.asked
  }
}
