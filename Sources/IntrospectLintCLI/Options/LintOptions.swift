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

  let input: RunRequest.Input
  /// At most one of them without a path; none where standard output holds a diff.
  let outputs: [Output]
  /// Whether a format for standard output was named.
  let isFormatGiven: Bool
  /// What is done about fixes; nil where they are only shown.
  let fixing: FixOptions?
  /// Which findings are reported.
  let selection: SelectionOptions
  /// From which severity on findings make the run fail; nil where the configuration decides.
  let failingLevel: Configuration.FailingLevel?
  /// How many warnings are still accepted; nil for any number.
  let maximumWarnings: Int?
  /// The rules asked for by name; empty for all.
  let only: Set<String>
  /// How many files may be judged at the same time.
  let jobs: Int
  let color: StreamInfo.ColorChoice
  let level: Messages.Level
  let configuration: ScopeReader.Source
  /// A checkout of the library to read; nil for what the configuration says.
  let registry: String?

  /// Which fixes the format of Xcode offers.
  let xcodeFixIts: ReportContext.FixIts
  /// A file to write when the run is over; nil for none.
  let stamp: String?
  /// Where it is noted how long things take; nil where nobody asks.
  let timings: Timings?

  /// What is to be looked at.
  var request: RunRequest {
    RunRequest(
      input: input, configuration: configuration, registry: registry, only: only, jobs: jobs, timings: timings)
  }

  /// Whether standard output holds the source, so that its report has to go elsewhere.
  var printsSource: Bool {
    guard case .standardInput = input else { return false }
    return fixing?.target == .files
  }

  static let format = OptionInfo(
    "--format", value: "NAME[=PATH]", .words(ReportFormat.allCases.map(\.rawValue)),
    help: "write this report; repeatable, formats are below")
  static let failOn = OptionInfo(
    "--fail-on", value: "LEVEL", .words(Configuration.FailingLevel.words),
    help: "fail on error, warning (default), note or never")
  static let maxWarnings = OptionInfo("--max-warnings", value: "N", help: "exit 1 on more than N warnings")
  static let only = OptionInfo("--only", value: "RULE", .rule, help: "run this rule and no other; repeatable")
  static let stdinFilename = OptionInfo(
    "--stdin-filename", value: "PATH", .file, help: "the path that '-' stands for")
  static let filesFrom = OptionInfo(
    "--files-from", value: "FILE", .file, help: "lint the files named in FILE, a line each; '-' is stdin")
  static let nulSeparated = OptionInfo("-0", "--null", help: "the names in that file end with NUL")
  static let registry = OptionInfo(
    "--registry", value: "PATH", .file, help: "take view types from this checkout of the library")
  static let scriptInputs = OptionInfo("--script-inputs", help: "lint the input files of the Xcode script phase")
  static let xcodeFixIts = OptionInfo("--xcode-fixits", help: "in the format xcode: offer fixes below findings")
  static let stamp = OptionInfo(
    "--stamp", value: "PATH", .file, help: "write PATH when all was looked at, for build systems")
  static let timings = OptionInfo("--timings", help: "say how long phases, rules and files took")
  static let jobs = OptionInfo("-j", "--jobs", value: "N", help: "judge N files at the same time")

  static let all = [
    FixOptions.fix, FixOptions.diff, FixOptions.unsafeFixes, format, failOn, maxWarnings, only,
  ] + SelectionOptions.all + [
    OptionInfo.config, OptionInfo.noConfig, stdinFilename, filesFrom, nulSeparated, scriptInputs, xcodeFixIts, stamp,
    registry, jobs, timings, OptionInfo.color, OptionInfo.quiet, OptionInfo.verbose, OptionInfo.help, OptionInfo.version,
  ]

  /// - Parameters:
  ///   - defaultFormat: what standard output gets where nothing is said.
  ///   - processorCount: bounds the number of jobs where nothing is said.
  init(
    _ arguments: Arguments, configuration: ScopeReader.Source, defaultFormat: ReportFormat, processorCount: Int
  ) throws(UsageError) {
    input = try Self.input(arguments)
    let formats = arguments.values(of: Self.format)
    isFormatGiven = formats.contains { !$0.contains("=") }
    fixing = try FixOptions(arguments)
    selection = try SelectionOptions(arguments, fixing: fixing)
    let outputs = try Self.outputs(formats, defaultFormat)
    if fixing?.target == .diff, isFormatGiven, let format = outputs.first(where: { $0.path == nil })?.format.rawValue {
      throw UsageError("'--diff' has standard output to itself; '--format \(format)=PATH' writes a report beside it")
    }
    self.outputs = fixing?.target == .diff ? outputs.filter { $0.path != nil } : outputs
    failingLevel = try Self.failingLevel(arguments.value(of: Self.failOn))
    maximumWarnings = try Self.number(Self.maxWarnings, in: arguments, from: 0)
    only = try Self.rules(arguments.values(of: Self.only))
    jobs = try Self.number(Self.jobs, in: arguments, from: 1) ?? min(8, processorCount)
    color = try Self.color(arguments)
    level = try Self.level(arguments)
    registry = arguments.value(of: Self.registry)
    let offersFixIts = arguments.contains(Self.xcodeFixIts)
    xcodeFixIts = !offersFixIts ? .none : arguments.contains(FixOptions.unsafeFixes) ? .all : .safe
    stamp = arguments.value(of: Self.stamp)
    timings = arguments.contains(Self.timings) ? Timings() : nil
    if let stamp, outputs.contains(where: { $0.path == stamp }) {
      throw UsageError("a report and the stamp would be written to '\(stamp)'")
    }
    self.configuration = configuration
  }

  private static func input(_ arguments: Arguments) throws(UsageError) -> RunRequest.Input {
    let operands = arguments.operands
    if operands.contains("") { throw UsageError("a path is empty; '.' is the current folder") }
    let name = arguments.value(of: stdinFilename)
    let list = arguments.value(of: filesFrom)
    if operands.contains("-") {
      if operands.count > 1 || list != nil || arguments.contains(scriptInputs) { throw UsageError("'-' stands for one source and takes no other paths beside it") }
      return .standardInput(path: name ?? "<stdin>")
    }
    if name != nil { throw UsageError("'--stdin-filename' says what '-' stands for, and there is no '-'") }
    if arguments.contains(scriptInputs) {
      if list != nil { throw UsageError("'--script-inputs' and '--files-from' exclude each other") }
      if let path = operands.first {
        throw UsageError("'--script-inputs' takes no other paths beside it, such as '\(path)'")
      }
      return .scriptInputs
    }
    if let list {
      if let path = operands.first { throw UsageError("'--files-from' takes no other paths beside it, such as '\(path)'") }
      return .list(list, isNULSeparated: arguments.contains(nulSeparated))
    }
    if arguments.contains(nulSeparated) { throw UsageError("'-0' speaks of the names in '--files-from', and there is none") }
    return .paths(operands.isEmpty ? ["."] : operands)
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

  private static func failingLevel(_ value: String?) throws(UsageError) -> Configuration.FailingLevel? {
    guard let value else { return nil }
    guard let level = Configuration.FailingLevel(value) else {
      throw Arguments.unknown(value, for: failOn.name, outOf: Configuration.FailingLevel.words)
    }
    return level
  }

  private static func color(_ arguments: Arguments) throws(UsageError) -> StreamInfo.ColorChoice {
    guard let value = arguments.value(of: .color) else { return .auto }
    guard let choice = StreamInfo.ColorChoice(rawValue: value) else {
      throw Arguments.unknown(value, for: OptionInfo.color.name, outOf: StreamInfo.ColorChoice.allCases.map(\.rawValue))
    }
    return choice
  }

  private static func level(_ arguments: Arguments) throws(UsageError) -> Messages.Level {
    switch (arguments.contains(.quiet), arguments.contains(.verbose)) {
    case (true, true): throw UsageError("'--quiet' and '--verbose' exclude each other")
    case (true, false): .quiet
    case (false, true): .verbose
    case (false, false): .normal
    }
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

  private static func rules(_ ids: [String]) throws(UsageError) -> Set<String> {
    for id in ids where RuleCatalog.rule(id) == nil { throw unknownRule(id) }
    return Set(ids)
  }

  /// An error for an id that no rule has.
  static func unknownRule(_ id: String) -> UsageError {
    if let near = RuleCatalog.nearestID(to: id) {
      return UsageError("no rule is called '\(id)'; did you mean '\(near)'?")
    }
    return UsageError("no rule is called '\(id)'; 'introspect-lint rules' lists them")
  }
}
