#if canImport(Darwin)
  @_exported import Darwin
#elseif canImport(Musl)
  @_exported import Musl
#else
  @_exported import Glibc
#endif

func writeError(_ text: String) { writeAll(Array(text.utf8), to: 2) }

/// Writes all of `bytes`, as long as somebody reads them.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) {
  bytes.withUnsafeBytes { buffer in
    var rest = buffer[...]
    while !rest.isEmpty {
      let written = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if written < 0, errno == EINTR { continue }
      if written <= 0 { return }
      rest = rest.dropFirst(written)
    }
  }
}
