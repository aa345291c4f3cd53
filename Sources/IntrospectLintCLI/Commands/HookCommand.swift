/// `introspect-lint hook print`: prints a hook for git, for repositories without a framework for hooks.
struct HookCommand: Sendable {
  private let context: CommandContext

  init(context: CommandContext) { self.context = context }

  private static let words = ["print"]
  private static let staged = OptionInfo("--staged", help: "the hook reports what is new in the index; the default")
  private static let wholeFiles = OptionInfo("--whole-files", help: "the hook reports all of a file with a new line")
  static let info = CommandInfo(
    name: "hook", summary: "print a pre-commit hook for git",
    usage: ["hook print [OPTION ...]"],
    description: """
      Prints a script for /bin/sh that checks what is staged before each commit:
        introspect-lint hook print > "$(git rev-parse --git-path hooks)/pre-commit"
        chmod +x "$(git rev-parse --git-path hooks)/pre-commit"
      """,
    operands: .words(words), options: [staged, wholeFiles, .help])

  func run(_ words: [String]) throws(UsageError) -> ExitStatus {
    guard let arguments = try context.arguments(words, for: Self.info) else { return .clean }
    guard let word = arguments.operands.first else { throw UsageError("'hook' takes 'print'") }
    guard word == "print" else { throw Arguments.unknown(word, for: "hook", outOf: Self.words) }
    if arguments.operands.count > 1 { throw UsageError("'hook print' takes no '\(arguments.operands[1])'") }
    return context.print(Self.script(wholeFiles: arguments.contains(Self.wholeFiles)))
  }

  /// The hook as a file of its own.
  private static func script(wholeFiles: Bool) -> String {
    """
    #!/bin/sh
    # Checks what is staged with introspect-lint. 'git commit --no-verify' goes past it.

    # Programs with a window start git with a short path.
    PATH=$PATH:/opt/homebrew/bin:/usr/local/bin

    # A commit without Swift files waits for nothing.
    if git diff --cached --quiet --no-ext-diff --diff-filter=d -- '*.swift'; then exit 0; fi

    if ! command -v introspect-lint > /dev/null; then
      echo 'pre-commit: introspect-lint is not on the path, so nothing was checked' >&2
      echo 'pre-commit: install it, or commit with --no-verify' >&2
      exit 1
    fi
    exec introspect-lint --quiet --staged\(wholeFiles ? " --whole-files" : "")

    """
  }
}
