import Foundation
import IntrospectLintKit
import IntrospectRules
import IntrospectSyntax
import Testing

@testable import IntrospectLintKit

/// What code scanning demands of a log.
@Suite struct SARIFReporterTests {
  private let hard: Any

  init() throws { hard = try MachineSamples.object(.sarif, MachineSamples.hard) }

  private func text(_ path: String) -> String? { value(path, in: hard) as? String }
  private func number(_ path: String) -> Int? { value(path, in: hard) as? Int }

  @Test("The log names its version, its schema and one run with a driver")
  func log() {
    #expect(text("version") == "2.1.0")
    #expect(text("$schema")?.hasSuffix("sarif-2.1.0.json") == true)
    #expect((value("runs", in: hard) as? [Any])?.count == 1)
    #expect(text("runs.0.tool.driver.name") == "introspect-lint")
    #expect(text("runs.0.tool.driver.semanticVersion") == "9.8.7")
    #expect(text("runs.0.columnKind") == "utf16CodeUnits")
    #expect(text("runs.0.automationDetails.id") == "introspect-lint/")
  }

  @Test("Every rule of the catalogue has its texts, none of them empty or longer than is taken")
  func rules() throws {
    let rules = try #require(value("runs.0.tool.driver.rules", in: hard) as? [Any])
    #expect(rules.compactMap { value("id", in: $0) as? String } == RuleCatalog.all.map { $0.info.id })
    for rule in rules {
      for path in ["shortDescription.text", "fullDescription.text", "help.text", "help.markdown"] {
        let text = try #require(value(path, in: rule) as? String)
        #expect(!text.isEmpty)
        if path.hasPrefix("short") || path.hasPrefix("full") { #expect(text.count <= 1024) }
      }
      let level = try #require(value("defaultConfiguration.level", in: rule) as? String)
      #expect(["note", "warning", "error"].contains(level))
    }
  }

  @Test("A result has its place in UTF-16 code units, and its path as a URI relative to the repository")
  func result() {
    #expect(text("runs.0.results.0.ruleId") == "some-rule")
    #expect(text("runs.0.results.0.level") == "error")
    #expect(text("runs.0.results.0.message.text") == "'it' is wrong")
    let place = "runs.0.results.0.locations.0.physicalLocation"
    #expect(text(place + ".artifactLocation.uri") == "App/My%20Views/Feed.swift")
    #expect(number(place + ".region.startLine") == 2)
    // `let é = "` is 9 units, the family of seven scalars 11, `"; ` 3.
    #expect(number(place + ".region.startColumn") == 24)
    #expect(number(place + ".region.endLine") == 2)
    #expect(number(place + ".region.endColumn") == 29)
  }

  @Test("Notes are related locations, fixes are replacements")
  func parts() {
    let result = "runs.0.results.0"
    #expect(text(result + ".relatedLocations.0.message.text") == "it comes from here")
    #expect(number(result + ".relatedLocations.0.physicalLocation.region.startLine") == 1)
    #expect(number(result + ".relatedLocations.1.physicalLocation.region.startColumn") == 24)
    let replacement = result + ".fixes.0.artifactChanges.0.replacements.0"
    #expect(number(replacement + ".deletedRegion.startColumn") == 24)
    #expect(number(replacement + ".deletedRegion.endColumn") == 31)
    #expect(text(replacement + ".insertedContent.text") == "")
  }

  @Test("A path that begins like a scheme is none, and one outside the repository is a file's URI")
  func paths() throws {
    func uri(_ path: String) throws -> String? {
      let report = ReporterSample.report(SourceText(path: path, text: "x"), ReporterSample.finding("x", in: SourceText(path: path, text: "x")))
      let log = try MachineSamples.object(.sarif, report)
      return value("runs.0.results.0.locations.0.physicalLocation.artifactLocation.uri", in: log) as? String
    }
    #expect(try uri("/w/http:/é%.swift") == "http%3A/%C3%A9%25.swift")
    #expect(try uri("/elsewhere/A.swift") == "file:///elsewhere/A.swift")
  }

  @Test("A run without findings has an empty list of results")
  func clean() throws {
    let log = try MachineSamples.object(.sarif, MachineSamples.clean)
    #expect((value("runs.0.results", in: log) as? [Any])?.isEmpty == true)
  }

  @Test("A finding in an empty file stands at line 1, column 1, and has the fingerprint of the empty line")
  func placeless() throws {
    let log = try MachineSamples.object(.sarif, MachineSamples.placeless)
    let result = "runs.0.results.0"
    #expect(value(result + ".locations.0.physicalLocation.region.startLine", in: log) as? Int == 1)
    #expect(value(result + ".locations.0.physicalLocation.region.startColumn", in: log) as? Int == 1)
    #expect(value(result + ".level", in: log) as? String == "note")
  }

  @Test("Of too many findings the worst are kept, and a remark says how many are missing")
  func tooMany() throws {
    let source = SourceText(path: "A.swift", text: "a b")
    let notes = Array(repeating: ReporterSample.finding("a", in: source, .note), count: 25_000)
    let report = ReporterSample.report(source, notes + [ReporterSample.finding("b", in: source, .error)])
    let log = try MachineSamples.object(.sarif, report)
    let results = try #require(value("runs.0.results", in: log) as? [Any])
    #expect(results.count == 25_000)
    #expect(value("level", in: results[24_999]) as? String == "error")
    let context = ReportContext(workingDirectory: "/w", repositoryRoot: "/w", toolVersion: "1.0.0")
    #expect(ReportFormat.sarif.reporter(context).remarks(on: report).first?.contains("1 finding ") == true)
  }
}

/// The values of the action that computes these fingerprints, for its own inputs.
@Suite struct LineHashTests {
  @Test("Lines that differ in blanks and in line ends only hash alike")
  func upstream() {
    #expect(
      LineHashes(" a\nb\n  \t\tc\n d").hashes == [
        1: "271789c17abda88f:1", 2: "54703d4cd895b18:1", 3: "180aee12dab6264:1", 4: "a23a3dc5e078b07b:1",
      ])
  }

  @Test("A line end of two characters counts as one")
  func lineEnds() {
    #expect(LineHashes("import SwiftUI\n\nstruct V {}\n").hashes[1] == "3686d05082ad775e:1")
    #expect(
      LineHashes("import SwiftUI\r\n\r\nstruct V {}\r\n").hashes == LineHashes("import SwiftUI\n\nstruct V {}\n").hashes)
    #expect(LineHashes("a\rb\r").hashes == LineHashes("a\nb\n").hashes)
  }

  @Test("Equal lines are numbered")
  func equalLines() {
    // Each is followed by more than a block of the same, so that the hashes of the first ones agree.
    let hashes = LineHashes(String(repeating: "aaaaaaaaaaaaaaaaaaa\n", count: 20)).hashes
    let first = hashes[1]?.split(separator: ":")
    #expect(first?.last == "1")
    #expect(hashes[2] == first.map { "\($0[0]):2" })
    #expect(hashes[10] == first.map { "\($0[0]):10" })
  }
}
