import Testing

@testable import LintBench

struct TreePlanTests {
  private let plan = TreePlan(.app, .medium)

  private func folder(of path: String) -> Substring { path[..<(path.lastIndex(of: "/") ?? path.startIndex)] }

  @Test func theSamePlanGivesTheSameFiles() {
    let first = TreePlan(.app, .small)
    let second = TreePlan(.app, .small)
    #expect(first.files() == second.files())
    for file in first.files() where file.isSwift { #expect(first.contents(of: file) == second.contents(of: file)) }
    #expect(first.files() != TreePlan(.app, .small, seed: 2).files())
  }

  /// What a later change of the generator must not change unnoticed, for baselines are compared over time.
  @Test func theBytesAreTheOnesOfToday() {
    let plan = TreePlan(.app, .small)
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for file in plan.files() {
      for byte in Array(file.path.utf8) + plan.contents(of: file) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    #expect(hash == Self.smallTreeHash, "raise the revision of the plan")
  }

  private static let smallTreeHash: UInt64 = 0x67B3_72EC_1EDA_5C98

  @Test func sharesAreThoseOfRepositories() {
    let files = plan.files()
    let swift = files.filter(\.isSwift)
    #expect(swift.count == 4_000)
    #expect(Set(files.map(\.path)).count == files.count)
    #expect((0.45...0.5).contains(Double(swift.count) / Double(files.count)))
    #expect((0.005...0.007).contains(Double(swift.filter(\.isHit).count) / Double(swift.count)))
    let folders = Set(files.map { folder(of: $0.path) })
    let bundled = folders.filter { $0.contains(".xcassets/") || $0.hasSuffix(".lproj") }
    #expect((0.4...0.6).contains(Double(bundled.count) / Double(folders.count)))
    #expect((3.7...5).contains(Double(files.count) / Double(folders.count)))
    #expect(!swift.contains { $0.path.contains(".xcassets/") || $0.path.contains(".lproj/") })
  }

  @Test func sizesHaveThePercentilesOfRepositories() {
    let sizes = plan.files().filter(\.isSwift).map(\.size).sorted()
    func percentile(_ share: Double) -> Int { sizes[Int(Double(sizes.count - 1) * share)] }
    #expect((2_200...2_800).contains(percentile(0.5)))
    #expect((11_500...14_500).contains(percentile(0.9)))
    #expect((45_000...75_000).contains(percentile(0.99)))
    #expect((5_000...8_000).contains(sizes.reduce(0, +) / sizes.count))
  }

  @Test func aFileIsAboutAsLongAsPlanned() {
    let plan = TreePlan(.app, .small)
    for file in plan.files() where file.isSwift {
      let length = plan.contents(of: file).count
      #expect(length >= file.size && length <= file.size + 1_500, "\(file.path)")
    }
  }

  @Test func onlyHitsHoldTheWordsThatAreLookedFor() {
    let words = ["introspect", ".extract(", "Representable", "HostingController", "HostingView"]
    for plan in [TreePlan(.app, .small), TreePlan(.hits, .small)] {
      for file in plan.files() where file.isSwift {
        let text = String(decoding: plan.contents(of: file), as: UTF8.self)
        #expect(words.contains { text.contains($0) } == file.isHit, "\(file.path)")
      }
    }
    #expect(TreePlan(.hits, .small).files().allSatisfy { $0.isHit == $0.isSwift })
  }

  @Test func sizesLieOnTheCurve() {
    let sizes = FileSizes()
    #expect(sizes.size(at: 0) == 60)
    #expect(sizes.size(at: 50_000) == 2_500)
    #expect(sizes.size(at: 95_000) == 20_300)
    #expect((0..<100_000).allSatisfy { sizes.size(at: $0) <= sizes.size(at: $0 + 1) || $0 == 99_999 })
  }
}
