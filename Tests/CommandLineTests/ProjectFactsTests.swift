import IntrospectLintCLI
import Testing

/// Deployment targets and the release of the library, found in the files of a project.
struct ProjectFactsTests {
  private static let call = "let a = List {}.introspect(.list, on: .iOS(.v16, .v17, .v18)) { $0.bounces = false }\n"

  private static func pins(_ version: String) -> String {
    """
    {
      "pins" : [
        {
          "identity" : "swiftui-introspect",
          "kind" : "remoteSourceControl",
          "location" : "https://github.com/siteline/swiftui-introspect",
          "state" : { "revision" : "0123456789012345678901234567890123456789", "version" : "\(version)" }
        }
      ],
      "version" : 2
    }
    """
  }

  private static func manifest(_ platforms: String) -> String {
    """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Feed",
      platforms: [\(platforms)],
      products: [.library(name: "Feed", targets: ["Feed"])],
      dependencies: [.package(url: "https://github.com/siteline/swiftui-introspect", from: "1.0.0")],
      targets: [.target(name: "Feed")])
    """
  }

  private static func project(_ settings: String...) -> String {
    let configurations = settings.enumerated().map { index, setting in
      """
      \t\tAAAAAAAAAAAAAAAAAAAAAA0\(index) /* Debug */ = {
      \t\t\tisa = XCBuildConfiguration;
      \t\t\tbuildSettings = {
      \t\t\t\t\(setting)
      \t\t\t};
      \t\t\tname = Debug;
      \t\t};

      """
    }
    let reference = """
      \t\tAAAAAAAAAAAAAAAAAAAAAAFF /* XCRemoteSwiftPackageReference "swiftui-introspect" */ = {
      \t\t\tisa = XCRemoteSwiftPackageReference;
      \t\t\trepositoryURL = "https://github.com/siteline/swiftui-introspect";
      \t\t\trequirement = {
      \t\t\t\tkind = upToNextMajorVersion;
      \t\t\t\tminimumVersion = 1.0.0;
      \t\t\t};
      \t\t};

      """
    return "// !$*UTF8*$!\n{\n\tarchiveVersion = 1;\n\tobjects = {\n\(configurations.joined())\(reference)\t};\n}\n"
  }

  private func doctor(_ files: [String: String]) -> [Substring] {
    Run("doctor", in: InMemoryFileSystem(files)).output.split(separator: "\n").map { $0.drop { $0 == " " } }
  }

  @Test func theOwnerIsTheNearestFolderWithAManifestOrAProject() {
    let lines = doctor([
      "Packages/Feed/Sources/Feed/A.swift": Self.call, "Packages/Feed/Package.swift": Self.manifest(".iOS(.v16), .macOS(.v10_15)"),
      "App/B.swift": Self.call, "App.xcodeproj/project.pbxproj": Self.project("IPHONEOS_DEPLOYMENT_TARGET = 17.2;", "IPHONEOS_DEPLOYMENT_TARGET = 18.0;"),
      "App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved": Self.pins("26.0.1"),
    ])
    #expect(lines.contains("project        this folder, 1 file that introspects"))
    #expect(lines.contains("targets iOS 17.2 to 18 (App.xcodeproj/project.pbxproj:8)"))
    #expect(lines.contains("project        'Packages/Feed', 1 file that introspects"))
    #expect(lines.contains("targets iOS 16 (Packages/Feed/Package.swift:5), macOS 10.15 (Packages/Feed/Package.swift:5)"))
    // What the package does not say comes from farther out.
    #expect(lines.count { $0 == "library 26.0.1 (App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved:7)" } == 2)
    #expect(lines.contains("in a target that the package offers as a library"))
  }

  @Test func aManifestBesideAProjectSpeaksForItsOwnTargetsOnly() {
    let files = [
      "Package.swift": Self.manifest(".macOS(.v15)"), "Sources/Feed/A.swift": Self.call, "App/B.swift": Self.call,
      "App.xcodeproj/project.pbxproj": Self.project("IPHONEOS_DEPLOYMENT_TARGET = 16.0;"),
    ]
    let lines = doctor(files)
    #expect(lines.contains("targets iOS 16 (App.xcodeproj/project.pbxproj:8)"))
    #expect(lines.contains("targets macOS 15 (Package.swift:5)"))
  }

  @Test(arguments: [
    ["Package.resolved": pins("26.0.1"), "Podfile.lock": "PODS:\n  - SwiftUIIntrospect (1.3.0)\n\nCOCOAPODS: 1.15.2\n"],
    ["Package.resolved": "{ broken"], ["Podfile.lock": "PODS:\n  - Alamofire (5.0.0)\n"], [:],
  ])
  func pinsThatDisagreeOrCannotBeReadAreUnknown(pins: [String: String]) {
    let files = ["A.swift": Self.call, "Package.swift": Self.manifest(".iOS(.v16)")].merging(pins) { $1 }
    #expect(doctor(files).contains("library at least 1.0.0, by a requirement; no pin names the release"))
  }

