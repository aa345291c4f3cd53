/// Ends the program, which the fuzzer takes for a fault, unless `condition` holds.
func check(_ condition: Bool, _ message: @autoclosure () -> String) {
  if !condition { fatalError(message()) }
}

/// The bytes that the fuzzer hands over.
func bytes(_ start: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8] {
  Array(UnsafeBufferPointer(start: start, count: count))
}
