extension FileSystem {
  /// The setting of Xcode that puts its script phases into a sandbox.
  static let sandboxSetting = "ENABLE_USER_SCRIPT_SANDBOXING"

  /// The same files in that sandbox: what may not be done there says why.
  func inScriptSandbox() -> FileSystem {
    let files = self
    var result = self
    result.kind = { path throws(Failure) in
      do throws(Failure) { return try files.kind(path) } catch { throw Self.reading(error) }
    }
    result.entries = { path throws(Failure) in
      do throws(Failure) { return try files.entries(path) } catch { throw Self.reading(error) }
    }
    result.read = { path, buffer throws(Failure) in
      do throws(Failure) { try files.read(path, &buffer) } catch { throw Self.reading(error) }
    }
    result.write = { path, bytes throws(Failure) in
      do throws(Failure) { try files.write(path, bytes) } catch { throw Self.writing(error) }
    }
    result.replace = { path, old, new throws(Failure) in
      do throws(Failure) { try files.replace(path, old, new) } catch { throw Self.writing(error) }
    }
    return result
  }

  private static func reading(_ failure: Failure) -> Failure {
    denial(failure, "read only what the phase has as input")
  }

  private static func writing(_ failure: Failure) -> Failure {
    denial(failure, "write only what the phase has as output")
  }

  private static func denial(_ failure: Failure, _ allowed: String) -> Failure {
    guard failure == .notPermitted else { return failure }
    return .other("\(failure.reason); with \(sandboxSetting), Xcode lets a script phase \(allowed)")
  }
}
