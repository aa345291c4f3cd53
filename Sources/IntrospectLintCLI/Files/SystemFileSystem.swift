// Of files, streams and the environment, what differs between systems stands here and nowhere else.
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension FileSystem {
  /// The files of this machine.
  public static let system = FileSystem(
    workingDirectory: { SystemFiles.workingDirectory() },
    kind: { path throws(Failure) in try SystemFiles.kind(of: path) },
    entries: { directory throws(Failure) in try SystemFiles.entries(of: directory) },
    read: { path, buffer throws(Failure) in try SystemFiles.read(path, into: &buffer) },
    write: { path, bytes throws(Failure) in try SystemFiles.write(bytes, to: path) },
    realPath: { SystemFiles.realPath(of: $0) },
    append: { path, bytes throws(Failure) in try SystemFiles.write(bytes, to: path, isAppending: true) },
    replace: { path, old, new throws(Failure) in try SystemFiles.replace(path, holding: old, with: new) },
    standardInput: { () throws(Failure) in
      var buffer = ReadBuffer()
      try SystemFiles.read(STDIN_FILENO, into: &buffer)
      return buffer.bytes
    },
    sourceEntries: { directory throws(Failure) in try SystemFiles.entries(of: directory, matter: SystemFiles.mattersToWalk) })
}

extension LintTool {
  /// Runs the tool on this machine with the arguments of the process, and ends the process.
  public static func main() -> Never {
    // Whoever started the process may have asked for broken pipes to be ignored, and children inherit that.
    signal(SIGPIPE, SIG_DFL)
    // A limit on the size of files is an error like a full disk, and no reason to leave files half written.
    signal(SIGXFSZ, SIG_IGN)
    Interruption.unblockSignals()
    SystemFiles.fillClosedStreams()
    let tool = LintTool(
      files: .system, processes: .system, interruption: .system, environment: SystemFiles.environment(),
      outputStream: SystemFiles.stream(STDOUT_FILENO), errorStream: SystemFiles.stream(STDERR_FILENO),
      processorCount: SystemFiles.processorCount(),
      output: { SystemFiles.write($0, to: STDOUT_FILENO) }, errors: { SystemFiles.write($0, to: STDERR_FILENO) })
    // The tool stays until the process ends, and with it what its run leaves behind.
    withExtendedLifetime(tool) { exit(tool.run(Array(CommandLine.arguments.dropFirst())).rawValue) }
  }
}

private enum SystemFiles {
  static func workingDirectory() -> String { realPath(of: ".") ?? "/" }

  /// Keeps the numbers of streams that whoever started the process has closed from files that are opened later: what is
  /// written to standard error must not get into one of them. To use such a stream still fails.
  static func fillClosedStreams() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest free number is taken, which is this one.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  static func processorCount() -> Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Whether somebody reads the stream in a terminal, and how wide that is.
  static func stream(_ descriptor: Int32) -> StreamInfo {
    guard isatty(descriptor) == 1 else { return StreamInfo() }
    var size = winsize()
    let isKnown = withUnsafeMutablePointer(to: &size) { ioctl(descriptor, UInt(TIOCGWINSZ), $0) } == 0
    return StreamInfo(isTerminal: true, width: isKnown && size.ws_col > 0 ? Int(size.ws_col) : nil)
  }

  /// The variables that the tool looks at.
  static func environment() -> [String: String] {
    var values: [String: String] = [:]
    func value(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
    for name in LintTool.environmentNames + ScriptInputs.variables(value) { values[name] = value(name) }
    return values
  }

  static func realPath(of path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  static func kind(of path: String) throws(FileSystem.Failure) -> FileSystem.Kind {
    var status = stat()
    guard stat(path, &status) == 0 else { throw failure() }
    return kind(ofMode: status.st_mode)
  }

  /// - Parameter matter: whether an entry is wanted, by its name and its kind, where the directory tells that.
  static func entries(
    of directory: String, matter: (UnsafePointer<CChar>, FileSystem.Kind?) -> Bool = { _, _ in true }
  ) throws(FileSystem.Failure) -> [FileSystem.Entry] {
    guard let stream = directory.withCString({ opendir($0) }) else { throw failure() }
    defer { closedir(stream) }
    var entries: [FileSystem.Entry] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        if errno != 0 { throw failure() }
        return entries
      }
      // The name is read in place: the imported tuple is shorter than a name may be on some file systems.
      let name = UnsafeRawPointer(entry).advanced(by: MemoryLayout<dirent>.offset(of: \.d_name) ?? 0)
        .assumingMemoryBound(to: CChar.self)
      let kind = kind(ofEntryType: Int32(entry.pointee.d_type))
      if isDotOrDotDot(name) || !matter(name, kind) { continue }
      let valid = String(validatingCString: name)
      entries.append(
        FileSystem.Entry(
          name: valid ?? String(cString: name), kind: kind ?? self.kind(of: name, in: dirfd(stream)),
          isNameValid: valid != nil))
    }
  }

