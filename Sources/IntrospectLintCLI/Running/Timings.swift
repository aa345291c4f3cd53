import Dispatch

/// How long the parts of a run took. Workers add to it at the same time; all access goes through the semaphore, which
/// makes it safe to share.
final class Timings: @unchecked Sendable {
  /// What was measured, and how long it took.
  struct Entry: Sendable {
    let name: String
    let duration: Duration
  }

  private let clock = ContinuousClock()
  private let lock = DispatchSemaphore(value: 1)
  private var phases: [Entry] = []
  private var rules: [String: Duration] = [:]
  private var files: [String: Duration] = [:]

  init() {}

  /// Measures one step of the run; steps follow each other and are kept in that order.
  func measure<Result>(phase name: String, _ body: () -> Result) -> Result {
    let start = clock.now
    let result = body()
    let duration = clock.now - start
    locked {
      if let index = phases.firstIndex(where: { $0.name == name }) {
        phases[index] = Entry(name: name, duration: phases[index].duration + duration)
      } else {
        phases.append(Entry(name: name, duration: duration))
      }
    }
    return result
  }

  /// Notes how long a rule took with one file.
  func note(rule id: String, _ duration: Duration) { locked { rules[id, default: .zero] += duration } }

  /// Measures what is done with one file.
  func measure<Result>(file path: String, _ body: () -> Result) -> Result {
    let start = clock.now
    let result = body()
    let duration = clock.now - start
    locked { files[path, default: .zero] += duration }
    return result
  }

  private func locked(_ body: () -> Void) {
    lock.wait()
    defer { lock.signal() }
    body()
  }

  // MARK: - Report

  /// The table that `--timings` prints.
  ///
  /// - Parameter count: how many rules and how many files it names at most.
  func text(count: Int = 10) -> String {
    lock.wait()
    defer { lock.signal() }
    let total = phases.reduce(Duration.zero) { $0 + $1.duration }
    var text = Self.section("Phases, by the clock", phases, of: total, note: "in all")
    text += Self.section("Rules, over all threads", Self.longest(rules, count), of: Self.sum(rules), note: "all rules")
    text += Self.section(
      "Slowest files, over all threads", Self.longest(files, count), of: Self.sum(files),
      note: "all \(files.count) files that were read closely")
    return text
  }

  private static func longest(_ durations: [String: Duration], _ count: Int) -> [Entry] {
    let ordered = durations.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }
    return ordered.prefix(count).map { Entry(name: $0.key, duration: $0.value) }
  }

  private static func sum(_ durations: [String: Duration]) -> Duration { durations.values.reduce(.zero, +) }

  private static func section(_ title: String, _ entries: [Entry], of total: Duration, note: String) -> String {
    var text = "\(title)\n"
    for entry in entries {
      let share = total > .zero ? Int((entry.duration / total * 100).rounded()) : 0
      text += "\(milliseconds(entry.duration)) ms \(padded(String(share), to: 3)) %  \(entry.name)\n"
    }
    return text + "\(milliseconds(total)) ms        \(note)\n\n"
  }

  /// With two places behind the point, in columns.
  private static func milliseconds(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let hundredths = seconds * 100_000 + attoseconds / 10_000_000_000_000
    let fraction = String(hundredths % 100)
    return padded("\(hundredths / 100).\(fraction.count < 2 ? "0" : "")\(fraction)", to: 10)
  }

  private static func padded(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.utf8.count)) + text
  }
}

extension Optional<Timings> {
  /// Does the step, and measures it where somebody wants to know.
  func measure<Result>(phase name: String, _ body: () -> Result) -> Result {
    guard let self else { return body() }
    return self.measure(phase: name, body)
  }

  /// The same for what is done with one file.
  func measure<Result>(file path: String, _ body: () -> Result) -> Result {
    guard let self else { return body() }
    return self.measure(file: path, body)
  }
}