  /// Xcode resolves again where a pin is not enough, and keeps stale files in projects that ask for nothing.
  @Test func aPinThatNoRequirementConfirmsIsUnknown() {
    func lines(_ manifest: String, _ version: String) -> [Substring] {
      doctor(["A.swift": Self.call, "Package.swift": manifest, "Package.resolved": Self.pins(version)])
    }
    let asking = Self.manifest(".iOS(.v16)")
    let notAsking = "import PackageDescription\nlet package = Package(name: \"Feed\", targets: [.target(name: \"Feed\")])\n"
    #expect(lines(asking, "1.3.0").contains("library 1.3.0 (Package.resolved:7)"))
    #expect(lines(asking, "0.12.0").contains("library at least 1.0.0, by a requirement; no pin names the release"))
    #expect(lines(notAsking, "1.3.0").contains("library unknown; 'library:' in .lint.yml names it"))
    let pods = ["A.swift": Self.call, "Package.swift": notAsking, "Podfile.lock": "PODS:\n  - SwiftUIIntrospect (1.3.0)\n\nCOCOAPODS: 1.15.2\n"]
    #expect(doctor(pods).contains("library 1.3.0 (Podfile.lock:2)"))
  }

  /// A project that is opened by itself has pins of its own, and so has the workspace around it.
  @Test func pinsOfAProjectAndOfTheWorkspaceAroundItHaveToAgree() {
    func lines(_ outer: String) -> [Substring] {
      doctor([
        "Course/A.swift": Self.call, "Course/Course.xcodeproj/project.pbxproj": Self.project(""),
        "Course/Course.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved": Self.pins("1.3.0"),
        "App.xcworkspace/xcshareddata/swiftpm/Package.resolved": Self.pins(outer),
      ])
    }
    #expect(lines("26.0.1").contains("library at least 1.0.0, by a requirement; no pin names the release"))
    #expect(lines("1.3.0").contains { $0.hasPrefix("library 1.3.0 (Course/Course.xcodeproj/") })
  }

  @Test func aPinBoundsWhatListsAreAskedFor() {
    func run(_ version: String, _ configuration: String? = nil) -> String {
      var files = ["A.swift": Self.call, "Package.swift": Self.manifest(""), "Package.resolved": Self.pins(version)]
      files[".lint.yml"] = configuration
      return Run("A.swift", in: InMemoryFileSystem(files)).output
    }
    #expect(run("1.3.0").hasPrefix("no findings"))
    #expect(run("26.0.1").contains("warning: this closure never runs on iOS 26;"))
    #expect(run("27.0.0").contains("warning: this closure never runs on iOS 26 and 27;"))
    // A pin knows better than the configuration.
    #expect(run("26.0.1", "library: 27.0.0").contains("never runs on iOS 26;"))
  }