  /// Whether a walk that looks for sources wants to know of an entry: folders, links, sources, and hidden names, some of
  /// which say what is left out. Most files of an app are none of these, and cost nothing so.
  static func mattersToWalk(_ name: UnsafePointer<CChar>, _ kind: FileSystem.Kind?) -> Bool {
    guard kind == .file else { return kind != .other }
    if name[0] == CChar(bitPattern: UInt8(ascii: ".")) { return true }
    let length = strlen(name)
    return length > 6 && strcmp(name + (length - 6), ".swift") == 0
  }

  static func read(_ path: String, into buffer: inout ReadBuffer) throws(FileSystem.Failure) {
    buffer.clear()
    // Handed over as it is: a string that becomes an argument by itself is copied first.
    let descriptor = path.withCString { open($0, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw failure() }
    defer { close(descriptor) }
    try read(descriptor, into: &buffer)
  }

  static func read(_ descriptor: Int32, into buffer: inout ReadBuffer) throws(FileSystem.Failure) {
    while true {
      let count = try buffer.fill { (free) throws(FileSystem.Failure) in
        while true {
          #if canImport(Glibc)
            let count = Glibc.read(descriptor, free.baseAddress, free.count)
          #elseif canImport(Musl)
            let count = Musl.read(descriptor, free.baseAddress, free.count)
          #else
            let count = Darwin.read(descriptor, free.baseAddress, free.count)
          #endif
          if count >= 0 { return count }
          if errno != EINTR { throw failure() }
        }
      }
      if count == 0 { return }
    }
  }

  static func write(_ bytes: [UInt8], to path: String, isAppending: Bool = false) throws(FileSystem.Failure) {
    let descriptor = open(path, O_WRONLY | O_CREAT | (isAppending ? O_APPEND : O_TRUNC) | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure() }
    let start = isAppending ? lseek(descriptor, 0, SEEK_END) : 0
    let isWhole = write(bytes, to: descriptor)
    var failure = failure()
    // Half a report would be taken for a whole one.
    if !isWhole, start >= 0 { _ = ftruncate(descriptor, start) }
    // Some file systems tell of a full disk only here.
    let isClosed = close(descriptor) == 0
    if isWhole, !isClosed { failure = self.failure() }
    guard isWhole, isClosed else { throw failure }
  }

  /// Writes a new file beside the old one and gives it the name of that: whatever happens, one of the two is there.
  static func replace(_ path: String, holding old: [UInt8], with bytes: [UInt8]) throws(FileSystem.Failure) {
    // Of several runs that fix at the same time, the second sees what the first has written.
    let locked = try lockedFile(path)
    defer { close(locked) }
    var buffer = ReadBuffer(capacity: old.count + 1)
    try read(locked, into: &buffer)
    guard buffer.withBytes({ $0.elementsEqual(old) }) else { throw .changed }
    var status = stat()
    // The name could be given to a new file where the old one may not be written.
    guard fstat(locked, &status) == 0, access(path, W_OK) == 0 else { throw failure() }
    let (temporary, descriptor) = try temporaryFile(in: PathName.parentName(of: path))
    var isDone = write(bytes, to: descriptor)
    // The owner stays as far as that is allowed; it comes first, since it takes some permissions away.
    _ = fchown(descriptor, status.st_uid, status.st_gid)
    isDone = isDone && fchmod(descriptor, status.st_mode & 0o7777) == 0 && (fsync(descriptor) == 0 || errno == EINVAL)
    var failure = failure()
    if close(descriptor) != 0, isDone { (isDone, failure) = (false, self.failure()) }
    if isDone, rename(temporary, path) != 0 { (isDone, failure) = (false, self.failure()) }
    guard !isDone else { return }
    unlink(temporary)
    throw failure
  }

  /// Opens a file that no other run writes before the descriptor is closed.
  private static func lockedFile(_ path: String) throws(FileSystem.Failure) -> Int32 {
    while true {
      let descriptor = open(path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw failure() }
      do throws(FileSystem.Failure) { try lock(descriptor) } catch {
        close(descriptor)
        throw error
      }
      // Whoever held it may have given its name to another file.
      var opened = stat()
      var named = stat()
      if fstat(descriptor, &opened) == 0, stat(path, &named) == 0, opened.st_dev == named.st_dev,
        opened.st_ino == named.st_ino
      {
        return descriptor
      }
      close(descriptor)
    }
  }

  /// Waits until nobody else holds the file; where files cannot be locked, nobody does.
  private static func lock(_ descriptor: Int32) throws(FileSystem.Failure) {
    // Another run holds it for as long as it takes to write one file.
    for _ in 0..<500 {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return }
      if errno == EINTR { continue }
      guard errno == EWOULDBLOCK else { return }
      usleep(10_000)
    }
    throw .other("another program has locked it")
  }

