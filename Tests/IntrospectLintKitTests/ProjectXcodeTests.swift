import IntrospectFacts
import IntrospectLintKit
import IntrospectSyntax
import Testing

/// What is read from `project.pbxproj` and `.xcconfig` files.
struct ProjectXcodeTests {
  static let project = """
    // !$*UTF8*$!
    {
    \tarchiveVersion = 1;
    \tclasses = {
    \t};
    \tobjectVersion = 56;
    \tobjects = {

    /* Begin PBXFileReference section */
    \t\tF1 /* Base.xcconfig */ = {isa = PBXFileReference; lastKnownFileType = text.xcconfig; path = Base.xcconfig; \
    sourceTree = "<group>"; };
    \t\tF2 /* Root.xcconfig */ = {isa = PBXFileReference; name = Root.xcconfig; path = "My Config/Root.xcconfig"; \
    sourceTree = SOURCE_ROOT; };
    \t\tF3 /* Built.xcconfig */ = {isa = PBXFileReference; path = Built.xcconfig; sourceTree = BUILT_PRODUCTS_DIR; };
    /* End PBXFileReference section */

    \t\tG0 = {isa = PBXGroup; children = (G1 /* App */, S1, ); sourceTree = "<group>"; };
    \t\tG1 /* App */ = {isa = PBXGroup; children = (G2, ); path = App; sourceTree = "<group>"; };
    \t\tG2 /* Only a name */ = {isa = PBXGroup; children = (F1, F2, F3, ); name = Config; sourceTree = "<group>"; };
    \t\tS1 = {isa = PBXFileSystemSynchronizedRootGroup; path = Settings; sourceTree = "<group>"; };
    \t\tP1 /* Project object */ = {
    \t\t\tisa = PBXProject;
    \t\t\tattributes = {LastUpgradeCheck = 1500; };
    \t\t\tmainGroup = G0;
    \t\t\tprojectDirPath = "";
    \t\t};
    \t\tC1 /* Debug */ = {
    \t\t\tisa = XCBuildConfiguration;
    \t\t\tbaseConfigurationReference = F1 /* Base.xcconfig */;
    \t\t\tbuildSettings = {
    \t\t\t\tIPHONEOS_DEPLOYMENT_TARGET = 16.0;
    \t\t\t\t"IPHONEOS_DEPLOYMENT_TARGET[sdk=iphonesimulator*]" = 17.4;
    \t\t\t\tMACOSX_DEPLOYMENT_TARGET = "$(inherited)";
    \t\t\t\tOTHER = ("a b", "c\\"d", );
    \t\t\t\tQUOTED = 'x';
    \t\t\t};
    \t\t\tname = Debug;
    \t\t};
    \t\tC2 /* Release */ = {
    \t\t\tisa = XCBuildConfiguration;
    \t\t\tbaseConfigurationReference = F2;
    \t\t\tbuildSettings = {
    \t\t\t\tIPHONEOS_DEPLOYMENT_TARGET = "15.5";
    \t\t\t\tMACOSX_DEPLOYMENT_TARGET = 13;
    \t\t\t\tTVOS_DEPLOYMENT_TARGET = "$(TV)";
    \t\t\t\tXROS_DEPLOYMENT_TARGET = 1.0;
    \t\t\t};
    \t\t\tname = Release;
    \t\t};
    \t\tC3 = {isa = XCBuildConfiguration; baseConfigurationReference = F3; buildSettings = {}; };
    \t\tC4 = {isa = XCBuildConfiguration; baseConfigurationReferenceAnchor = S1; \
    baseConfigurationReferenceRelativePath = "iOS/App.xcconfig"; buildSettings = {}; };
    \t\tR1 /* XCRemoteSwiftPackageReference "swiftui-introspect" */ = {
    \t\t\tisa = XCRemoteSwiftPackageReference;
    \t\t\trepositoryURL = "https://github.com/siteline/swiftui-introspect";
    \t\t\trequirement = {
    \t\t\t\tkind = upToNextMajorVersion;
    \t\t\t\tminimumVersion = 1.1.3;
    \t\t\t};
    \t\t};
    \t};
    \trootObject = P1 /* Project object */;
    }

    """

  static let config = """
    // Shared // settings
    #include "../Base.xcconfig"
    #include? "Local.xcconfig" // may be missing
    IPHONEOS_DEPLOYMENT_TARGET = 16.0 // why not 15
    IPHONEOS_DEPLOYMENT_TARGET[sdk=iphoneos*][arch=arm64] = 15.0
    IPHONEOS_DEPLOYMENT_TARGET[config=Debug]=17
    MACOSX_DEPLOYMENT_TARGET = $(inherited)
    \tTVOS_DEPLOYMENT_TARGET\t=\t16.4
    XROS_DEPLOYMENT_TARGET =
    // MACOSX_DEPLOYMENT_TARGET = 12
    MY_IPHONEOS_DEPLOYMENT_TARGET = 9.0
    OTHER_SWIFT_FLAGS = -D A \\
    IPHONEOS_DEPLOYMENT_TARGET = 8.0
    PRODUCT_NAME = $(TARGET_NAME)

    """

  private func config(_ text: String) -> XcodeConfig {
    XcodeConfigReader.read(SourceText(path: "A.xcconfig", text: text))
  }

  private func project(_ text: String) -> XcodeProject? {
    XcodeProjectReader.read(SourceText(path: "project.pbxproj", text: text))
  }

