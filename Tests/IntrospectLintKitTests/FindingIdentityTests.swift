import Foundation
import IntrospectLintKit
import IntrospectRules
import IntrospectSyntax
import Testing

/// What keeps a finding the same finding.
@Suite struct FindingIdentityTests {
  private func identities(_ text: String, _ faults: String..., rule: String = "some-rule") -> [FindingIdentity] {
    let source = SourceText(path: "/w/A.swift", text: text)
    let findings = faults.map { ReporterSample.finding($0, in: source, rule: rule) }
    return ReporterSample.report(source, findings).identities(relativeTo: "/w", from: "/")
  }

  private let view = "struct Feed: View {\n  var body: some View {\n    Text(a).fault(b, c)\n  }\n}\n"

  @Test("It names rule, path, declarations, code and number")
  func parts() {
    #expect(
      identities(view, "fault(b, c)") == [
        FindingIdentity(
          rule: "some-rule", path: "A.swift", symbol: "Feed.body", snippet: "fault ( b , c )", ordinal: 1)
      ])
  }

  @Test("Layout, comments, lines above and another declaration's name change nothing")
  func edits() {
    let edited = "struct Other {}\n\n" + view.replacingOne("fault(b, c)", with: "fault(\n  b, // why\n  c)")
    #expect(identities(edited, "fault(\n  b, // why\n  c)") == identities(view, "fault(b, c)"))
  }

  @Test("Another argument, another rule and another declaration make another finding")
  func differences() {
    let original = identities(view, "fault(b, c)")
    #expect(identities(view.replacingOne("b, c", with: "b, d"), "fault(b, d)") != original)
    #expect(identities(view, "fault(b, c)", rule: "other-rule") != original)
    #expect(identities(view.replacingOne("Feed", with: "List"), "fault(b, c)") != original)
  }

  @Test("Equal findings are numbered in the order of the file")
  func ordinals() {
    let source = SourceText(path: "/w/A.swift", text: "f(x); f(x)\n")
    let findings = [0, 6].map { start in
      Diagnostic(
        rule: "r", severity: .warning, message: "m", range: SourceRange(ByteOffset(start), ByteOffset(start + 4)))
    }
    let identities = ReporterSample.report(source, findings).identities(relativeTo: "/w", from: "/")
    #expect(identities.map(\.ordinal) == [1, 2])
    #expect(Set(identities.map(\.fingerprint)).count == 2)
  }
}

extension String {
  /// The text with the first `part` replaced.
  fileprivate func replacingOne(_ part: String, with other: String) -> String {
    guard let range = range(of: part) else { return self }
    return replacingCharacters(in: range, with: other)
  }
}