  /// A file that was not there before and that only its owner may read.
  private static func temporaryFile(in folder: String) throws(FileSystem.Failure) -> (path: String, descriptor: Int32) {
    // A run that was killed may have left some behind.
    for number in 0..<100 {
      let path = PathName.join(folder, ".introspect-lint-\(getpid())-\(number)")
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      if descriptor >= 0 { return (path, descriptor) }
      if errno != EEXIST { break }
    }
    throw failure()
  }

  /// Writes all of `text`, as long as somebody reads it: a closed pipe ends the process quietly.
  static func write(_ text: String, to descriptor: Int32) -> Bool { write(Array(text.utf8), to: descriptor) }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let pointer = UnsafeRawBufferPointer(rebasing: rest)
        #if canImport(Glibc)
          let written = Glibc.write(descriptor, pointer.baseAddress, pointer.count)
        #elseif canImport(Musl)
          let written = Musl.write(descriptor, pointer.baseAddress, pointer.count)
        #else
          let written = Darwin.write(descriptor, pointer.baseAddress, pointer.count)
        #endif
        if written < 0 {
          if errno == EINTR { continue }
          if errno == EAGAIN {
            // A descriptor that somebody else made non-blocking: wait until it takes more.
            var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
            poll(&waiting, 1, -1)
            continue
          }
          // Nobody reads any more, which is how `| head` ends.
          return errno == EPIPE
        }
        rest = rest.dropFirst(written)
      }
      return true
    }
  }

  private static func failure() -> FileSystem.Failure {
    switch errno {
    case ENOENT, ENOTDIR: .missing
    case EACCES, EPERM: .notPermitted
    default: .other(String(cString: strerror(errno)).lowercased())
    }
  }

  private static func kind(ofMode mode: mode_t) -> FileSystem.Kind {
    switch mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .directory
    case S_IFLNK: .link
    default: .other
    }
  }

  /// Nil where the file system does not say and has to be asked again.
  private static func kind(ofEntryType type: Int32) -> FileSystem.Kind? {
    switch type {
    case Int32(DT_REG): .file
    case Int32(DT_DIR): .directory
    case Int32(DT_LNK): .link
    case Int32(DT_UNKNOWN): nil
    default: .other
    }
  }

  private static func kind(of name: UnsafePointer<CChar>, in directory: Int32) -> FileSystem.Kind {
    var status = stat()
    guard fstatat(directory, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return .other }
    return kind(ofMode: status.st_mode)
  }

  private static func isDotOrDotDot(_ name: UnsafePointer<CChar>) -> Bool {
    let dot = CChar(bitPattern: UInt8(ascii: "."))
    return name[0] == dot && (name[1] == 0 || (name[1] == dot && name[2] == 0))
  }
}