  @Test func aReleaseNewerThanTheRegistryIsNotJudgedAndSaysSo() {
    let files = InMemoryFileSystem([
      "A.swift": Self.call, "Package.swift": Self.manifest(""), "Package.resolved": Self.pins("99.1.0"),
    ])
    let run = Run("A.swift", in: files)
    #expect(run.status == .clean)
    #expect(run.errors.hasPrefix("introspect-lint: note: Package.resolved:7: release 99.1.0 of SwiftUI Introspect is newer than 27.0.0, "))
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  @Test func filesOfSettingsAreFollowedInsideTheRepositoryOnly() {
    let reference = """
      \t\tBBBBBBBBBBBBBBBBBBBBBB00 /* App.xcconfig */ = {isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
      \t\tAAAAAAAAAAAAAAAAAAAAAA00 /* Debug */ = {
      \t\t\tisa = XCBuildConfiguration;
      \t\t\tbaseConfigurationReference = BBBBBBBBBBBBBBBBBBBBBB00 /* App.xcconfig */;
      \t\t\tbuildSettings = {
      \t\t\t};
      \t\t\tname = Debug;
      \t\t};
      \t\tCCCCCCCCCCCCCCCCCCCCCC00 = {isa = PBXGroup; children = (BBBBBBBBBBBBBBBBBBBBBB00 /* App.xcconfig */, ); sourceTree = "<group>"; };
      \t\tDDDDDDDDDDDDDDDDDDDDDD00 = {isa = PBXProject; mainGroup = CCCCCCCCCCCCCCCCCCCCCC00; };

      """
    let project = "// !$*UTF8*$!\n{\n\tobjects = {\n\(reference)\t};\n\trootObject = DDDDDDDDDDDDDDDDDDDDDD00;\n}\n"
    func lines(_ more: [String: String]) -> [Substring] {
      doctor(["A.swift": Self.call, "App.xcodeproj/project.pbxproj": project].merging(more) { $1 })
    }
    #expect(
      lines(["App.xcconfig": "#include \"Base.xcconfig\"\n", "Base.xcconfig": "// the oldest\nIPHONEOS_DEPLOYMENT_TARGET = 15.0\n"])
        .contains("targets iOS 15 (Base.xcconfig:2)"))
    let unknown: Substring = "targets unknown; 'targets:' in .lint.yml names them"
    #expect(lines([:]).contains(unknown))
    #expect(lines(["App.xcconfig": "#include \"App.xcconfig\"\nIPHONEOS_DEPLOYMENT_TARGET = 15.0\n"]).contains(unknown))
    #expect(
      lines(["App.xcconfig": "#include \"../../etc/x.xcconfig\"\n", "/etc/x.xcconfig": "IPHONEOS_DEPLOYMENT_TARGET = 15.0\n"])
        .contains(unknown))
  }

  /// A project with one configuration that is based on a file.
  private func project(basedOn file: String, settings: String) -> String {
    """
    // !$*UTF8*$!
    {
    \tobjects = {
    \t\tBB = {isa = PBXFileReference; path = "\(file)"; sourceTree = "<group>"; };
    \t\tAA = {isa = XCBuildConfiguration; baseConfigurationReference = BB; buildSettings = { \(settings) }; name = Debug; };
    \t\tCC = {isa = PBXGroup; children = (BB, ); sourceTree = "<group>"; };
    \t\tDD = {isa = PBXProject; mainGroup = CC; };
    \t};
    \trootObject = DD;
    }

    """
  }

  @Test func aFileThatHasNoSayMayBeMissing() {
    func lines(_ file: String, _ settings: String, _ more: [String: String] = [:]) -> [Substring] {
      let project = project(basedOn: file, settings: settings)
      return doctor(["A.swift": Self.call, "App.xcodeproj/project.pbxproj": project].merging(more) { $1 })
    }
    let known: Substring = "targets iOS 16 (App.xcodeproj/project.pbxproj:5)"
    let unknown: Substring = "targets unknown; 'targets:' in .lint.yml names them"
    // The configuration goes over what its file says, for that platform alone.
    #expect(lines("Secrets.xcconfig", "IPHONEOS_DEPLOYMENT_TARGET = 16.0;").contains(known))
    #expect(lines("Secrets.xcconfig", "\"IPHONEOS_DEPLOYMENT_TARGET[sdk=iphoneos*]\" = 16.0;").contains(unknown))
    #expect(lines("Secrets.xcconfig", "SWIFT_VERSION = 6.0;").contains(unknown))
    // Files that CocoaPods makes say nothing of it.
    let pods = "Pods/Target Support Files/Pods-App/Pods-App.debug.xcconfig"
    #expect(lines(pods, "IPHONEOS_DEPLOYMENT_TARGET = 16.0;").contains(known))
    #expect(lines("Pods-App.debug.xcconfig", "MACOSX_DEPLOYMENT_TARGET = 13.0;").contains("targets macOS 13 (App.xcodeproj/project.pbxproj:5)"))
  }

  @Test func theCaseOfTheNameOfAFileOfSettingsDoesNotMatter() {
    let files = [
      "App.xcconfig": "#include \"common.xcconfig\"\n", "Common.xcconfig": "IPHONEOS_DEPLOYMENT_TARGET = 15.0\n",
      "A.swift": Self.call, "App.xcodeproj/project.pbxproj": project(basedOn: "app.xcconfig", settings: ""),
    ]
    #expect(doctor(files).contains("targets iOS 15 (Common.xcconfig:1)"))
    var two = files
    two["COMMON.xcconfig"] = "IPHONEOS_DEPLOYMENT_TARGET = 16.0\n"
    #expect(doctor(two).contains("targets unknown; 'targets:' in .lint.yml names them"))
  }

  @Test func theTargetBoundsTheTableOfAFinding() {
    let files = InMemoryFileSystem([
      "A.swift": "let a = List {}.introspect(.list, on: .iOS(.v16, .v17, .v18)) { $0.bounces = false }\n",
      "Package.resolved": Self.pins("26.0.1"), "App.xcodeproj/project.pbxproj": Self.project("IPHONEOS_DEPLOYMENT_TARGET = 17.0;"),
    ])
    let run = Run("A.swift", "--format", "pretty", in: files)
    #expect(run.output.contains("= iOS    17  18  26\n") && run.output.contains("= deployment target: iOS 17"))
  }
}
