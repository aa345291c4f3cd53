import IntrospectFacts
import IntrospectLintKit
import IntrospectRules

/// What `lint` was asked to do.
struct LintOptions: Sendable {
  /// One report: its format and where it goes, nil for standard output.
  struct Output: Sendable {
    let format: ReportFormat
    let path: String?
  }

  let paths: [String]
  /// At most one of them without a path.
  let outputs: [Output]
  /// From which severity on findings make the run fail; nil for never.
  let failingLevel: Severity?
  /// How many warnings are still accepted; nil for any number.
  let maximumWarnings: Int?
  let rules: [any Rule.Type]
  /// How many files may be judged at the same time.
  let jobs: Int

  static let format = OptionInfo(
    "--format", value: "NAME[=PATH]",
    help: "concise, xcode, github or json; repeatable")
  static let failOn = OptionInfo(
    "--fail-on", value: "LEVEL", help: "fail on error, warning (default), note or never")
  static let maxWarnings = OptionInfo("--max-warnings", value: "N", help: "exit 1 on more than N warnings")
  static let only = OptionInfo("--only", value: "RULE", help: "run this rule and no other; repeatable")
  static let noConfig = OptionInfo(
    "--no-config", help: "read no configuration; this version never does")
  static let jobs = OptionInfo("-j", "--jobs", value: "N", help: "judge N files at the same time")

  static let all = [format, failOn, maxWarnings, only, noConfig, jobs, OptionInfo.help, OptionInfo.version]

  /// - Parameters:
  ///   - format: what standard output gets where nothing is said.
  ///   - processorCount: bounds the number of jobs where nothing is said.
  init(_ arguments: Arguments, defaultFormat: ReportFormat, processorCount: Int) throws(UsageError) {
    if arguments.operands.contains("-") {
      throw UsageError("standard input is not read by this version; give a file or a folder")
    }
    if arguments.operands.contains("") { throw UsageError("a path is empty; '.' is the current folder") }
    paths = arguments.operands.isEmpty ? ["."] : arguments.operands
    outputs = try Self.outputs(arguments.values(of: Self.format), defaultFormat)
    failingLevel = try Self.failingLevel(arguments.value(of: Self.failOn) ?? "warning")
    maximumWarnings = try Self.number(Self.maxWarnings, in: arguments, from: 0)
    rules = try Self.rules(arguments.values(of: Self.only))
    jobs = try Self.number(Self.jobs, in: arguments, from: 1) ?? min(8, processorCount)
  }

  private static func outputs(_ values: [String], _ defaultFormat: ReportFormat) throws(UsageError) -> [Output] {
    var outputs: [Output] = []
    for value in values {
      let name = String(value.prefix { $0 != "=" })
      guard let format = ReportFormat(rawValue: name) else {
        throw Arguments.unknown(name, for: Self.format.name, outOf: ReportFormat.allCases.map(\.rawValue))
      }
      let path = name == value ? nil : String(value.dropFirst(name.count + 1))
      if path == "" { throw UsageError("'--format \(value)' needs a path after '='") }
      if let path, outputs.contains(where: { $0.path == path }) {
        throw UsageError("two reports would be written to '\(path)'")
      }
      if path == nil, let other = outputs.first(where: { $0.path == nil }) {
        throw UsageError(
          "two formats for standard output, '\(other.format.rawValue)' and '\(name)'; give one of them a path: '--format \(name)=PATH'")
      }
      outputs.append(Output(format: format, path: path))
    }
    if !outputs.contains(where: { $0.path == nil }) { outputs.insert(Output(format: defaultFormat, path: nil), at: 0) }
    return outputs
  }

  private static func failingLevel(_ value: String) throws(UsageError) -> Severity? {
    if value == "never" { return nil }
    guard let level = Severity(rawValue: value) else {
      throw Arguments.unknown(value, for: failOn.name, outOf: ["error", "warning", "note", "never"])
    }
    return level
  }

  private static func number(
    _ option: OptionInfo, in arguments: Arguments, from least: Int
  ) throws(UsageError) -> Int? {
    guard let value = arguments.value(of: option) else { return nil }
    guard let number = Int(value), number >= least else {
      throw UsageError("'\(option.name)' takes a whole number from \(least) on, not '\(value)'")
    }
    return number
  }

  private static func rules(_ ids: [String]) throws(UsageError) -> [any Rule.Type] {
    if ids.isEmpty { return RuleCatalog.all }
    for id in ids where RuleCatalog.rule(id) == nil { throw unknownRule(id) }
    return RuleCatalog.all.filter { ids.contains($0.info.id) }
  }

  /// An error for an id that no rule has.
  static func unknownRule(_ id: String) -> UsageError {
    if let near = RuleCatalog.nearestID(to: id) {
      return UsageError("no rule is called '\(id)'; did you mean '\(near)'?")
    }
    return UsageError("no rule is called '\(id)'; 'introspect-lint rules' lists them")
  }
}
