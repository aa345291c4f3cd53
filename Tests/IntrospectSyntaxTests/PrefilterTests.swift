import IntrospectSyntax
import Testing

struct PrefilterTests {
  private func hits(_ bytes: [UInt8]) -> Bool { bytes.withUnsafeBufferPointer { Prefilter.hits($0) } }

  /// Blocks are looked at as a whole, so each place in a block, and each distance to the end, is a case of its own.
  @Test(arguments: Prefilter.needles.map(\.description))
  func findsANeedleAtAnyPlace(needle: String) {
    for before in 0..<150 {
      for after in [0, 1, 3, 4, 5, 63, 64, 100] {
        let bytes = Array(repeating: UInt8(ascii: "x"), count: before) + Array(needle.utf8)
          + Array(repeating: UInt8(ascii: "."), count: after)
        if !hits(bytes) { Issue.record("missed after \(before) and before \(after) bytes") }
      }
    }
  }

  @Test(arguments: Prefilter.needles.map(\.description))
  func isNotMisledByPartsOfANeedle(needle: String) {
    let filler = Array(repeating: UInt8(ascii: " "), count: 70)
    for index in needle.utf8.indices {
      var part = needle
      part.replaceSubrange(index...index, with: "_")
      #expect(!hits(filler + Array(part.utf8) + filler))
    }
    #expect(!hits(filler + Array(needle.utf8.dropLast())))
    #expect(!hits(Array(needle.utf8.dropFirst()) + filler))
  }

  @Test(arguments: [
    "// by introspecting the type", "let introspection = value", "archive.extract(entry)", "x.extract(from: archive)",
    "x.extract( as : Row.self)", "x.extract()", "path.extract(\n  state.file,\n", "x.extract(self)",
  ])
  func proseAndOtherCallsDoNotCount(text: String) { #expect(!hits(Array(text.utf8))) }

  @Test(arguments: [
    "introspect", "introspect(", "introspectScrollView", "introspect_", "introspect-lint", "Introspecting",
    "Introspection", "SwiftUIIntrospect", "introspected introspect(", "row.extract(UIScrollView.self)",
    "row.extract( A.B.self , ", "row.extract(\n  UIScrollView.self\n)", "row.extract(Box<A, B>.self)",
    "row.extract(/* type */ A.self)", "row.extract(`Type`.self)", "row.extract(",
    "zip.extract(entry); row.extract(A.self)",
  ])
  func namesAndCallsThatMayTakeATypeCount(text: String) { #expect(hits(Array(text.utf8))) }

  @Test(arguments: Prefilter.hosts.map(\.description))
  func aHostCountsWhereAViewIsAdded(host: String) {
    for distance in 0..<70 {
      let filler = String(repeating: " ", count: distance)
      #expect(hits(Array("\(host)(rootView: row)\(filler)addSubview".utf8)), "\(distance) bytes behind")
      #expect(hits(Array("insertArrangedSubview\(filler)\(host)".utf8)), "\(distance) bytes before")
      #expect(!hits(Array("\(host)(rootView: row)\(filler)addSubvie".utf8)))
    }
    #expect(!hits(Array("present(\(host)(rootView: row))".utf8)))
    #expect(hits(Array("present(\(host)(rootView: row)).introspect(".utf8)), "what follows counts all the same")
  }

  @Test(arguments: (Prefilter.hosts + Prefilter.listedHosts).map(\.description))
  func aHostCountsWhereHostsAreListed(host: String) {
    let bytes = Array("cell.contentConfiguration = \(host) {".utf8)
    #expect(!hits(bytes))
    #expect(bytes.withUnsafeBufferPointer { Prefilter.hits($0, listsHosts: true) })
  }

  @Test func whatIsOnlyListedIsNotJudged() { #expect(!hits(Array("addSubview(view) UIHostingConfiguration {".utf8))) }

  @Test func anEmptyFileHoldsNothing() { #expect(!hits([])) }
}