  @Test func readsTheProject() throws {
    let source = SourceText(path: "project.pbxproj", text: Self.project)
    let project = try #require(XcodeProjectReader.read(source))
    #expect(project.deployment.settings.count == 7)
    #expect(project.deployment.lowest(on: .iOS)?.value == OSVersion(15, 5))
    #expect(project.deployment.highest(on: .iOS)?.value == OSVersion(17, 4))
    #expect(project.deployment.lowest(on: .iOS).map { source.text(in: $0.range) } == "\"15.5\"")
    #expect(project.deployment.lowest(on: .macOS)?.value == 13)
    #expect(project.deployment.lowest(on: .tvOS) == nil)
    #expect(project.deployment.lowest(on: .visionOS)?.value == 1)
    #expect(Platform.allCases.filter(project.deployment.hasUnknownValue) == [.tvOS, .macOS])
    #expect(
      project.configurationFiles.map(\.value) == [
        "App/Base.xcconfig", "My Config/Root.xcconfig", "Settings/iOS/App.xcconfig",
      ])
    #expect(project.unknownConfigurationFiles.map { source.text(in: $0) } == ["F3"])
    #expect(project.library.value == .atLeast(LibraryVersion(1, 1, 3)))
    #expect(project.library.located.map { source.text(in: $0.range) } == "1.1.3")
  }

  @Test func readsTheConfiguration() {
    let source = SourceText(path: "A.xcconfig", text: Self.config)
    let config = XcodeConfigReader.read(source)
    #expect(config.includes.map(\.path.value) == ["../Base.xcconfig", "Local.xcconfig"])
    #expect(config.includes.map(\.isOptional) == [false, true])
    #expect(config.deployment.settings.map { source.text(in: $0.range) } == [
      "16.0", "15.0", "17", "$(inherited)", "16.4", "",
    ])
    #expect(config.deployment.lowest(on: .iOS)?.value == 15)
    #expect(config.deployment.highest(on: .iOS)?.value == 17)
    #expect(config.deployment.highest(on: .tvOS)?.value == OSVersion(16, 4))
    #expect(Platform.allCases.filter(config.deployment.hasUnknownValue) == [.macOS, .visionOS])
  }

  @Test(arguments: [
    ("kind = upToNextMinorVersion; minimumVersion = 0.9.0;", .atLeast(LibraryVersion(0, 9, 0))),
    ("kind = versionRange; minimumVersion = 1.0.0; maximumVersion = 3.0.0;", .atLeast(LibraryVersion(1, 0, 0))),
    ("kind = exactVersion; version = \"1.4.0-beta.3\";", .exact(LibraryVersion(1, 4, 0, "beta.3"))),
    ("kind = branch; branch = main;", nil), ("kind = revision; revision = 0a;", nil), ("", nil),
    ("kind = exactVersion; minimumVersion = 1.0.0;", nil), ("minimumVersion = 1.0.0;", nil),
  ] as [(String, LibraryRequirement?)])
  func readsRequirements(requirement: String, expected: LibraryRequirement?) {
    let library = project(
      """
      {objects = {R = {isa = XCRemoteSwiftPackageReference;
      repositoryURL = "git@github.com:siteline/SwiftUI-Introspect.git";
      requirement = {\(requirement)};};};}
      """)?.library
    #expect(library?.value == expected)
    #expect(library != .nothing)
  }

  @Test func aLocalCopyIsUnknown() {
    let local = "L = {isa = XCLocalSwiftPackageReference; relativePath = \"../SwiftUI-Introspect\"; };"
    #expect(project("{objects = {\(local)};}")?.library.isUnknown == true)
    #expect(project("{objects = {};}")?.library == .nothing)
  }

  @Test(arguments: [
    "", "{", "{}", "<?xml version=\"1.0\"?><plist/>", "{objects = {A = {isa = B;};};", "{objects = {A = B;};} }",
    "{objects = {A = \"B;};}", "{objects = {A = (B;};}", "{objects = {/* };}", "{objects = {A = B\n<<<<<<< HEAD\n;};}",
    "\u{FEFF}", "\0{objects={};}", "{objects = {A = B};}",
  ])
  func whatIsNoProjectIsUnknown(text: String) { #expect(project(text) == nil) }

  @Test func groupsThatHoldEachOtherHaveNoPath() {
    let text = """
      {objects = {P = {isa = PBXProject;}; A = {isa = PBXGroup; children = (B, F); sourceTree = "<group>";};
      B = {isa = PBXGroup; children = (A); sourceTree = "<group>";}; F = {path = a; sourceTree = "<group>";};
      C = {isa = XCBuildConfiguration; baseConfigurationReference = F; };};}
      """
    #expect(project(text)?.unknownConfigurationFiles.count == 1)
  }

  @Test(arguments: [
    "IPHONEOS_DEPLOYMENT_TARGET = $(MIN)", "IPHONEOS_DEPLOYMENT_TARGET = 16.0;", "IPHONEOS_DEPLOYMENT_TARGET",
    "IPHONEOS_DEPLOYMENT_TARGET[sdk = 16.0", "IPHONEOS_DEPLOYMENT_TARGET[sdk=x] 16.0",
    "IPHONEOS_DEPLOYMENT_TARGET = 1 6",
  ])
  func oddSettingsAreUnknown(line: String) {
    #expect(config(line).deployment.settings.map(\.version) == [nil])
  }

  @Test(arguments: [
    "#include", "#include Base.xcconfig", "#include \"Base", "#includes", "#include? \"\"", "// #include \"a\"",
  ])
  func oddIncludesAreNone(line: String) { #expect(config(line).includes.isEmpty) }
}
