/// What is done about the fixes that findings offer.
struct FixOptions: Sendable {
  enum Target: Sendable {
    /// The files themselves; for a source on standard input, standard output.
    case files
    /// A diff on standard output; nothing is written.
    case diff
  }

  let target: Target
  /// Whether fixes that need a look are applied too.
  let takesUnsafe: Bool

  static let fix = OptionInfo("--fix", help: "apply the safe fixes; report what is left")
  static let diff = OptionInfo("--diff", help: "print what --fix would change, for 'git apply'")
  static let unsafeFixes = OptionInfo("--unsafe-fixes", help: "with these or --xcode-fixits: fixes to look at, too")

  /// Nil where only a report is wanted.
  init?(_ arguments: Arguments) throws(UsageError) {
    takesUnsafe = arguments.contains(Self.unsafeFixes)
    switch (arguments.contains(Self.fix), arguments.contains(Self.diff)) {
    case (true, true): throw UsageError("'--fix' and '--diff' exclude each other: a diff changes no file")
    case (true, false): target = .files
    case (false, true): target = .diff
    case (false, false):
      if takesUnsafe, !arguments.contains(LintOptions.xcodeFixIts) {
        throw UsageError("'--unsafe-fixes' needs '--fix' or '--diff' beside it")
      }
      return nil
    }
  }
}
