// What differs between systems where signals are held back stands here and nowhere else.
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Interruption {
  /// The signals of this process. Needs no handler: they are blocked, and arrive as ever when that ends.
  ///
  /// Other threads do not take them meanwhile, since those of Dispatch block them all.
  public static let system = Interruption { body in
    var held = sigset_t()
    var before = sigset_t()
    sigemptyset(&held)
    for signal in signals { sigaddset(&held, signal) }
    pthread_sigmask(SIG_BLOCK, &held, &before)
    let asking = signals.filter { !isIgnored($0) }
    body {
      var pending = sigset_t()
      sigemptyset(&pending)
      sigpending(&pending)
      return asking.contains { sigismember(&pending, $0) == 1 }
    }
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  /// Takes signals again that whoever started the process has blocked: children inherit that, mostly by accident.
  static func unblockSignals() {
    var all = sigset_t()
    sigemptyset(&all)
    for signal in signals { sigaddset(&all, signal) }
    pthread_sigmask(SIG_UNBLOCK, &all, nil)
  }

  private static let signals = [SIGHUP, SIGINT, SIGQUIT, SIGTERM]

  /// Whether whoever started the process has asked it to pass over the signal, as `nohup` does.
  private static func isIgnored(_ number: Int32) -> Bool {
    // There is no other way to ask that is spelled the same on all systems.
    let handler = signal(number, SIG_DFL)
    _ = signal(number, handler)
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
