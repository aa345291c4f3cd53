import IntrospectFacts
import IntrospectRules
import IntrospectSyntax
import Testing

/// Which versions of a platform may reach the only call of a source.
private func versions(of platform: Platform, in source: String) -> [Int] {
  let structure = FileStructure(SourceText(path: "Test.swift", text: source))
  guard let site = structure.callSites.first else { return [] }
  let place = PlaceConditions(of: site, in: structure.tokens)
  return platform.versions.filter { place.mayRun($0, on: platform) }.map { $0.major }
}

private let call = "x.introspect(.list, on: .iOS(.v16)) { _ in }"
private let mobile = [13, 14, 15, 16, 17, 18, 26, 27]
private let mac = [10, 11, 12, 13, 14, 15, 26, 27]

@Suite struct PlaceConditionsTests {
  @Test(arguments: [
    ("os(iOS)", mobile, [], []),
    ("!os(iOS)", [], mobile, mac),
    ("os(macOS)", [], [], mac),
    ("os(iOS) || os(tvOS)", mobile, mobile, []),
    ("os(watchOS)", [], [], []),
    ("canImport(UIKit)", mobile, mobile, []),
    ("canImport(AppKit)", mobile, [], mac),
    ("canImport(AppKit) && !targetEnvironment(macCatalyst)", [], [], mac),
    ("targetEnvironment(macCatalyst)", mobile, [], []),
    ("!targetEnvironment(macCatalyst)", mobile, mobile, mac),
    ("targetEnvironment(simulator)", mobile, mobile, mac),
    ("canImport(SwiftUIIntrospect)", mobile, mobile, mac),
    ("!canImport(SwiftUIIntrospect)", [], [], []),
    ("canImport(Charts)", mobile, mobile, mac),
    ("DEBUG", mobile, mobile, mac),
    ("!DEBUG && os(macOS)", [], [], mac),
    ("swift(>=6.0)", mobile, mobile, mac),
    ("compiler(<5.9) && os(iOS)", mobile, [], []),
  ])
  func readsBuildConditions(condition: String, iOS: [Int], tvOS: [Int], macOS: [Int]) {
    let source = "#if \(condition)\n\(call)\n#endif"
    #expect(versions(of: .iOS, in: source) == iOS)
    #expect(versions(of: .tvOS, in: source) == tvOS)
    #expect(versions(of: .macOS, in: source) == macOS)
  }

  @Test func takesEarlierBranchesAsFalse() {
    let source = "#if os(iOS)\ny\n#elseif os(macOS)\ny\n#else\n\(call)\n#endif"
    #expect(versions(of: .iOS, in: source) == [])
    #expect(versions(of: .macOS, in: source) == [])
    #expect(versions(of: .tvOS, in: source) == mobile)
    // A flag that is not known may be off.
    #expect(versions(of: .iOS, in: "#if DEBUG\ny\n#else\n\(call)\n#endif") == mobile)
  }

  @Test(arguments: [
    ("#available(iOS 16, *)", [16, 17, 18, 26, 27], mobile),
    ("#unavailable(iOS 16)", [13, 14, 15], []),
    ("#available(iOS 16.4, *)", [16, 17, 18, 26, 27], mobile),
    ("#available(macOS 13, *)", mobile, mobile),
    ("#available(iOS 16, tvOS 17, *)", [16, 17, 18, 26, 27], [17, 18, 26, 27]),
    ("#available(iOS 17, *), flag", [17, 18, 26, 27], mobile),
    // On the phone iOS has the say, on the Mac Catalyst has.
    ("#available(iOS 26, macCatalyst 18, *)", [18, 26, 27], mobile),
  ])
  func readsChecks(check: String, iOS: [Int], tvOS: [Int]) {
    let source = "func f() { if \(check) { \(call) } }"
    #expect(versions(of: .iOS, in: source) == iOS)
    #expect(versions(of: .tvOS, in: source) == tvOS)
  }

  @Test(arguments: [
    ("#available(iOS 16, *)", [13, 14, 15], []),
    // 16.0 to 16.3 come here, the rest of 16 does not.
    ("#available(iOS 16.4, *)", [13, 14, 15, 16], []),
    ("#available(iOS 16, tvOS 17, *)", [13, 14, 15], [13, 14, 15, 16]),
    // It may be the flag that failed.
    ("#available(iOS 17, *), flag", mobile, mobile),
  ])
  func readsTheElseOfChecks(check: String, iOS: [Int], tvOS: [Int]) {
    let source = "func f() { if \(check) { y } else { \(call) } }"
    #expect(versions(of: .iOS, in: source) == iOS)
    #expect(versions(of: .tvOS, in: source) == tvOS)
  }

  @Test func readsAttributes() {
    let source = "@available(iOS 17, macOS 10.15.4, *)\nstruct V { var body: some View { \(call) } }"
    #expect(versions(of: .iOS, in: source) == [17, 18, 26, 27])
    #expect(versions(of: .macOS, in: source) == mac)
    #expect(versions(of: .iOS, in: "@available(iOS, introduced: 17)\nfunc f() { \(call) }") == [17, 18, 26, 27])
    #expect(versions(of: .tvOS, in: "@available(iOS, introduced: 17)\nfunc f() { \(call) }") == mobile)
  }
}
