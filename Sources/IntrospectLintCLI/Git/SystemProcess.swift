// What differs between systems when a program is started stands here and nowhere else.
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import Dispatch

extension ProcessLauncher {
  /// The programs of this machine, started without a shell.
  public static let system = ProcessLauncher { (request) throws(Failure) in
    var process = try SystemProcess(request)
    return try process.finish(within: request.timeout)
  }
}

/// A program that runs, with the ends of the pipes that lead to it.
private struct SystemProcess {
  private let id: pid_t
  private var output: Stream
  private var errors: Stream

  /// What comes out of the program over one descriptor, which is closed at its end.
  private struct Stream {
    var descriptor: Int32
    var bytes: [UInt8] = []
    var isOpen = true

    mutating func close() {
      if isOpen { closeDescriptor(descriptor) }
      isOpen = false
    }
  }

  /// Held from the making of pipes to the start of the program: no other one that starts meanwhile gets their ends.
  private static let starting = DispatchSemaphore(value: 1)

  init(_ request: ProcessLauncher.Request) throws(ProcessLauncher.Failure) {
    Self.starting.wait()
    defer { Self.starting.signal() }
    precondition(request.input.count <= ProcessLauncher.inputLimit, "input has to fit into a pipe")
    let input = try Self.pipe()
    // The reading end is still open here, so that no signal ends this process if nobody reads.
    let isWritten = request.input.withUnsafeBytes {
      $0.isEmpty || write(input.write, $0.baseAddress, $0.count) == $0.count
    }
    closeDescriptor(input.write)
    guard isWritten else {
      closeDescriptor(input.read)
      throw .other("cannot write to a pipe")
    }
    let output: (read: Int32, write: Int32)
    let errors: (read: Int32, write: Int32)
    do throws(ProcessLauncher.Failure) { output = try Self.pipe() } catch {
      closeDescriptor(input.read)
      throw error
    }
    do throws(ProcessLauncher.Failure) { errors = try Self.pipe() } catch {
      for descriptor in [input.read, output.read, output.write] { closeDescriptor(descriptor) }
      throw error
    }
    defer { for descriptor in [input.read, output.write, errors.write] { closeDescriptor(descriptor) } }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input.read, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output.write, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errors.write, STDERR_FILENO)
    var id: pid_t = 0
    let result = Self.withPointers([request.program] + request.arguments) { arguments in
      Self.withPointers(Self.variables(of: request)) { variables in
        posix_spawnp(&id, request.program, &actions, nil, arguments, variables)
      }
    }
    guard result == 0 else {
      closeDescriptor(output.read)
      closeDescriptor(errors.read)
      throw result == ENOENT ? .missing : .other(String(cString: strerror(result)).lowercased())
    }
    self.id = id
    self.output = Stream(descriptor: output.read)
    self.errors = Stream(descriptor: errors.read)
  }

  /// Reads what the program writes until it ends.
  mutating func finish(within seconds: Int) throws(ProcessLauncher.Failure) -> ProcessLauncher.Output {
    let deadline = DispatchTime.now() + .seconds(seconds)
    defer {
      output.close()
      errors.close()
    }
    while output.isOpen || errors.isOpen {
      guard let rest = Self.milliseconds(until: deadline) else { throw end(after: seconds) }
      var waiting = [output, errors].filter(\.isOpen)
        .map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
      guard poll(&waiting, nfds_t(waiting.count), rest) >= 0 || errno == EINTR else { throw end(after: seconds) }
      for ready in waiting where ready.revents != 0 {
        if ready.fd == output.descriptor { Self.take(&output) } else { Self.take(&errors) }
      }
    }
    // It may close its output before it ends.
    var status: Int32 = 0
    while true {
      let ended = waitpid(id, &status, WNOHANG)
      if ended == id { break }
      if ended < 0, errno != EINTR { throw .other(String(cString: strerror(errno)).lowercased()) }
      guard Self.milliseconds(until: deadline) != nil else { throw end(after: seconds) }
      usleep(1000)
    }
    let signal = status & 0x7F
    guard signal == 0 else { throw .ended(signal: signal) }
    return ProcessLauncher.Output(
      status: (status >> 8) & 0xFF, output: output.bytes, errors: String(decoding: errors.bytes, as: UTF8.self))
  }

  private func end(after seconds: Int) -> ProcessLauncher.Failure {
    kill(id, SIGKILL)
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    return .timedOut(seconds)
  }

  private static func take(_ stream: inout Stream) {
    let size = 1 << 16
    var count = 0
    let chunk = [UInt8](unsafeUninitializedCapacity: size) { buffer, initialized in
      count = read(stream.descriptor, buffer.baseAddress, size)
      initialized = max(0, count)
    }
    if count > 0 { stream.bytes += chunk } else if count == 0 || errno != EINTR { stream.close() }
  }

  /// Nil where it has passed.
  private static func milliseconds(until deadline: DispatchTime) -> Int32? {
    let now = DispatchTime.now().uptimeNanoseconds
    guard now < deadline.uptimeNanoseconds else { return nil }
    return Int32(clamping: (deadline.uptimeNanoseconds - now) / 1_000_000 + 1)
  }

  private static func variables(of request: ProcessLauncher.Request) -> [String] {
    var variables = request.variables
    for name in request.inheritedVariables where variables[name] == nil {
      variables[name] = getenv(name).map { String(cString: $0) }
    }
    return variables.map { "\($0.key)=\($0.value)" }.sorted()
  }

  /// A pipe that no program inherits but the one that is given it.
  private static func pipe() throws(ProcessLauncher.Failure) -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    #if canImport(Glibc)
      let isMade = Glibc.pipe(&ends) == 0
    #elseif canImport(Musl)
      let isMade = Musl.pipe(&ends) == 0
    #else
      let isMade = Darwin.pipe(&ends) == 0
    #endif
    if isMade { for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) } }
    guard isMade else { throw .other(String(cString: strerror(errno)).lowercased()) }
    return (ends[0], ends[1])
  }

  /// Hands out C strings, with a null behind the last one.
  private static func withPointers<Result>(
    _ words: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    var pointers = words.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    return pointers.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { preconditionFailure("the null at the end is always there") }
      return body(base)
    }
  }
}

private func closeDescriptor(_ descriptor: Int32) { _ = close(descriptor) }
