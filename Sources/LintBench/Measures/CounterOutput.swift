/// Reads what programs that count print.
public enum CounterOutput {
  /// The instructions that callgrind counted: `Collected : 9637435`.
  public static func instructions(inCallgrind text: String) -> Int? {
    for line in text.split(separator: "\n") where line.contains("Collected") {
      return line.split(separator: ":").last.flatMap { Int($0.filter { $0 != " " && $0 != "," }) }
    }
    return nil
  }

  /// The calls in the last line of the table of `strace -c`: `100.00 0.001 1 573 12 total`.
  public static func calls(inStrace text: String) -> Int? {
    for line in text.split(separator: "\n") where line.hasSuffix(" total") {
      let words = line.split(separator: " ")
      return words.count > 3 ? Int(words[3]) : nil
    }
    return nil
  }

  /// The largest number of kilobytes that `/proc/PID/status` says the process ever had: `VmHWM: 5120 kB`.
  public static func peakKilobytes(inStatus text: String) -> Int? {
    for line in text.split(separator: "\n") where line.hasPrefix("VmHWM:") {
      return line.split { $0 == " " || $0 == "\t" }.dropFirst().first.flatMap { Int($0) }
    }
    return nil
  }
}
