import IntrospectFacts
import IntrospectRules
import IntrospectSyntax

/// What a person has to try after `bump`, in Markdown: what a program cannot know is how a closure looks on the system.
public struct BumpChecklist: Sendable {
  /// A call that runs on the version now and did not before.
  public struct Change: Sendable {
    public let typeName: String?
    public let name: String
    public let nativeClass: String?
    /// As the run named the file.
    public let path: String
    /// In the text after the change.
    public let line: Int
  }

  private let target: PlatformVersion
  public let changes: [Change]
  private let left: [BumpPlan.Left]
  private let rangeCount: Int

  /// - Parameters:
  ///   - before: all files that may hold a call whose list was changed.
  ///   - after: the same files, in the same order, after the change.
  ///   - left: what was not changed.
  ///   - rangeCount: how many ranges were not touched.
  public init(
    on target: PlatformVersion, _ before: [VersionSurvey], _ after: [VersionSurvey], left: [BumpPlan.Left],
    rangeCount: Int
  ) {
    self.target = target
    self.left = left
    self.rangeCount = rangeCount
    let (old, new) = (DecidedSurveys(before).calls, DecidedSurveys(after).calls)
    var changes: [Change] = []
    // No edit adds a call or takes one away.
    for (index, survey) in after.enumerated() where old[index].count == new[index].count {
      let lines = LineTable(survey.source)
      for (call, changed) in zip(old[index], new[index]) where call.fate != .runs && changed.fate == .runs {
        changes.append(
          Change(
            typeName: changed.typeName, name: changed.name, nativeClass: changed.nativeClass,
            path: survey.source.path, line: lines.line(of: changed.range.start)))
      }
    }
    self.changes = changes
  }

  /// - Parameter link: the path of a file from the root of the repository.
  public func markdown(link: (String) -> String) -> String {
    var text = "## \(target.displayName)\n\n"
    if changes.isEmpty {
      text += "No closure runs on \(target.displayName) that did not run there before.\n"
    } else {
      text +=
        "These closures run on \(target.displayName) now. The native class is the one they had; what they do with it "
        + "there has to be tried.\n\n"
      for change in changes {
        let screen = change.typeName.map { "**\($0)**, " } ?? ""
        let nativeClass = change.nativeClass.map { " (`\($0)`)" } ?? ""
        let place = Self.link(to: link(change.path), change.line)
        text += "- [ ] tried on \(target.displayName): \(screen)`\(change.name)`\(nativeClass), \(place)\n"
      }
    }
    guard !left.isEmpty || rangeCount > 0 else { return text }
    text += "\nNot changed:\n\n"
    for place in left {
      text += "- `\(place.name)`, \(Self.link(to: link(place.path), place.place.line)): \(place.words)\n"
    }
    if rangeCount > 0 {
      text += "- \(ReportText.count(rangeCount, "range")) over \(target.displayName), where nobody checks the class\n"
    }
    return text
  }

  private static func link(to path: String, _ line: Int) -> String {
    var address = ""
    for byte in path.utf8 {
      let scalar = Unicode.Scalar(byte)
      if scalar.isASCII, scalar.properties.isAlphabetic || "0123456789/._-+~".unicodeScalars.contains(scalar) {
        address.unicodeScalars.append(scalar)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        address += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    let name = ReportText.replacing("`", with: "'", in: ReportText.printablePath(path))
    return "[`\(name):\(line)`](\(address)#L\(line))"
  }
}
