import IntrospectFacts
import IntrospectRules

extension Retirement {
  /// For people: what can go, with what to write instead, and what higher targets would add.
  ///
  /// - Parameter paths: what the run was about, as a shell takes it; empty for the current folder.
  public func text(paths: String = "") -> String {
    var seen = "\(ReportText.count(calls.count + unreadCount, "introspection call")) in "
      + ReportText.count(fileCount, "file")
    if unreadCount > 0 { seen += "; \(unreadCount) that cannot be read" }
    if calls.isEmpty { return seen + "\n" }
    var lines = [seen, ""]
    for group in Group.allCases where group != .raised || !asked.isEmpty {
      let count = String(calls(in: group).count)
      lines.append("  \(String(repeating: " ", count: max(0, 5 - count.count)))\(count)  \(title(of: group))")
    }
    for group in [Group.now, .raised] {
      let calls = calls(in: group)
      if !calls.isEmpty { lines += ["", title(of: group)] + calls.flatMap(words) }
    }
    let unknown = reasons
    if !unknown.isEmpty { lines += ["", title(of: .unknown)] + unknown }
    lines += priceLines + idleTargets.map { target in
      let (platform, version) = (target.platform.name, target.version.displayName)
      return "\nno call is in a file with a deployment target of \(platform) below \(version)"
    }
    if let next = next(paths) { lines += ["", "next", "  " + next] }
    return lines.joined(separator: "\n") + "\n"
  }

  private func title(of group: Group) -> String {
    switch group {
    case .now: "can go at the deployment target"
    case .raised: "more can go with \(askedWords)"
    case .higher: asked.isEmpty ? "can go with a higher target" : "can go with a target that is higher still"
    case .unknown: "can go, but nobody knows the target"
    case .silenced: "kept by a comment"
    case .partial: "in part: SwiftUI has something for some of it"
    case .nothing: "SwiftUI has nothing for it"
    }
  }

  private var askedWords: String {
    Platform.allCases.compactMap { platform in
      asked[platform].map { PlatformVersion(platform, $0).displayName }
    }.wordList()
  }

  /// A call, and below it what to write instead.
  private func words(of call: Call) -> [String] {
    let targets = call.ownTargets.map { platform, target in
      PlatformVersion(platform, target.lowest).displayName + (target.origin.map { " (\($0))" } ?? "")
    } + call.unknownPlatforms.map { "\($0.name) unknown" }
    let place = "\(ReportText.printablePath(call.path)):\(call.place.line):\(call.place.column)"
    return ["  \(place): \(call.covered.name); target \(targets.joined(separator: ", "))"]
      + replacements(of: call).map { "    '\($0.member)': \($0.words)" }
  }

  private func replacements(of call: Call) -> [(member: String, words: String)] {
    let versions = targets(of: call).filter { call.covered.platforms.contains($0.key) }
    return call.covered.uses.compactMap { use in
      use.modifier(from: versions).map { modifier in
        let since = call.covered.platforms.compactMap { platform in
          modifier.knownMinimum(on: platform).map { PlatformVersion(platform, $0).displayName }
        }
        let remark = modifier.note.map { "; \($0)" } ?? ""
        return (use.member ?? modifier.member, "\(modifier.replacement) from \(since.wordList())\(remark)")
      }
    }
  }

  /// Each reason why nobody knows, with how often it holds.
  private var reasons: [String] {
    let words = calls(in: .unknown).map { call -> String in
      guard !call.covered.platforms.isEmpty else {
        return call.covered.name.first == "."
          ? "the platforms of 'on:' cannot be read"
          : "no deployment target says where it runs; 'targets:' in .lint.yml or '--target' does"
      }
      let missing = call.unknownPlatforms.filter { asked[$0] == nil }.map(\.name).wordList()
      return "no deployment target of \(missing) is known; 'targets:' in .lint.yml or '--target' says it"
    }
    return Set(words).sorted().map { reason in "  \(words.count { $0 == reason })  \(reason)" }
  }

  private var priceLines: [String] {
    let prices = prices
    guard !prices.isEmpty || jointCount > 0 else { return [] }
    let width = prices.map(\.target.displayName.count).max() ?? 0
    var lines = ["", "by deployment target"]
    lines += prices.map { price in
      let name = price.target.displayName
      return "  \(name)\(String(repeating: " ", count: width - name.count))  \(price.callCount) more"
    }
    if jointCount > 0 { lines.append("  several at once: \(jointCount) more") }
    return lines
  }

  /// The command that names what the most effective target would let go.
  private func next(_ paths: String) -> String? {
    guard asked.isEmpty else { return nil }
    var best: Price?
    for price in prices where price.callCount > best?.callCount ?? 0 { best = price }
    guard let best else { return nil }
    let target = "\(best.target.platform.name)=\(best.target.version.displayName)"
    return "introspect-lint retire --target \(target)\(paths.isEmpty ? "" : " " + paths)  # names them"
  }
}
