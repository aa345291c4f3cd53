import IntrospectFacts
import IntrospectRules

extension Forecast {
  /// So many places of a group are named, so that all of it is one screen.
  private static let limit = 5

  /// One screen for people, with the commands to type next.
  ///
  /// - Parameter paths: what the run was about, as a shell takes it; empty for the current folder.
  public func text(paths: String = "") -> String {
    let seen = "\(ReportText.count(calls.count, "introspection call")) in \(ReportText.count(fileCount, "file"))"
    let others = otherCallCount > 0 ? "; \(otherCallCount) more for other platforms only" : ""
    var lines = ["\(target.displayName): \(seen)\(others)", ""]
    for group in Group.allCases {
      let count = String(calls(in: group).count)
      lines.append("  \(String(repeating: " ", count: max(0, 5 - count.count)))\(count)  \(group.title)")
    }
    for group in Group.allCases where group != .runs {
      let details = details(of: group)
      if !details.isEmpty { lines += ["", group.title] + details }
    }
    let next = ForecastAdvice(self, paths: paths).lines
    if !next.isEmpty { lines += ["", "next"] + next.map { "  " + $0 } }
    return lines.joined(separator: "\n") + "\n"
  }

  private func details(of group: Group) -> [String] {
    switch group {
    case .runs: []
    case .bumpIsSafe, .classChanged, .range: places(of: calls(in: group))
    case .otherReason, .unknown: reasons(of: calls(in: group))
    }
  }

  private func places(of calls: [Call]) -> [String] {
    shortened(calls.map { "  \($0.printedPlace): \($0.outlook.name)\(remark(on: $0))" })
  }

  private func remark(on call: Call) -> String {
    switch call.outlook.fate {
    case .changesClass(let version, let classes):
      let change = "from \(target.platform.name) \(version.displayName) on \(classes.joined(separator: " or "))"
      return ": \(change); belongs in a second modifier"
    default: return call.outlook.nativeClass.map { " (\($0))" } ?? ""
    }
  }

  /// Each reason with how often it holds and where first, the commonest first.
  private func reasons(of calls: [Call]) -> [String] {
    var reasons: [(words: String, calls: [Call])] = []
    for call in calls {
      let words = call.outlook.fate.words(for: target) ?? ""
      if let index = reasons.firstIndex(where: { $0.words == words }) {
        reasons[index].calls.append(call)
      } else {
        reasons.append((words, [call]))
      }
    }
    // Sorting is not stable by itself.
    let ordered = reasons.enumerated().sorted { left, right in
      (-left.element.calls.count, left.offset) < (-right.element.calls.count, right.offset)
    }.map(\.element)
    return shortened(
      ordered.map { reason in
        let first = reason.calls[0]
        let rest = reason.calls.count > 1 ? ", and \(reason.calls.count - 1) more" : ""
        return "  \(reason.calls.count)  \(reason.words)\n     \(first.printedPlace): \(first.outlook.name)\(rest)"
      })
  }

  private func shortened(_ lines: [String]) -> [String] {
    guard lines.count > Self.limit else { return lines }
    return lines.prefix(Self.limit) + ["  and \(lines.count - Self.limit) more; '--format json' names all"]
  }
}

extension Forecast.Call {
  fileprivate var printedPlace: String { "\(ReportText.printablePath(path)):\(place.line):\(place.column)" }
}

/// What to type after a forecast.
private struct ForecastAdvice {
  let lines: [String]

  init(_ forecast: Forecast, paths: String) {
    let target = "\(forecast.target.platform.name) \(forecast.target.version.displayName)"
    let end = paths.isEmpty ? "" : " " + paths
    let fates = forecast.calls.map(\.outlook.fate)
    var commands: [(command: String, purpose: String)] = []
    func add(_ command: String, _ purpose: String) { commands.append((command + end, purpose)) }
    if fates.contains(.extendable) {
      add("introspect-lint bump \(target) --diff", "what bump would change")
      add("introspect-lint bump \(target) --checklist CHECKLIST.md", "change it, and list what to try by hand")
    }
    let needed = fates.compactMap { fate -> LibraryVersion? in
      if case .silent(.libraryTooOld(let needed, _, _)) = fate { needed } else { nil }
    }.max()
    // How a package is updated hangs on who manages packages.
    if let needed {
      add("introspect-lint forecast \(target)", "once SwiftUI Introspect is updated to \(needed) or later")
    }
    let rules = ["stale-version-list", "version-gap"]
    let isAskingForLint = fates.contains { fate in
      switch fate {
      case .changesClass, .silent(.endsEarlier), .silent(.gap), .silent(.mixedClasses), .silent(.empty): true
      default: false
      }
    }
    if isAskingForLint {
      add("introspect-lint " + rules.map { "--only \($0)" }.joined(separator: " "), "the lists that end too early")
    }
    let isAskingForLibrary = fates.contains { fate in
      switch fate {
      case .unknown(.ownLibrary), .unknown(.newerLibrary), .unknown(.newerVersion): true
      default: false
      }
    }
    if isAskingForLibrary {
      add("introspect-lint forecast \(target) --registry PATH", "with the library's own sources")
    }
    let width = (commands.map(\.command.count).max() ?? 0) + 2
    lines = commands.map { command, purpose in
      command + String(repeating: " ", count: width - command.count) + "# " + purpose
    }
  }
}
