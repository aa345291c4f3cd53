import IntrospectFacts
import Testing

struct RegistryExtensionTests {
  private let avatar = ViewTypeFacts(
    callForm: "avatar", swiftType: "AvatarType", swiftUIView: "Avatar", since: nil,
    spans: [NativeSpan(.iOS, versions: [16, 17], nativeClasses: ["AvatarView"])])

  @Test("A project's own view type joins the registry")
  func ownViewType() {
    let registry = Registry.current.extended(with: [avatar])
    #expect(registry.viewType(callForm: "avatar")?.nativeClass(on: .iOS, 17) == "AvatarView")
    #expect(registry.viewType(callForm: "avatar")?.since(on: .iOS, 17) == nil)
    #expect(registry.viewTypes.count == Registry.current.viewTypes.count + 1)
  }

  @Test("A project's own constant on a type of the library is added where the library has none")
  func ownConstant() {
    let more = ViewTypeFacts(
      callForm: "list", swiftType: "ListType", swiftUIView: "List", since: nil,
      spans: [NativeSpan(.iOS, versions: [12, 13], nativeClasses: ["OldTable"])])
    let registry = Registry.current.extended(with: [more])
    let list = registry.viewType(callForm: "list")
    #expect(list?.nativeClass(on: .iOS, 12) == "OldTable")
    #expect(list?.nativeClass(on: .iOS, 13) == "UITableView")
    #expect(list?.firstVersion(on: .iOS) == 12)
    #expect(registry.versions(on: .iOS).first == 13)
  }

  @Test("A newer library brings newer versions")
  func newerLibrary() {
    let future = Registry(
      viewTypes: [
        ViewTypeFacts(
          callForm: "list", swiftType: "ListType", swiftUIView: "List", since: nil,
          spans: [NativeSpan(.iOS, versions: [27, 28], nativeClasses: ["UICollectionView"])])
      ], source: "a checkout")
    #expect(future.newestVersion(on: .iOS) == 28)
    #expect(future.newestVersion(on: .tvOS) == 27)
    #expect(future.isKnown(28, on: .iOS))
    #expect(!Registry.current.isKnown(28, on: .iOS))
  }

  @Test(
    "A release of the library knows the versions that it came after",
    arguments: [("27.0.0", OSVersion(27)), ("26.0.1", 26), ("1.3.0", 18), ("1.1.4", 17), ("0.5.2", 16)])
  func newestVersionKnown(library: String, version: OSVersion) throws {
    let library = try #require(LibraryVersion(library))
    #expect(Registry.current.newestVersion(on: .iOS, knownTo: library) == version)
  }

  @Test("Before 0.11.0 the library knew nothing of visionOS")
  func noVision() {
    #expect(Registry.current.newestVersion(on: .visionOS, knownTo: LibraryVersion(0, 10, 0)) == nil)
  }
}
