/// How long the parts of a run took. Workers add to it at the same time.
struct Timings: Sendable {
  /// What was measured, and how long it took.
  struct Entry: Sendable {
    let name: String
    let duration: Duration
  }

  private struct Sums: Sendable {
    var phases: [Entry] = []
    var rules: [String: Duration] = [:]
    var files: [String: Duration] = [:]
  }

  private let clock = ContinuousClock()
  private let sums = Protected(Sums())

  /// Measures one step of the run; steps follow each other and are kept in that order.
  func measure<Result>(phase name: String, _ body: () -> Result) -> Result {
    measure(body) { sums, duration in
      if let index = sums.phases.firstIndex(where: { $0.name == name }) {
        sums.phases[index] = Entry(name: name, duration: sums.phases[index].duration + duration)
      } else {
        sums.phases.append(Entry(name: name, duration: duration))
      }
    }
  }

  /// Notes how long a rule took with one file.
  func note(rule id: String, _ duration: Duration) {
    sums.withValue { $0.rules[id, default: .zero] += duration }
  }

  /// Measures what is done with one file.
  func measure<Result>(file path: String, _ body: () -> Result) -> Result {
    measure(body) { $0.files[path, default: .zero] += $1 }
  }

  private func measure<Result>(_ body: () -> Result, _ note: (inout Sums, Duration) -> Void) -> Result {
    let start = clock.now
    let result = body()
    let duration = clock.now - start
    sums.withValue { note(&$0, duration) }
    return result
  }

  // MARK: - Report

  /// The table that `--timings` prints.
  ///
  /// - Parameter count: how many rules and how many files it names at most.
  func text(count: Int = 10) -> String {
    let sums = sums.withValue { $0 }
    let total = sums.phases.reduce(Duration.zero) { $0 + $1.duration }
    var text = Self.section("Phases, by the clock", sums.phases, of: total, note: "in all")
    text += Self.section(
      "Rules, over all threads", Self.longest(sums.rules, count), of: Self.sum(sums.rules), note: "all rules")
    text += Self.section(
      "Slowest files, over all threads", Self.longest(sums.files, count), of: Self.sum(sums.files),
      note: "all \(sums.files.count) files that were read closely")
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
    map { $0.measure(phase: name, body) } ?? body()
  }

  /// The same for what is done with one file.
  func measure<Result>(file path: String, _ body: () -> Result) -> Result {
    map { $0.measure(file: path, body) } ?? body()
  }
}
