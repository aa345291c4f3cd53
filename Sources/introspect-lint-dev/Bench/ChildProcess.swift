/// What one run of a program cost.
struct RunCost {
  /// In seconds, from the start to the end.
  let wall: Double
  /// In seconds, user and system together.
  let processor: Double
  /// The exit status; nil where a signal ended it.
  let status: Int32?
}

/// Starts programs and measures them. What they print goes into files: some programs do less where nobody reads.
struct ChildProcess {
  /// The program, and what it is given.
  let arguments: [String]
  var output = "/dev/null"
  var errors = "/dev/null"

  /// Runs the program to its end; nil where it cannot be started.
  ///
  /// - Parameter watch: called again and again, with the process, while the program runs.
  func run(watching watch: ((pid_t) -> Void)? = nil) -> RunCost? { start().flatMap { $0.finish(watching: watch) } }

  /// Starts the program; nil where that cannot be.
  func start() -> Running? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    var pointers = arguments.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    var process: pid_t = 0
    let start = Self.now()
    let result = posix_spawnp(&process, arguments[0], &actions, nil, &pointers, environ)
    return result == 0 ? Running(process: process, start: start) : nil
  }

  /// A program that was started.
  struct Running {
    fileprivate let process: pid_t
    fileprivate let start: Double

    /// Waits for its end; nil where the system does not tell of it.
    func finish(watching watch: ((pid_t) -> Void)? = nil) -> RunCost? {
      var status: Int32 = 0
      var usage = rusage()
      while true {
        let ended = wait4(process, &status, watch == nil ? 0 : WNOHANG, &usage)
        if ended == process { break }
        if ended < 0, errno != EINTR { return nil }
        watch?(process)
      }
      let wall = ChildProcess.now() - start
      let isExited = status & 0x7F == 0
      return RunCost(
        wall: wall, processor: ChildProcess.seconds(usage.ru_utime) + ChildProcess.seconds(usage.ru_stime),
        status: isExited ? (status >> 8) & 0xFF : nil)
    }
  }

  /// In seconds, from a point that does not move.
  static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  fileprivate static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }

  /// Whether a program of that name is to be found.
  static func exists(_ program: String) -> Bool {
    if program.contains("/") { return access(program, X_OK) == 0 }
    let folders = getenv("PATH").map { String(cString: $0) } ?? ""
    return folders.split(separator: ":").contains { access("\($0)/\(program)", X_OK) == 0 }
  }
}
