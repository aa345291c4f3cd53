import IntrospectFacts
import IntrospectRules
import IntrospectSyntax
import Testing

private func summary(_ source: String) -> FileSummary {
  FileSummary(FileStructure(SourceText(path: "Test.swift", text: source)))
}

private func project(_ sources: String...) -> ProjectContext { ProjectContext(sources.map(summary)) }

@Suite struct ProjectContextTests {
  @Test func countsTheCallsThatNameAVersion() {
    let first = """
      a.introspect(.list, on: .iOS(.v16, .v17), .iOS(.v17), .tvOS(.v16)) { _ in }
      b.introspect(.carousel, on: .iOS(.v17)) { _ in }
      #if os(macOS)
        c.introspect(.list, on: .iOS(.v27)) { _ in }
      #endif
      """
    let second = "d.introspect(.list, on: .iOS(.v18...)) { _ in }\n// e.introspect(.list, on: .iOS(.v26)) { _ in }"
    for files in [[first, second], [second, first]] {
      let project = ProjectContext(files.map(summary))
      #expect(
        project.callsByVersion == [
          PlatformVersion(.iOS, 16): 1, PlatformVersion(.iOS, 17): 2, PlatformVersion(.iOS, 18): 1,
          PlatformVersion(.tvOS, 16): 1,
        ])
      #expect(project.newestVersionUsed == [.iOS: 18, .tvOS: 16])
    }
  }

  @Test(arguments: [
    ("extension View { func introspect<V, E>(_ v: V, on p: P<V, E>..., customize: (E) -> Void) -> some View { self } }", true),
    ("public struct iOSVersion: PlatformVersion {}", true),
    ("public enum PlatformViewVersion<Version, View, Entity> {}", true),
    ("extension View { func introspect<E>(_ kind: Kind, customize: (E) -> Void) -> some View { self } }", false),
    ("extension iOSVersion { static let later = iOSVersion { true } }", false),
    ("struct Introspector { func introspect(token: String, callback: () -> Void) {} }", false),
    // Compiled only where the library is not.
    ("#if !canImport(SwiftUIIntrospect)\nextension View { func introspect(_ v: Any, on p: Any...) -> Self { self } }\n#endif", false),
    ("#if canImport(SwiftUIIntrospect)\nimport SwiftUIIntrospect\n#else\nstruct iOSVersion {}\n#endif", false),
    ("#if canImport(SwiftUIIntrospect)\nstruct iOSVersion {}\n#endif", true),
    ("#if USE_COPY\nstruct iOSVersion {}\n#endif", true),
  ])
  func knowsACopyOfTheLibrary(source: String, isCopy: Bool) {
    #expect(project("let a = 1", source).holdsLibraryCopy == isCopy)
  }

  @Test func gathersFunctionsOfThatName() {
    let project = project(
      "extension View { func introspectTable(_ body: (UITableView) -> Void) -> some View { self } }",
      "#if !canImport(SwiftUIIntrospect)\nfunc introspectList(customize: () -> Void) {}\n#endif\nfunc inspect() {}")
    #expect(project.introspectFunctions.map(\.name) == ["introspectList", "introspectTable"])
    #expect(project.introspectFunctions.map(\.labels) == ["customize:", "_:"])
    #expect(project.declaresFunction(named: "introspectTable"))
    #expect(!project.declaresFunction(named: "introspectList"))
  }

  @Test func gathersViewTypesAndVersions() {
    let project = project(
      """
      extension IntrospectableViewType where Self == RulerType { static var ruler: Self { .init() } }
      extension iOSViewVersion<RulerType, UIView> {
        static let v15 = Self(for: .v15), v16 = Self(for: .v16)
        var name: String { "" }
      }
      """,
      """
      extension IntrospectableViewType where Self == My.DialType { static func dial(style: Style) -> Self { .init() } }
      extension macOSViewVersion where SwiftUIViewType == My.DialType, PlatformSpecificEntity == NSView {
        static let v12 = make()
      }
      extension tvOSViewVersion { static var anything: Self { make() } }
      extension PlatformViewVersionPredicate { static func linux(_ versions: Int...) -> Self { make() } }
      """)
    #expect(project.viewTypes == ["ruler": ["RulerType"], "dial": ["My.DialType"]])
    #expect(project.declaredVersions(of: "RulerType", on: .iOS) == ["v15", "v16"])
    #expect(project.declaredVersions(of: "RulerType", on: .macOS) == [])
    #expect(project.declaredVersions(of: "My.DialType", on: .macOS) == ["v12"])
    // Some constant there may be for any type.
    #expect(project.declaredVersions(of: "RulerType", on: .tvOS) == nil)
    #expect(project.declaresVersion("anything", of: "RulerType", on: .tvOS))
    #expect(!project.declaresVersion("v15", of: "My.DialType", on: .iOS))
    #expect(project.predicates == ["linux"])
  }
}
