import LintTestSupport
import Testing

/// What other tools read of the repository: hooks, plugins, the action.
@Suite struct FurnitureTests {
  private let hooks = Corpus.text(at: ".pre-commit-hooks.yaml") ?? ""
  private let manifest = Corpus.text(at: "Package.swift") ?? ""

  /// The hooks by id, each with its other keys as they are written.
  private var hooksByID: [String: [String: String]] {
    var hooks: [String: [String: String]] = [:]
    var id = ""
    for line in self.hooks.split(separator: "\n") where !line.contains("#") {
      let isFirst = line.hasPrefix("- ")
      let parts = line.dropFirst(2).split(separator: ":", maxSplits: 1).map { $0.drop { $0 == " " } }
      guard parts.count == 2 else { continue }
      if isFirst { id = String(parts[1]) } else { hooks[id, default: [:]][String(parts[0])] = String(parts[1]) }
    }
    return hooks
  }

  @Test func thereAreFourHooks() {
    let hooks = hooksByID
    #expect(
      hooks.keys.sorted() == [
        "introspect-lint", "introspect-lint-config", "introspect-lint-full", "introspect-lint-system",
      ])
    for (id, hook) in hooks {
      #expect(hook["require_serial"] == "true" && hook["name"] != nil && hook["description"] != nil)
      #expect(hook["language"] == (id.hasSuffix("-system") ? "system" : "swift"))
      #expect(hook["entry"]?.hasPrefix("introspect-lint") == true)
    }
    #expect(hooks["introspect-lint"]?["types"] == "[swift]" && hooks["introspect-lint-system"]?["types"] == "[swift]")
    let full = hooks["introspect-lint-full"]
    #expect(full?["pass_filenames"] == "false" && full?["always_run"] == "true")
    #expect(hooks["introspect-lint-config"]?["entry"] == "introspect-lint config check")
  }

  /// What makes a hook that is built from source quick, and the plugins too.
  @Test func thePackageNeedsNoOther() { #expect(!manifest.contains(".package(")) }

  @Test(arguments: ["IntrospectLintBuildTool", "IntrospectLint", "IntrospectLintFix"])
  func pluginsAreProducts(name: String) {
    #expect(manifest.contains(".plugin(name: \"\(name)\", targets: [\"\(name)\"])"))
    #expect(manifest.contains("path: \"Sources/Plugins/\(name)\""))
    #expect(Corpus.text(at: "Sources/Plugins/\(name)/\(name).swift")?.contains("@main\nstruct \(name): ") == true)
  }

  /// Linting asks for no permission; fixing does.
  @Test func onlyFixingWrites() {
    #expect(manifest.ranges(of: "permissions:").count == 1)
    #expect(manifest.ranges(of: "writeToPackageDirectory").count == 1)
    let fix = manifest.split(separator: ".plugin(").last { $0.contains("writeToPackageDirectory") }
    #expect(fix?.contains("\"introspect-lint-fix\"") == true)
  }
}
