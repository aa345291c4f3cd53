@testable import IntrospectLintKit
import IntrospectRules
import IntrospectSyntax
import Testing

/// The table of what a version list covers.
@Suite struct PrettyCoverageTests {
  private typealias Column = VersionCoverage.Column

  private static func rows(
    _ platform: String, _ columns: [(String, VersionCoverage.Cover, String?)], room: Int? = nil
  ) -> [String] {
    let columns = columns.map { Column(version: $0.0, cover: $0.1, nativeClass: $0.2) }
    let coverage = VersionCoverage(platform: platform, columns: columns, target: nil)
    return CoverageStrip(coverage: coverage).rows(.plain, room: room)
  }

  private static let list: [(String, VersionCoverage.Cover, String?)] = [
    ("16", .covered, "UICollectionView"), ("17", .covered, "UICollectionView"), ("18", .covered, "UICollectionView"),
    ("26", .missing, "UICollectionView"), ("27", .missing, "UICollectionView"),
  ]

  @Test func namesOneClass() {
    #expect(
      Self.rows("iOS", Self.list) == [
        "iOS    16  17  18  26  27",
        "yours   x   x   x   -   -",
        "class   C   C   C   C   C   C = UICollectionView",
      ])
  }

  /// The second class that begins with T gets its next letter.
  @Test func tellsClassesWithTheSameFirstLetterApart() {
    #expect(
      Self.rows("tvOS", [("9", .covered, "UITableView"), ("13", .missing, "UITextView")]) == [
        "tvOS    9  13",
        "yours   x   -",
        "class   T   E   T = UITableView, E = UITextView",
      ])
  }

  /// A name of one letter, a prefix alone, and names without a free letter of their own.
  @Test func findsALetterForEachClass() {
    let names = ["A", "UI", "NSUI", "AA"]
    #expect(
      Self.rows("iOS", names.enumerated().map { ("\($0.offset + 1)", .covered, $0.element) }) == [
        "iOS    1  2  3  4",
        "yours  x  x  x  x",
        "class  A  U  N  B   A = A, U = UI, N = NSUI, B = AA",
      ])
  }

  /// Nothing is missing where there is nothing.
  @Test func showsVersionsWithoutAClass() {
    #expect(
      Self.rows("iOS", [("13", .missing, nil), ("14", .covered, nil), ("16", .missing, "UICollectionView")]) == [
        "iOS    13  14  16",
        "yours   .   x   -",
        "class   .   .   C   C = UICollectionView, . = none",
      ])
  }

  @Test func showsWhatAnotherCallCovers() {
    #expect(
      Self.rows("iOS", [("15", .elsewhere, "UITableView"), ("16", .covered, "UICollectionView")]) == [
        "iOS    15  16",
        "yours   +   x   + = another call of this chain",
        "class   T   C   T = UITableView, C = UICollectionView",
      ])
  }

  @Test func makesRoomForVersionsOfMacOS() {
    #expect(
      Self.rows("macOS", [("10.15", .covered, "NSTableView"), ("11", .missing, "NSTableView")]) == [
        "macOS  10.15     11",
        "yours      x      -",
        "class      T      T   T = NSTableView",
      ])
    #expect(Self.rows("visionOS", [("1", .covered, nil)]).first == "visionOS  1")
  }

  /// The table takes 25 columns and the words 20.
  @Test func putsTheWordsBelowWhereTheyDoNotFitBeside() {
    #expect(Self.rows("iOS", Self.list, room: 48).count == 3)
    #expect(
      Self.rows("iOS", Self.list, room: 47) == [
        "iOS    16  17  18  26  27",
        "yours   x   x   x   -   -",
        "class   C   C   C   C   C",
        "C = UICollectionView",
      ])
  }

  @Test func standsBelowTheSourceLine() {
    let source = SourceText(path: "a.swift", text: "fault()\n")
    let columns = [
      Column(version: "15", cover: .covered, nativeClass: "UITableView"),
      Column(version: "16", cover: .missing, nativeClass: "UICollectionView"),
    ]
    let finding = PrettySample.finding(
      in: source, message: "'it' is wrong; it never runs", notes: [Diagnostic.Note("look it up")],
      coverage: [
        VersionCoverage(platform: "iOS", columns: columns, target: "15"),
        VersionCoverage(platform: "tvOS", columns: [columns[0]], target: nil),
      ])
    #expect(
      PrettySample.block(source, finding) == """
        warning[some-rule]: 'it' is wrong
         --> a.swift:1:1
          |
        1 | fault()
          | ^^^^^
          |
          = it never runs
          = iOS    15  16
            yours   x   -
            class   T   C   T = UITableView, C = UICollectionView
          = deployment target: iOS 15
          = tvOS   15
            yours   x
            class   T   T = UITableView
          = note: look it up

        """)
  }
}
